import type { ChatRecord } from "../talk.ts";

/** The records of both, each once as it was read last, in the order in which they were said. */
export function mergeRecords(
  known: readonly ChatRecord[],
  read: readonly ChatRecord[],
): readonly ChatRecord[] {
  const byId = new Map([...known, ...read].map((record) => [record.id, record]));
  return [...byId.values()].toSorted(
    (a, b) => (a.createTime < b.createTime ? -1 : a.createTime > b.createTime ? 1 : 0) || a.id - b.id,
  );
}

/**
 * The records after a page of the newest was read again. If the page does not reach the earlier records, there is a
 * gap between them: then the page stands alone, and older ones are read as before.
 */
export function catchUp(
  known: readonly ChatRecord[],
  newest: readonly ChatRecord[],
  hasOlder: boolean,
): { readonly records: readonly ChatRecord[]; readonly isAnew: boolean } {
  const ids = new Set(known.map(({ id }) => id));
  const reaches = !hasOlder || newest.some(({ id }) => ids.has(id));
  return reaches
    ? { records: mergeRecords(known, newest), isAnew: false }
    : { records: mergeRecords([], newest), isAnew: true };
}
