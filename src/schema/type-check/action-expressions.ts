import type { Contracts, VerbContract } from "../contracts.ts";
import type { Input } from "../inputs/read-inputs.ts";
import { startsTask } from "../starts-task.ts";
import { asList } from "../project/as-object.ts";
import { asObject, type Project } from "../project/project.ts";
import {
  below,
  collectExpressions,
  collectHanded,
  collectParams,
  guardAt,
  itemsOf,
  type Spot,
  valueOf,
} from "./collect-expressions.ts";
import { eachResult, eachScope } from "./each-type.ts";
import { propertyType, resultType as operationResult } from "./operation-types.ts";
import type { TypedExpression } from "./typed-expression.ts";

export interface StepTypes {
  readonly contracts: Contracts;
  readonly project: Project;
  /** The declared inputs of the dialog or screen that a step shows. */
  readonly inputsOf: (step: Readonly<Record<string, unknown>>) => readonly Input[];
  /** Type of what a dialog gives when it was submitted. */
  readonly dialogResult: (id: string) => string;
}

type Step = Readonly<Record<string, unknown>>;

const ERROR_TYPE = "{ readonly message: string; readonly code: unknown }";
const OWN_STEPS: ReadonlySet<string> = new Set(["then", "else", "onError"]);

/** An action's steps run only while it is visible and not disabled: both narrow what the steps see. */
export function actionExpressions(actions: Spot, types: StepTypes): TypedExpression[] {
  return actionsAt(actions).flatMap((spot) => {
    const visible = { ...spot, guards: [...spot.guards, ...guardAt(below(spot, "visible"), true)] };
    const conditions = itemsOf(below(visible, "disabled")).map((item) => below(item.spot, "when"));
    const enabled = {
      ...visible,
      guards: [...visible.guards, ...conditions.flatMap((condition) => guardAt(condition, false))],
    };
    return [
      ...collectExpressions(below(spot, "label")),
      ...collectExpressions(below(spot, "visible")),
      ...conditions.flatMap((condition) => collectExpressions(condition)),
      ...collectExpressions(below(enabled, "confirm")),
      ...stepExpressions(below(enabled, "do"), types),
    ];
  });
}

/** The spot may be a list of actions, or one of them. */
export function actionsAt(spot: Spot): Spot[] {
  return Array.isArray(valueOf(spot)) ? itemsOf(spot).map((item) => item.spot) : [spot];
}

/** True when a step below the spot opens the dialog. */
export function isOpenedFrom(spot: Spot, dialog: string, contracts: Contracts): boolean {
  const keys = new Set(
    contracts.verbs.flatMap(({ refers }) =>
      Object.entries(refers ?? {}).flatMap(([key, target]) => (target === "dialog" ? [key] : [])),
    ),
  );
  const opens = (value: unknown): boolean =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).some(([key, child]) => (keys.has(key) && child === dialog) || opens(child));
  return opens(valueOf(spot));
}

/** Steps see the names that those before them gave with `as`. */
export function stepExpressions(steps: Spot, types: StepTypes): TypedExpression[] {
  return typedSteps(steps, types).flatMap(({ value, spot }) => oneStep(value, spot, types));
}

/** Steps of one list, each with what it sees. */
export function typedSteps(steps: Spot, types: StepTypes): ReturnType<typeof itemsOf> {
  let { scope } = steps;
  return itemsOf(steps).map(({ value, spot }) => {
    const seen = { value, spot: { ...spot, scope } };
    if (typeof value.as === "string") scope = { ...scope, [value.as]: resultType(value, types) };
    return seen;
  });
}

function oneStep(step: Step, spot: Spot, types: StepTypes): TypedExpression[] {
  const verb = types.contracts.verbs.find((contract) => Object.hasOwn(step, contract.verb));
  const nested = verb?.steps ?? [];
  const operation = referred(step, types, "operation");
  const narrowed = { ...spot, guards: [...spot.guards, ...guardAt(below(spot, "when"), true)] };
  const branch = (key: string, holds: boolean) =>
    stepExpressions(
      { ...below(spot, key), guards: [...spot.guards, ...guardAt(below(spot, "if"), holds)] },
      types,
    );
  return [
    ...collectExpressions(below(spot, "when")),
    ...Object.keys(step)
      .filter((key) => key !== "when" && !OWN_STEPS.has(key) && !nested.includes(key))
      .flatMap((key) => argumentExpressions(key, narrowed, verb, operation, types)),
    ...branch("then", true),
    ...branch("else", false),
    ...nested.flatMap((key) => stepExpressions(forEach(verb, key, step, below(narrowed, key)), types)),
    ...stepExpressions({ ...below(narrowed, "onError"), scope: { ...spot.scope, error: ERROR_TYPE } }, types),
  ];
}

/** A key of a verb that does its steps for each entry of a list, with what it sees of one. */
function forEach(verb: VerbContract | undefined, key: string, step: Step, spot: Spot): Spot {
  if (!verb?.each?.seenIn.includes(key)) return spot;
  return { ...spot, scope: { ...spot.scope, ...eachScope(verb, step, spot.scope) } };
}

/** A verb's own steps may stand beside other words: `link: { label, do }`. */
function argumentExpressions(
  key: string,
  step: Spot,
  verb: VerbContract | undefined,
  operation: string | undefined,
  types: StepTypes,
): TypedExpression[] {
  const spot = forEach(verb, key, asObject(valueOf(step)), below(step, key));
  if (key === "params") return collectParams(spot, operation);
  if (key === "with") return collectHanded(spot, types.inputsOf(asObject(valueOf(step))));
  if (key === "context") return contextExpressions(spot);
  if (verb?.belongsTo === "form") return filledExpressions(spot);
  if (verb?.onAnswer?.includes(key) && operation !== undefined)
    return collectExpressions({ ...spot, scope: { ...spot.scope, answer: operationResult(operation) } });
  const declared = asObject(verb?.args.properties[key]).properties;
  if (asObject(declared).do === undefined) return collectExpressions(spot, verb?.types?.[key]);
  return Object.keys(asObject(valueOf(spot))).flatMap((name) =>
    name === "do" ? stepExpressions(below(spot, name), types) : collectExpressions(below(spot, name)),
  );
}

/** Values for fields of the form around, each of the type of its field; a field in an object is named by its path. */
function filledExpressions(spot: Spot): TypedExpression[] {
  const { $values = "any" } = spot.scope;
  return Object.keys(asObject(valueOf(spot))).flatMap((name) => {
    const type = name
      .split(".")
      .reduce((holder, key) => `NonNullable<${propertyType(holder, key)}>`, $values);
    return collectExpressions(below(spot, name), `${type} | null | undefined`);
  });
}

/** The context that a link hands to its screen. */
function contextExpressions(spot: Spot): TypedExpression[] {
  return [
    ...collectExpressions(below(spot, "company"), "number"),
    ...collectExpressions(below(spot, "period"), "string"),
  ];
}

function resultType(step: Step, types: StepTypes): string {
  const verb = types.contracts.verbs.find((contract) => Object.hasOwn(step, contract.verb));
  if (verb?.each) return eachResult(resultType(asObject(asList(step.do).at(-1)), types));
  const operation = referred(step, types, "operation");
  if (operation !== undefined) {
    // The result of a job is the last answer to how far it is.
    const { job } = types.project.operations.get(operation) ?? {};
    return operationResult(job && startsTask(step) ? job.poll : operation);
  }
  const dialog = referred(step, types, "dialog");
  return dialog === undefined ? "unknown" : types.dialogResult(dialog);
}

function referred(
  step: Readonly<Record<string, unknown>>,
  { contracts }: StepTypes,
  target: "operation" | "dialog",
): string | undefined {
  const verb = contracts.verbs.find((contract) => Object.hasOwn(step, contract.verb));
  const key = Object.entries(verb?.refers ?? {}).find(([, what]) => what === target)?.[0];
  const name = key === undefined ? undefined : step[key];
  return typeof name === "string" ? name : undefined;
}
