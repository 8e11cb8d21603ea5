import type { StaleRow } from "./request-error.ts";

/** The rows that a refusal names; a missing or malformed part is null. */
export function staleRows(result: unknown): readonly StaleRow[] {
  if (!isObject(result) || !Array.isArray(result["stale"])) return [];
  return result["stale"].filter(isObject).map((row) => ({
    path: text(row["path"]) ?? "",
    name: text(row["name"]),
    rowVersion: text(row["rowVersion"]),
    changedBy: text(row["changedBy"]),
    changedTime: text(row["changedTime"]),
    current: isObject(row["current"]) ? row["current"] : null,
  }));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
