import type { VerbContract } from "../../contracts.ts";
import { asObject } from "../../project/project.ts";
import { listOf } from "./list-of.ts";
import { below, type Place } from "./place.ts";
import { joinReadings, reading, type Reading } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";
import { withNames, type ReadingContext } from "./reading-context.ts";
import { textOf } from "./text-of.ts";

/** Keys that are never evaluated, whatever the verb. */
const LITERAL = ["as", "x-allow"];
/** A verb's own steps may stand in an object beside other words: `link: { label, do }`. */
const NESTED_STEPS = "do";
/** The destination of an upload's file when the step does not say. */
const FILE_PARAMETER = "file";

/** The steps of a list, nested ones too; a step sees the names that the steps before it gave with `as`. */
export function readSteps(
  steps: unknown,
  place: Place,
  context: ReadingContext,
  base = context.names,
): Reading {
  let inside = context;
  const parts: Reading[] = [];
  for (const [index, entry] of listOf(steps).entries()) {
    const step = asObject(entry);
    parts.push(readStep(step, below(place, index), inside, base));
    if (typeof step.as === "string") inside = withNames(inside, [step.as]);
  }
  return joinReadings(parts);
}

function readStep(
  step: Readonly<Record<string, unknown>>,
  place: Place,
  context: ReadingContext,
  base: readonly string[],
): Reading {
  const verb = Object.keys(step)
    .map((key) => context.verbs.get(key))
    .find((contract) => contract !== undefined);
  const stepLists = new Set(["then", "else", "onError", ...(verb?.steps ?? [])]);
  const literal = new Set([...LITERAL, ...(verb?.literal ?? [])]);
  const evaluated = Object.entries(step).filter(([key]) => !stepLists.has(key) && !literal.has(key));
  const nested = [...stepLists].map((key) => {
    const inside = key === "onError" ? withNames(context, scopeNames.failure) : context;
    return readSteps(step[key], below(place, key), inside, base);
  });
  return joinReadings([
    reading({
      steps: [
        { value: step, place, verb, codes: context.codes, names: base, byItself: context.byItself === true },
      ],
      templates: evaluated.flatMap(([key, value]) =>
        evaluatedParts(value, below(place, key), holdsSteps(verb, key)).map((part) => ({
          ...part,
          names: verb?.onAnswer?.includes(key) ? [...context.names, ...scopeNames.answer] : context.names,
          isForm: false,
        })),
      ),
    }),
    ...evaluated
      .filter(([key]) => holdsSteps(verb, key))
      .map(([key, value]) =>
        readSteps(
          asObject(value)[NESTED_STEPS],
          below(place, key, NESTED_STEPS),
          { ...context, byItself: false },
          base,
        ),
      ),
    readStepCall(step, place, verb, context),
    ...nested,
  ]);
}

function holdsSteps(verb: VerbContract | undefined, key: string): boolean {
  const { properties } = asObject(verb?.args.properties[key]);
  return asObject(properties)[NESTED_STEPS] !== undefined;
}

/** An argument as it is, or its words beside the steps it holds. */
function evaluatedParts(
  value: unknown,
  place: Place,
  hasSteps: boolean,
): { readonly value: unknown; readonly place: Place }[] {
  if (!hasSteps) return [{ value, place }];
  return Object.entries(asObject(value))
    .filter(([key]) => key !== NESTED_STEPS)
    .map(([key, part]) => ({ value: part, place: below(place, key) }));
}

function readStepCall(
  step: Readonly<Record<string, unknown>>,
  place: Place,
  verb: VerbContract | undefined,
  { codes }: ReadingContext,
): Reading {
  const key = Object.entries(verb?.refers ?? {}).find(([, what]) => what === "operation")?.[0];
  if (key === undefined || step[key] === undefined) return reading({});
  const given = verb?.verb === "upload" ? [textOf(step.param ?? FILE_PARAMETER)] : [];
  return reading({
    calls: [
      {
        name: step[key],
        place: below(place, key),
        params: step.params,
        paramsPlace: below(place, "params"),
        given,
        codes,
      },
    ],
  });
}
