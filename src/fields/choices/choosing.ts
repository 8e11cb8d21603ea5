import type { FieldOptions } from "../../schema/contracts.ts";
import type { Json } from "../../schema/plan/plans/screen-plan.ts";
import { chosenValues, type Choice, type ChoiceValue } from "./choices.ts";

/** The choices that stand alone. */
export interface ChoosingRules {
  /** The value of 全部, which comes back when nothing else is chosen. */
  readonly all: ChoiceValue | undefined;
  /** Its label. */
  readonly allLabel: string;
  readonly exclusive: readonly ChoiceValue[];
}

/** The options `all` and `exclusive` of a field. */
export function readChoosingRules({ all, exclusive }: FieldOptions): ChoosingRules {
  const { value, label } = (all ?? {}) as { readonly value?: Json; readonly label?: Json };
  const [allValue] = chosenValues(value);
  return {
    all: allValue,
    allLabel: typeof label === "string" ? label : "全部",
    exclusive: [...(allValue === undefined ? [] : [allValue]), ...chosenValues(exclusive ?? [])],
  };
}

/** The chosen values after the user changed `before` to `picked`: a value that stands alone clears the others, and the other way round. */
export function resolveChoice(
  before: readonly ChoiceValue[],
  picked: readonly ChoiceValue[],
  { all, exclusive }: ChoosingRules,
): readonly ChoiceValue[] {
  const added = picked.filter((value) => !before.includes(value));
  const alone = added.findLast((value) => exclusive.includes(value));
  if (alone !== undefined) return [alone];
  const rest = added.length > 0 ? picked.filter((value) => !exclusive.includes(value)) : picked;
  return rest.length === 0 && all !== undefined ? [all] : rest;
}

/** The value that a filter sends: nothing for 全部 when its option says so. */
export function sendChoice(value: Json, { all }: FieldOptions): readonly (Json | undefined)[] {
  const rule = (all ?? {}) as { readonly value?: Json; readonly send?: Json };
  const [first, ...others] = chosenValues(value);
  const isAll = first !== undefined && others.length === 0 && first === rule.value;
  return [isAll && rule.send === "omit" ? undefined : value];
}

/** 全部 stands first, unless the choices hold it themselves. */
export function withAll(choices: readonly Choice[], { all, allLabel }: ChoosingRules): readonly Choice[] {
  if (all === undefined || choices.some(({ value }) => value === all)) return choices;
  return [{ value: all, label: allLabel }, ...choices];
}
