import type { SchemaRow, StateTables } from "../contracts.ts";

/** The value of `state` beside a row: the case of each derived state, worked out when it is read; undefined where none holds. */
export function rowStates(
  states: StateTables,
  row: SchemaRow,
): { readonly [name: string]: string | undefined } {
  return Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(states).map(([name, state]) => [
        name,
        { enumerable: true, get: () => state.caseOf(row)?.value },
      ]),
    ),
  );
}
