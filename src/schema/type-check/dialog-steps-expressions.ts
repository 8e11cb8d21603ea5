import type { Contracts } from "../contracts.ts";
import { answeredBefore, idOf, sendsOf, stepsOf, type StepValue } from "../dialog-steps/step-ways.ts";
import { asObject, type Project } from "../project/project.ts";
import { actionExpressions, stepExpressions, type StepTypes } from "./action-expressions.ts";
import {
  below,
  collectExpressions,
  collectParams,
  itemsOf,
  type Spot,
  valueOf,
} from "./collect-expressions.ts";
import { filledNames, formExpressions, formValuesType } from "./form-expressions.ts";
import { callName, resultType } from "./operation-types.ts";
import type { TypedExpression } from "./typed-expression.ts";

interface StepSpot {
  readonly value: StepValue;
  /** Sees the steps that have been answered before. */
  readonly outside: Spot;
  /** Sees the values of its own form as well. */
  readonly inside: Spot;
  /** Sees its own answer. */
  readonly answered: Spot;
}

/** The expressions of a dialog in steps. */
export function dialogStepsExpressions(dialog: Spot, record: string, types: StepTypes): TypedExpression[] {
  const { record: load } = asObject(valueOf(dialog));
  const spots = stepSpots(dialog, record, types);
  return [
    ...collectParams(below(dialog, "record", "params"), callName(load)),
    ...spots.flatMap((spot) => oneStep(spot, spots, types)),
  ];
}

/** The places of a dialog in steps that may open others. */
export function dialogStepsSlots(dialog: Spot, record: string, types: StepTypes): Spot[] {
  return stepSpots(dialog, record, types).flatMap(({ inside, answered }) => [
    below(inside, "actions"),
    below(answered, "next"),
  ]);
}

/** Type of what a dialog in steps gives: the answers after which it closes. */
export function dialogStepsResult(dialog: StepValue, { contracts, project }: StepTypes): string {
  const results = stepsOf(dialog)
    .filter((step) => JSON.stringify(step.next ?? []).includes('"done"'))
    .map((step) => answerType(step, contracts, project));
  return results.length === 0 ? "any" : [...new Set(results)].join(" | ");
}

function oneStep({ value, outside, inside, answered }: StepSpot, all: readonly StepSpot[], types: StepTypes) {
  const sends = sendsOf(value).flatMap(({ step, path }) => {
    const sent = all.find((other) => idOf(other.value) === step);
    return collectParams(below(inside, ...path, "with"), callName(sent?.value.submit));
  });
  return [
    ...["text", "initial"].flatMap((key) => collectExpressions(below(outside, key))),
    ...collectParams(below(inside, "submit", "params"), callName(value.submit)),
    ...formExpressions(below(inside, "form")),
    ...actionExpressions(below(inside, "actions"), types),
    ...sends,
    ...itemsOf(below(answered, "next")).flatMap(({ spot }) => [
      ...["when", "error"].flatMap((key) => collectExpressions(below(spot, key))),
      ...stepExpressions(below(spot, "done"), types),
    ]),
  ];
}

function stepSpots(dialog: Spot, record: string, { contracts, project }: StepTypes): StepSpot[] {
  const steps = stepsOf(asObject(valueOf(dialog)));
  const before = answeredBefore(steps);
  const from = steps.map((step) => JSON.stringify(idOf(step))).join(" | ");
  const scopeOf = (known: readonly StepValue[]) => ({
    ...dialog.scope,
    record,
    steps: objectType(known.map((step) => [idOf(step), valuesOf(step, contracts, project)])),
    answers: objectType(known.map((step) => [idOf(step), answerType(step, contracts, project)])),
  });
  return steps.map((value, index) => {
    const spot = below(dialog, "steps", index);
    const known = steps.filter((step) => before.get(idOf(value))?.has(idOf(step)));
    const scope = scopeOf(known);
    const $values = formValuesType(value.form, callName(value.submit), contracts);
    const sent = answerType(value, contracts, project);
    return {
      value,
      outside: { ...spot, scope },
      inside: { ...spot, scope: { ...scope, $values } },
      answered: { ...spot, scope: { ...scopeOf([...known, value]), $values, sent, from } },
    };
  });
}

function answerType(step: StepValue, contracts: Contracts, project: Project): string {
  const call = callName(step.submit);
  return call === undefined ? valuesOf(step, contracts, project) : resultType(call);
}

/** Values that have been sent: those that the form insists on are there. */
function valuesOf({ form, submit }: StepValue, contracts: Contracts, project: Project): string {
  const call = callName(submit);
  const type = formValuesType(form, call, contracts);
  const names = filledNames(form, project.operations.get(call ?? "")?.request);
  return names.length === 0
    ? type
    : `Filled<${type}, ${names.map((name) => JSON.stringify(name)).join(" | ")}>`;
}

function objectType(members: readonly (readonly [name: string, type: string])[]): string {
  return `{ ${members.map(([name, type]) => `readonly ${JSON.stringify(name)}: ${type}`).join("; ")} }`;
}
