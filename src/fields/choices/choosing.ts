import type { FieldOptions } from "../../schema/contracts.ts";
import { chosenValues, type Choice, type ChoiceValue } from "./choices.ts";

/** Stands among the choices for 全部, which is no value. */
const ALL = "";

/** The values that stand chosen: 全部 where nothing does, or the value that is sent for it. */
export function shownValues(value: unknown, options: FieldOptions): readonly ChoiceValue[] {
  const chosen = chosenValues(value);
  const all = allOf(options);
  if (!all) return chosen;
  const others = chosen.filter((held) => held !== all.value);
  return others.length === 0 ? [ALL] : others;
}

/** The chosen values after the user changed `before` to `picked`: 全部 clears the others, and the other way round. */
export function resolveChoice(
  before: readonly ChoiceValue[],
  picked: readonly ChoiceValue[],
): readonly ChoiceValue[] {
  const isAll = picked.includes(ALL) && !before.includes(ALL);
  return isAll ? [] : picked.filter((value) => value !== ALL);
}

/** The value of a select: one value, several or none, 全部 among them. */
export function pickedValues(
  picked: ChoiceValue | readonly ChoiceValue[] | undefined,
): readonly ChoiceValue[] {
  if (picked === undefined) return [];
  return typeof picked === "object" ? picked : [picked];
}

/** The choices of a filter that offers all of them, 全部 first. */
export function withAll(choices: readonly Choice[], options: FieldOptions): readonly Choice[] {
  const all = allOf(options);
  return all ? [{ value: ALL, label: all.label }, ...choices] : choices;
}

/** The `all` that the plan of a filter puts among its options. */
function allOf({ all }: FieldOptions): { readonly label: string; readonly value?: ChoiceValue } | undefined {
  return all as { readonly label: string; readonly value?: ChoiceValue } | undefined;
}
