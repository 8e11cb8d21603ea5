import { type ContractOperation, type Schema, typesOf } from "./contract-operation.ts";

export type Row = Readonly<Record<string, unknown>>;
export type Params = Record<string, unknown>;

/** Required parameters without those of paging. */
export function needed({ request, paging }: ContractOperation): string[] {
  return (request.required ?? []).filter((name) => name !== paging?.page && name !== paging?.size);
}

export function pageOf({ paging }: ContractOperation, size: number, page = 1): Params {
  return paging ? { [paging.page]: page, [paging.size]: size } : {};
}

export function readRows(
  { paging }: ContractOperation,
  result: unknown,
): { rows: readonly Row[]; total: number } {
  const rows = (paging ? (result as Row | null)?.[paging.rows] : result) as readonly Row[] | undefined;
  const list = Array.isArray(rows) ? rows : [];
  return { rows: list, total: paging ? Number((result as Row)[paging.total]) : list.length };
}

export function isList(schema: Schema): boolean {
  return typesOf(schema).includes("array");
}
