import type { Operation } from "../../../src/schema/project/operation.ts";
import type { VersionUse } from "../../../src/schema/project/version-use.ts";
import { ROW_VERSION, ROW_VERSIONS } from "../../../src/schema/project/version-use.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
import { maskValue } from "../../records/present-record.ts";
import type { Fields } from "../../contracts/record.ts";
import type { HeldRow } from "./held-row.ts";
import type { StaleRow } from "../../platform/stale-refusal.ts";

/** The row in the place of the one that was read. */
export interface Unexpected {
  readonly use: VersionUse;
  /** The place in the request. */
  readonly path: string;
  /** Its version now; null: there is none. */
  readonly version: string | null;
  /** Undefined: it is gone. */
  readonly row: HeldRow | undefined;
  /** The version that was read; null: none was sent. */
  readonly sent: string | null;
}

/** The rows as people call them, who changed them and when; of those whose values the request sends also what they hold now, masked as ever. */
export async function describeStale(
  stale: readonly Unexpected[],
  operation: Operation,
  { db }: FirmContext,
): Promise<StaleRow[]> {
  const users = [...new Set(stale.flatMap(({ row }) => row?.rowUserId ?? []))];
  const staff =
    users.length === 0
      ? []
      : await db.selectFrom("staff").select(["userId", "name"]).where("userId", "in", users).execute();
  const names = new Map(staff.map(({ userId, name }) => [userId, name]));
  return stale.map(({ use, path, version, row }) => ({
    path,
    id: row?.id ?? null,
    name: row?.name ?? null,
    rowVersion: version,
    changedBy: (row && names.get(row.rowUserId ?? 0)) ?? null,
    changedTime: row?.rowTime ?? null,
    current:
      row && !use.set && (use.each !== undefined || stale.length === 1) ? shownOf(row, use, operation) : null,
  }));
}

/** The fields of it that the request sends: itself, or in the entry of a list; null where it names the row alone. */
function shownOf({ values }: HeldRow, { each }: VersionUse, { request, versions }: Operation): Fields | null {
  const properties = each === undefined ? request.properties : request.properties?.[each]?.items?.properties;
  if (!properties) return null;
  const keys = new Set(versions.flatMap(({ by }) => (typeof by === "string" ? [by] : Object.values(by))));
  const sent = Object.entries(properties).filter(
    ([name]) => name in values && !keys.has(name) && name !== ROW_VERSION && name !== ROW_VERSIONS,
  );
  return Object.fromEntries(
    sent.map(([name, property]) => [name, maskValue(property["x-mask"], values[name])]),
  );
}
