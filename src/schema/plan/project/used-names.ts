import type { Contracts, OptionsSchema } from "../../contracts.ts";
import { statesIn } from "../../predicate/states-in.ts";
import type { Project } from "../../project/project.ts";
import { asObject } from "../../project/project.ts";

export interface UsedNames {
  readonly calls: readonly string[];
  readonly enums: readonly string[];
  readonly states: readonly string[];
}

/** The operations, code tables and states that are named anywhere below a value, sorted; with the operations that follow jobs to their end. */
export function usedNames(value: unknown, project: Project, contracts: Contracts): UsedNames {
  const used = { calls: new Set<string>(), enums: new Set<string>(), states: new Set<string>() };
  const keys = namingKeys.get(contracts) ?? keysOf(contracts);
  namingKeys.set(contracts, keys);
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      if (key === "calls" && Array.isArray(child)) addCalls(child);
      if (typeof child !== "string") visit(child);
      else {
        if (keys.operation.has(key)) used.calls.add(child);
        if (keys.enum.has(key)) used.enums.add(child);
        if (keys.state.has(key)) used.states.add(child);
        for (const state of statesIn(child)) used.states.add(state);
      }
    }
  };
  /** Operations as a hand-written surface names them: by their ids alone, or beside their codes. */
  const addCalls = (calls: readonly unknown[]) => {
    for (const call of calls) if (typeof call === "string") used.calls.add(call);
  };
  visit(value);
  for (const call of used.calls) {
    const job = project.operations.get(call)?.job;
    if (job) used.calls.add(job.poll);
  }
  return {
    calls: [...used.calls].toSorted(),
    enums: [...used.enums].toSorted(),
    states: [...used.states].toSorted(),
  };
}

type Target = "operation" | "enum" | "state";

type NamingKeys = { readonly [target in Target]: ReadonlySet<string> };

const namingKeys = new WeakMap<Contracts, NamingKeys>();

/** Keys under which such names stand: those of the language, of steps, and of the kinds' options. */
function keysOf(contracts: Contracts): NamingKeys {
  const options = contracts.fields.flatMap(({ cell, control }) => [
    ...optionKeys(cell),
    ...optionKeys(control),
  ]);
  const steps = contracts.verbs.flatMap(({ refers }) => Object.entries(refers ?? {}));
  const keys = (target: Target, ownKey: string) =>
    new Set([ownKey, ...[...options, ...steps].filter(([, what]) => what === target).map(([key]) => key)]);
  return { operation: keys("operation", "call"), enum: keys("enum", "enum"), state: keys("state", "state") };
}

/** Names of options, nested ones too, with what their text names. */
function optionKeys(schema: OptionsSchema | undefined): [name: string, target: unknown][] {
  return Object.entries(asObject(schema?.properties)).flatMap(([name, property]) => [
    [name, asObject(property)["x-refers"]] as [string, unknown],
    ...optionKeys(property as OptionsSchema),
  ]);
}
