import type { StaleRow } from "../../request/request-error.ts";
import type { Outgoing } from "./outgoing.ts";

/** Rows that were to be removed and have been changed meanwhile: sentences by key. */
export type UnremovedRows = ReadonlyMap<string, string>;

/** The rows to be removed that are another's by now, and the keys of those that are gone already. */
export function findUnremoved(
  stale: ReadonlyMap<string, StaleRow>,
  { removed }: Outgoing,
): { readonly unremoved: UnremovedRows; readonly gone: readonly string[] } {
  const met = [...stale].filter(([key]) => removed.has(key));
  return {
    gone: met.filter(([, { rowVersion }]) => rowVersion === null).map(([key]) => key),
    unremoved: new Map(
      met.filter(([, { rowVersion }]) => rowVersion !== null).map(([key, row]) => [key, told(row)]),
    ),
  };
}

function told({ name, changedBy }: StaleRow): string {
  return `${name === null ? "该行" : `「${name}」`}已被${changedBy ?? "他人"}修改，没有删除，请核对`;
}

/** The number of rows that are named one by one; of more only the count is shown. */
const NAMED = 3;

export function unremovedText(unremoved: UnremovedRows): string {
  if (unremoved.size > NAMED) return `${unremoved.size} 行已被他人修改，没有删除，请核对标有“改”的行`;
  return [...unremoved.values()].join("；");
}
