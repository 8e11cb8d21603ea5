import type { VerbContract } from "../../contracts.ts";
import { asObject } from "../../project/project.ts";
import { below, type Place } from "./place.ts";
import { type ActionSlot, joinReadings, reading, type Reading } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";

export interface StepSurroundings {
  readonly verbs: ReadonlyMap<string, VerbContract>;
  readonly names: readonly string[];
  readonly code: string | undefined;
  readonly slot: ActionSlot;
}

/** The steps of a list, nested ones too; a step sees the names that the steps before it gave with `as`. */
export function readSteps(steps: unknown, place: Place, surroundings: StepSurroundings): Reading {
  let names = surroundings.names;
  const parts: Reading[] = [];
  for (const [index, entry] of (Array.isArray(steps) ? steps : []).entries()) {
    const step = asObject(entry);
    parts.push(readStep(step, below(place, index), { ...surroundings, names }));
    if (typeof step.as === "string") names = [...names, step.as];
  }
  return joinReadings(parts);
}

function readStep(
  step: Readonly<Record<string, unknown>>,
  place: Place,
  surroundings: StepSurroundings,
): Reading {
  const verb = Object.keys(step)
    .map((key) => surroundings.verbs.get(key))
    .find((found) => found !== undefined);
  const stepLists = new Set(["then", "else", "onError", ...(verb?.steps ?? [])]);
  const literal = new Set(["as", ...(verb?.literal ?? [])]);
  const templates = Object.entries(step)
    .filter(([key]) => !stepLists.has(key) && !literal.has(key))
    .map(([key, value]) => ({ value, place: below(place, key), names: surroundings.names, isForm: false }));
  const nested = [...stepLists].map((key) => {
    const names = key === "onError" ? [...surroundings.names, ...scopeNames.failure] : surroundings.names;
    return readSteps(step[key], below(place, key), { ...surroundings, names });
  });
  return joinReadings([
    reading({
      steps: [{ value: step, place, verb, code: surroundings.code, slot: surroundings.slot }],
      templates,
    }),
    readCall(step, place, verb, surroundings.code),
    ...nested,
  ]);
}

function readCall(
  step: Readonly<Record<string, unknown>>,
  place: Place,
  verb: VerbContract | undefined,
  code: string | undefined,
): Reading {
  const key = Object.entries(verb?.refers ?? {}).find(([, what]) => what === "operation")?.[0];
  if (key === undefined || step[key] === undefined) return reading({});
  return reading({
    calls: [
      {
        name: step[key],
        place: below(place, key),
        params: step.params,
        paramsPlace: below(place, "params"),
        given: [],
        codes: [code],
      },
    ],
  });
}
