import type { Row } from "../fields/field-view.ts";
import type { StateTables } from "../schema/contracts.ts";
import { rowStates } from "../schema/predicate/row-states.ts";
import type { Scope } from "./host.ts";

/** The names around a row with those of the row itself: `row`, and `state`, its derived states. */
export function withRow(scope: Scope, row: Row, states: StateTables): Scope {
  return { ...scope, row, state: rowStates(states, row) };
}
