import type { Operation } from "../../project/operation.ts";

/** Rows of one request where the operation has no limit of its own. */
const MOST_ROWS = 500;

/** The most rows that one request to an operation may fetch. */
export function mostRows(operation: Operation | undefined): number {
  const { paging, request } = operation ?? {};
  return Math.min(MOST_ROWS, request?.properties?.[paging?.size ?? ""]?.maximum ?? MOST_ROWS);
}
