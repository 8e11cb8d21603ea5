import { isFound } from "../../../domain/name-search.ts";
import { type Choice, choiceLabels, readChoices, readChoiceSource } from "../../../fields/choices/choices.ts";
import type { FieldEnvironment } from "../../../fields/field-view.ts";
import type { FieldOptions } from "../../../schema/contracts.ts";
import type { Json } from "../../../schema/plan/plans/screen-plan.ts";
import { plainSigns } from "./reading.ts";

export type FoundNames =
  | { readonly value: Json; readonly labels: readonly string[] }
  /** The reason why there is no value, or more than one. */
  | { readonly fault: string }
  /** The request got no answer and may be repeated. */
  | { readonly fault: string; readonly isLost: true };

/** The number of names that are listed where several fit. */
const MOST_NAMED = 3;

/** The values of the choices that are called so: by the whole name, or by a part that one choice alone has. */
export async function findNames(
  names: readonly string[],
  { title, options }: { readonly title: string; readonly options: FieldOptions },
  call: FieldEnvironment["call"],
  signal: AbortSignal,
): Promise<FoundNames> {
  const source = readChoiceSource(options);
  const { search } = options;
  const choicesFor = async (name: string) => {
    const params = typeof search === "string" ? { ...source.params, [search]: name } : source.params;
    return readChoices(await call(source.call, params, signal), source);
  };
  const found = await Promise.all(names.map(async (name) => findName(name, title, await choicesFor(name))));
  const fault = found.find((entry) => "fault" in entry);
  if (fault) return fault;
  const chosen = found as readonly Choice[];
  const values = chosen.map(({ value }) => value);
  return {
    value: options.multiple === true ? values : (values[0] ?? null),
    labels: chosen.map(({ label }) => label),
  };
}

function findName(
  name: string,
  title: string,
  choices: readonly Choice[],
): Choice | { readonly fault: string } {
  const all = [...choiceLabels(choices)].map(([value, label]): Choice => ({ value, label }));
  const exact = all.filter(({ label }) => plainSigns(label) === plainSigns(name));
  const fitting = exact.length > 0 ? exact : all.filter(({ label }) => isFound(name, [label], () => []));
  const [one, ...more] = fitting;
  if (!one) return { fault: `“${title}”里没有“${name}”` };
  if (more.length === 0) return one;
  const named = fitting.slice(0, MOST_NAMED).map(({ label }) => label);
  const rest = fitting.length > MOST_NAMED ? `等 ${fitting.length} 个` : "";
  return { fault: `“${title}”里叫“${name}”的有${named.join("、")}${rest}，请写全名` };
}
