import type { OptionsSchema } from "../../contracts.ts";
import { kindOf, resolveField } from "../../plan/resolve-field.ts";
import type { FieldSource } from "../../plan/sources/part-source.ts";
import type { Check } from "../check-context.ts";
import { isEdited } from "./field-kind.ts";
import { FIELD_KEYS } from "../reading/field-keys.ts";
import { isPlain } from "../reading/is-plain.ts";
import { shapeFindings, shapeOf } from "../written/shape-findings.ts";
import { textOf } from "../reading/text-of.ts";

const NO_OPTIONS: OptionsSchema = { type: "object", properties: {}, additionalProperties: false };

export const fieldOptions: Check = {
  slug: "field-options",
  holds: "The options beside a field are those of its kind; what the catalogue says is filled in first.",
  why: "A misspelt option is ignored, and a missing one leaves the control without choices.",
  *run({ readings, kinds, contracts }) {
    for (const use of readings.flatMap(({ fields }) => fields)) {
      const kind = textOf(use.kind?.name ?? kindOf(use.property, contracts));
      const contract = kinds.get(kind);
      const place = isEdited(use.role) ? "control" : "cell";
      if (!contract || use.isGroup || (place === "control" && !contract.control)) continue;
      const written = { ...use.options, field: use.field, kind } as FieldSource;
      const { options } = resolveField(written, use.property, contracts, place).plan;
      const shape = shapeOf(contract[place] ?? NO_OPTIONS);
      const standApart = use.role === "form" && !isPlain(use.place);
      const otherKeys = standApart ? [] : FIELD_KEYS[use.role];
      yield* shapeFindings(shape, { ...options, ...use.options }, use.optionsPlace, {
        templates: true,
        otherKeys,
      });
    }
  },
};
