import { asObject } from "../project/as-object.ts";

/** The reason that a row itself gives against something; undefined: it can be done, or the row says nothing of it. */
export function rowObstacle(row: unknown, can: string | undefined): string | undefined {
  if (can === undefined) return undefined;
  const reason = asObject(asObject(row).can)[can];
  return typeof reason === "string" ? reason : undefined;
}
