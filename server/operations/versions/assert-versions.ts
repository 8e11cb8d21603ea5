import type { Operation } from "../../../src/schema/project/operation.ts";
import type { FieldValue } from "../../../src/schema/project/record-type.ts";
import { ROW_VERSION, ROW_VERSIONS, type VersionUse } from "../../../src/schema/project/version-use.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
import type { Fields } from "../../contracts/record.ts";
import { describeStale, type Unexpected } from "./describe-stale.ts";
import type { HeldRow } from "./held-row.ts";
import { holdRows, holdRowsLike } from "./hold-rows.ts";
import { setVersion } from "./set-version.ts";
import { StaleRefusal, staleMessage } from "../../platform/stale-refusal.ts";

/**
 * Refuses a request whose rows have changed since they were read, or that does not say which version was read; until
 * the write ends no other changes them. Rows that are missing, or not the user's to see, are left to the operation.
 */
export async function assertVersions(
  operation: Operation,
  params: Fields,
  context: FirmContext,
): Promise<void> {
  const unexpected: Unexpected[] = [];
  for (const use of operation.versions) unexpected.push(...(await unexpectedOf(use, params, context)));
  if (unexpected.length === 0) return;
  const stale = await describeStale(unexpected, operation, context);
  const isUnread = unexpected.every(({ sent, row }) => sent === null && row !== undefined);
  throw new StaleRefusal(isUnread ? UNREAD : staleMessage(stale), stale);
}

const UNREAD = "数据已有更新，页面上的内容不是最新的，请刷新后重试";

/** The parameters without the versions, which are not the operation's business. */
export function withoutVersions({ versions }: Operation, params: Fields): Fields {
  if (versions.length === 0) return params;
  return Object.fromEntries(
    Object.entries(params).filter(([name]) => name !== ROW_VERSION && name !== ROW_VERSIONS),
  );
}

async function unexpectedOf(use: VersionUse, params: Fields, context: FirmContext): Promise<Unexpected[]> {
  const { by, each, of } = use;
  const entries = each === undefined ? [params] : ((params[each] ?? []) as readonly Fields[]);
  if (typeof by === "string") {
    const asked = entries.flatMap((entry, index) => namedIn(entry, by, placeOf(each, index)));
    const rows = await holdRows(of, [...new Set(asked.map(({ id }) => id))], context);
    return asked.flatMap(({ id, sent, path }) => {
      const row = rows.find((candidate) => candidate.id === id);
      return row && row.rowVersion !== sent ? [{ use, path, row, version: row.rowVersion, sent }] : [];
    });
  }
  return await unexpectedLike(
    use,
    by,
    entries.map((entry) => ({ ...params, ...entry })),
    context,
  );
}

/** The identifiers of an entry, each with the version that was sent with it. A new row has no identifier. */
function namedIn(
  entry: Fields,
  by: string,
  path: string,
): { readonly id: number; readonly sent: string | null; readonly path: string }[] {
  const value = entry[by];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return [{ id: value as number, sent: sentIn(entry), path }];
  const sent = (entry[ROW_VERSIONS] ?? []) as readonly (string | null)[];
  return (value as readonly number[]).map((id, index) => ({
    id,
    sent: sent[index] ?? null,
    path: placeOf(by, index),
  }));
}

function placeOf(list: string | undefined, index: number): string {
  return list === undefined ? "" : `${list}.${index}`;
}

async function unexpectedLike(
  use: VersionUse,
  by: Readonly<Record<string, string>>,
  entries: readonly Fields[],
  context: FirmContext,
): Promise<Unexpected[]> {
  if (entries.length === 0) return [];
  const fields = Object.entries(by).filter(([, parameter]) =>
    entries.some((entry) => isGiven(entry[parameter])),
  );
  const where = fields.map(([field, parameter]) => [
    field,
    [...new Set(entries.map((entry) => entry[parameter]).filter(isGiven))] as readonly FieldValue[],
  ]);
  const rows = await holdRowsLike(use.of, Object.fromEntries(where), context);
  return entries.flatMap((entry, index) => {
    const entryRows = rows.filter(({ values }) =>
      fields.every(([field, parameter]) => values[field] === entry[parameter]),
    );
    const sent = sentIn(entry);
    if (isAsRead(use, entryRows, sent)) return [];
    const row = latest(entryRows);
    const version = use.set ? setVersion(entryRows) : (row?.rowVersion ?? null);
    return [{ use, path: placeOf(use.each, index), row, version, sent }];
  });
}

function isAsRead({ set }: VersionUse, rows: readonly HeldRow[], sent: string | null): boolean {
  if (set) return setVersion(rows) === sent;
  return rows.length === 0 ? sent === null : rows.some(({ rowVersion }) => rowVersion === sent);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function sentIn(entry: Fields): string | null {
  return (entry[ROW_VERSION] ?? null) as string | null;
}

function latest(rows: readonly HeldRow[]): HeldRow | undefined {
  return rows.toSorted((a, b) => Number(b.rowVersion) - Number(a.rowVersion))[0];
}
