import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";
import { contractOf } from "../reading/read-field.ts";

export const filterParts: Check = {
  slug: "filter-parts",
  holds: "A value of two parts goes to two parameters, any other to one.",
  why: "Otherwise the end of a range is lost, and the list shows more than the filter says.",
  *run({ readings, kinds }) {
    for (const use of readings.flatMap(({ fields }) => fields)) {
      const contract = contractOf(use, { kinds });
      if (use.role !== "filter" || !contract) continue;
      const wanted = contract.parts ?? 1;
      const written = use.second ? 2 : 1;
      if (wanted === written) continue;
      yield finding(
        use.place,
        wanted === 2
          ? `the field kind ${contract.kind} has a value of two parts; name two parameters in "fields"`
          : `the field kind ${contract.kind} has one value; name its parameter in "field"`,
      );
    }
  },
};
