import type { ImportRow } from "../../../../contracts/import-kind.ts";
import type { RowPerson } from "./row-person.ts";

/** Place of a row, from 0 → the line further up that is about the same person. */
export function findRepeatedPeople(
  rows: readonly ImportRow[],
  people: readonly RowPerson[],
): ReadonlyMap<number, number> {
  const lines = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const [index, { known, joining }] of people.entries()) {
    const number = known?.zjhm ?? joining?.zjhm;
    if (number === undefined) continue;
    const above = lines.get(number);
    if (above === undefined) lines.set(number, rows[index]?.line ?? 0);
    else repeated.set(index, above);
  }
  return repeated;
}
