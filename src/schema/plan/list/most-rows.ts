import type { Operation } from "../../project/operation.ts";

/** Rows that are asked for at once where the operation has no limit of its own. */
const MOST_ROWS = 500;

/** The most rows that an operation may be asked for at once. */
export function mostRows(operation: Operation | undefined): number {
  const { paging, request } = operation ?? {};
  return Math.min(MOST_ROWS, request?.properties?.[paging?.size ?? ""]?.maximum ?? MOST_ROWS);
}
