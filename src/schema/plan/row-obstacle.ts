import { asObject } from "../project/as-object.ts";

/** The first reason that one of several rows gives. */
export function rowsObstacle(rows: unknown, can: string | undefined): string | undefined {
  const reasons = Array.isArray(rows) ? rows.map((row) => rowObstacle(row, can)) : [];
  return reasons.find((reason) => reason !== undefined);
}

/** The reason that a row itself gives against something; undefined: it can be done, or the row says nothing of it. */
export function rowObstacle(row: unknown, can: string | undefined): string | undefined {
  if (can === undefined) return undefined;
  const reason = asObject(asObject(row).can)[can];
  return typeof reason === "string" ? reason : undefined;
}
