import { asObject } from "../../project/project.ts";
import type { FieldContract } from "../../contracts.ts";
import type { Check } from "../check-context.ts";
import { finding } from "../finding.ts";
import { contractOf } from "../reading/read-field.ts";

export const filterFormat: Check = {
  slug: "filter-format",
  holds: "What a filter sends has the format of its parameter.",
  why: "The server refuses the question, and the list shows an error as soon as the filter is used.",
  *run({ readings, kinds, contracts }) {
    for (const use of readings.flatMap(({ fields }) => fields)) {
      const format = use.role === "filter" ? use.property?.format : undefined;
      const contract = contractOf(use, { kinds });
      const fits = contracts.fields.find(
        ({ formats }) => format !== undefined && formats.includes(format),
      )?.fits;
      if (format === undefined || !fits || !contract) continue;
      const isFit = (text: unknown) => typeof text !== "string" || fits(text, format);
      const sent = sentBy(contract, use.options);
      if (isFit(sent)) continue;
      const option = Object.keys(contract.control?.properties ?? {}).find((name) =>
        isFit(sentBy(contract, { ...use.options, [name]: true })),
      );
      yield finding(
        use.place,
        `a ${contract.kind} sends ${JSON.stringify(sent)}, but "${use.field}" has the format "${format}"`,
        option === undefined ? {} : { hint: `with "${option}": true it sends what fits` },
      );
    }
  },
};

/** The value for the first parameter, of the sample of a kind. */
function sentBy({ sample, send }: FieldContract, options: unknown): unknown {
  return sample === undefined ? undefined : send?.(sample, asObject(options) as never)[0];
}
