import type { StatePlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { holds, type Scope } from "./viewer.ts";

/** The scope of a row's conditions: the row, and the first case of each of its states that holds. */
export function rowScope<Row extends Scope>(
  scope: Scope,
  row: Row,
  { states = {} }: { readonly states?: { readonly [name: string]: StatePlan } },
): Scope & { readonly row: Row } {
  const given = { row, period: scope.period, today: scope.today };
  const state = Object.fromEntries(
    Object.entries(states).map(([name, { cases }]) => [
      name,
      cases.find(({ when }) => holds(when, given))?.value,
    ]),
  );
  return { ...scope, row, rows: [row], state };
}
