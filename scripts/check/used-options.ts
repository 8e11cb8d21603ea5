import type { ScreenPlan } from "../../src/schema/plan/plans/screen-plan.ts";

/** Names of options: `<kind>.cell.<option>` and `<kind>.control.<option>` of a field, `<verb>.<option>` of a step. */
type UsedOptions = Set<string>;

const CONTROL = /^field:(.+)$/;

/** The options that plans give to fields and steps, be they written in the screen or a fact of the catalogue. */
export function usedOptions(plans: Iterable<ScreenPlan>): UsedOptions {
  const used: UsedOptions = new Set();
  for (const plan of plans) gather(plan, "cell", used);
  return used;
}

function gather(value: unknown, place: "cell" | "control", used: UsedOptions): void {
  if (typeof value !== "object" || value === null) return;
  const part = value as { readonly [key: string]: unknown };
  const component = CONTROL.exec(String(part["x-component"]))?.[1];
  if (component !== undefined) addKeys(`${component}.control`, part["x-component-props"] ?? {}, used);
  const own = part.params === undefined ? place : "control";
  if (typeof part.kind === "string" && isObject(part.options))
    addKeys(`${part.kind}.${own}`, part.options, used);
  if (typeof part.verb === "string" && isObject(part.args)) addKeys(part.verb, part.args, used);
  for (const [key, child] of Object.entries(part))
    gather(child, key === "control" ? "control" : "cell", used);
}

function addKeys(name: string, options: object, used: UsedOptions): void {
  used.add(name);
  for (const key of Object.keys(options)) used.add(`${name}.${key}`);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
