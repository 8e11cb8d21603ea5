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
    const names = key === "onError" ? scopeNames.failure : eachNames(step, verb, key);
    return readSteps(step[key], below(place, key), withNames(context, names), base);
  });
  return joinReadings([
    reading({
      steps: [
        {
          value: step,
          place,
          verb,
          codes: context.codes,
          names: base,
          byItself: context.byItself === true,
          isInDialog: context.isInDialog === true,
        },
      ],
      templates: evaluated.flatMap(([key, value]) =>
        evaluatedParts(value, below(place, key), holdsSteps(verb, key)).map((part) => ({
          ...part,
          names: [
            ...context.names,
            ...(verb?.onAnswer?.includes(key) ? scopeNames.answer : []),
            ...eachNames(step, verb, key),
          ],
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

/** The names of an entry, or of a part, that the keys of a verb see which does its steps for each. */
function eachNames(
  step: Readonly<Record<string, unknown>>,
  verb: VerbContract | undefined,
  key: string,
): readonly string[] {
  if (!verb?.each?.seenIn.includes(key)) return [];
  return step[verb.each.by] === undefined ? scopeNames.eachEntry : scopeNames.eachPart;
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
