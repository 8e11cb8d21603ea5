import type { SchemaRow, StateTables } from "../contracts.ts";
import type { StatePlan } from "../plan/plans/screen-plan.ts";
import { compilePredicate } from "./evaluate-predicate.ts";
import { parseWhen } from "./parse-predicate.ts";
import type { Given } from "./predicate.ts";

/** Reads a state's conditions once; `caseOf` gives the first case that holds for a row. Throws ExpressionError on a condition outside the subset. */
export function compileState({ cases }: StatePlan, given: Given): StateTables[string] {
  const conditions = cases.map(({ when }) =>
    when === undefined ? () => true : compilePredicate(parseWhen(when), given),
  );
  return {
    cases,
    caseOf: (row: SchemaRow) => cases[conditions.findIndex((holds) => holds(row))],
  };
}

/** The states of a plan by name. */
export function compileStates(
  states: { readonly [name: string]: StatePlan } | undefined,
  given: Given,
): StateTables {
  return Object.fromEntries(
    Object.entries(states ?? {}).map(([name, state]) => [name, compileState(state, given)]),
  );
}
