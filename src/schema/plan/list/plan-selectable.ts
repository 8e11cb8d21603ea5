import type { Operation } from "../../project/operation.ts";
import type { SelectablePlan } from "../plans/list-plan.ts";
import type { SelectableSource } from "../sources/screen-source.ts";
import { mostRows } from "./most-rows.ts";

/** The ticks of the rows that an operation gives. */
export function planSelectable(
  { disabled = [], ticked, allMatching, keptAround, sum }: SelectableSource,
  operation: Operation | undefined,
): SelectablePlan {
  return {
    disabled,
    ...(ticked !== undefined && { ticked }),
    ...(keptAround && { keptAround }),
    ...(allMatching && { allMatching: { size: mostRows(operation) } }),
    ...(sum && { sum }),
  };
}
