import type { FieldContract } from "../../contracts.ts";
import { kindOf } from "../../plan/resolve-field.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import type { FieldRole } from "../reading/reading.ts";
import { textOf } from "../reading/text-of.ts";
import { shownTypes } from "../catalogue/value-types.ts";

export const fieldKind: Check = {
  slug: "field-kind",
  holds:
    "A field is shown and edited by a kind that exists; some kinds can only show, some stand in forms alone.",
  why: "The cell or control cannot be drawn.",
  *run({ readings, kinds, contracts }) {
    const editable = [...kinds.values()].filter((contract) => contract.control).map(({ kind }) => kind);
    for (const { role, field, kind, property, place, isGroup } of readings.flatMap(({ fields }) => fields)) {
      if (isGroup) continue;
      const name = kind?.name ?? kindOf(property, contracts);
      const at = kind?.place ?? place;
      const contract = kinds.get(textOf(name));
      if (!contract) {
        yield {
          ...unknownName(at, name, "no such field kind", isEdited(role) ? editable : kinds.keys()),
          ...kindInstead(name, kinds.values()),
        };
      } else if (isEdited(role) && !contract.control) {
        yield finding(
          at,
          `the field kind ${JSON.stringify(name)} can only be shown; choose one of ${editable.join(", ")}`,
        );
      } else if (contract.formOnly && role !== "form" && (isEdited(role) || !contract.cell)) {
        yield finding(at, `the field kind ${JSON.stringify(name)} stands in forms alone`);
      } else if (isEdited(role) && property?.format === "binary") {
        yield finding(at, "a file cannot be typed in", { hint: 'ask for it by a step "upload"' });
      } else if (contract.types && property && !canHold(contract.types, property)) {
        yield finding(
          at,
          `the field kind ${JSON.stringify(name)} is for ${contract.types.join(" or ")}, but the value is ${shownTypes(property).join(" or ")}`,
          fieldBelow(field, property),
        );
      }
    }
  },
};

/** The kinds that do the work of a control of Formily's documentation, if that is what the name is. */
function kindInstead(name: unknown, kinds: Iterable<FieldContract>): Pick<Finding, "hint"> {
  const able = [...kinds].filter(({ insteadOf }) => insteadOf?.includes(textOf(name)));
  if (able.length === 0) return {};
  return { hint: `its work is done by ${able.map(({ kind }) => `"${kind}"`).join(" or ")}` };
}

/** The hint to show a field of an object instead of the object. */
function fieldBelow(field: string, { properties = {} }: JsonSchema): Pick<Finding, "hint"> {
  const names = Object.keys(properties).map((name) => `"${field}.${name}"`);
  return names.length === 0 ? {} : { hint: `name a field of it: ${names.join(", ")}` };
}

function canHold(types: readonly string[], property: JsonSchema): boolean {
  const shown = shownTypes(property);
  return shown.length === 0 || shown.some((type) => types.includes(type));
}

/** True for a control, false for a cell. */
export function isEdited(role: FieldRole): boolean {
  return role === "filter" || role === "form" || role === "cell";
}
