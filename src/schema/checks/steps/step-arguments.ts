import type { VerbContract } from "../../contracts.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { below } from "../reading/place.ts";
import type { StepUse } from "../reading/reading.ts";
import { textOf } from "../reading/text-of.ts";
import { shapeFindings, shapeOf } from "../written/shape-findings.ts";

/** Keys that any step with a verb may have. */
const STEP_KEYS = new Set(["when", "as", "onError", "x-allow"]);
/** Steps of the language itself: the key that names them → all their keys. */
const CONTROL: Readonly<Record<string, readonly string[]>> = {
  if: ["if", "then", "else", "x-allow"],
  stop: ["stop", "when", "x-allow"],
};

export const stepArguments: Check = {
  slug: "step-arguments",
  holds: "A step is one verb, with the arguments of that verb.",
  why: "A misspelt argument is ignored: a message without its tone, a call without its parameters.",
  *run({ readings, verbs }) {
    for (const step of readings.flatMap((reading) => reading.steps)) {
      const keys = Object.keys(step.value);
      const names = keys.filter((key) => verbs.has(key) || Object.hasOwn(CONTROL, key));
      const [name] = names;
      if (name === undefined) {
        yield* withoutVerb(step, keys, [...verbs.keys(), ...Object.keys(CONTROL)]);
      } else if (names.length > 1) {
        yield finding(step.place, `one step does one thing, not ${names.join(" and ")}`);
      } else if (step.verb) {
        yield* verbArguments(step, step.verb);
        yield* hiddenName(step);
      } else {
        yield* controlKeys(step, name, CONTROL[name] ?? []);
      }
    }
  },
};

function* withoutVerb(
  { place }: StepUse,
  keys: readonly string[],
  known: readonly string[],
): Iterable<Finding> {
  const wrong = keys.find((key) => !STEP_KEYS.has(key));
  if (wrong === undefined) yield finding(place, `names no verb; the verbs are ${known.join(", ")}`);
  else yield unknownName(below(place, wrong), wrong, "no such verb", known, { of: "key" });
}

function verbArguments({ value, place }: StepUse, verb: VerbContract): Finding[] {
  const args = Object.fromEntries(Object.entries(value).filter(([key]) => !STEP_KEYS.has(key)));
  return shapeFindings(shapeOf(verb.args), args, place, { templates: true, otherKeys: [...STEP_KEYS] });
}

/** A result under the name of something else would hide it from the steps that follow. */
function* hiddenName({ value, place, names }: StepUse): Iterable<Finding> {
  const name = textOf(value.as);
  if (!names.includes(name)) return;
  yield finding(
    below(place, "as"),
    `${JSON.stringify(name)} is known here already; give the result another name`,
  );
}

function* controlKeys({ value, place }: StepUse, name: string, known: readonly string[]): Iterable<Finding> {
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue;
    yield unknownName(below(place, key), key, `"${name}" has no such key`, known, { of: "key" });
  }
  if (name === "if" && value.then === undefined) yield finding(place, '"then" is missing');
}
