import { isNamed, isSameChild } from "../../../../../src/domain/payroll/child-claims.ts";
import type { RecordType } from "../../../../../src/schema/project/record-type.ts";
import type { Fields, StoredRecord } from "../../../../contracts/record.ts";
import { readChild } from "../details/deduction-claim.ts";

/** The kinds of detail of which a person may have several: the properties by which two of them are the same fact. */
const FACTS: { readonly [record: string]: readonly string[] } = {
  specialAdditionalDeduction: ["kclx", "yxqq", "yxqz", "fdbl", "csjb", "ftje"],
  multiSourceIncome: ["qtdwmc", "qtnsrsbh", "sr", "ykjse", "sfbdwkc"],
  stockIncome: ["gqlx", "xqrq", "bqsr"],
};

/** True where a person has one of the kind a month. */
export function isOncePerMonth(record: string): boolean {
  return FACTS[record] === undefined;
}

/** True where one holds for the year, whichever month it was reported in. */
export function isOfYear(record: string): boolean {
  return record === "specialAdditionalDeduction";
}

/** The counterparts of a row: the same record of its person, one that it names, or an equal row further up. */
export interface DetailMatch {
  readonly same?: StoredRecord;
  readonly unnamed?: StoredRecord;
  /** Place of the row, from 0. */
  readonly above?: number;
}

/**
 * The matches of the rows of one person, in their order. Each record that is there stands for one row: equal ones are
 * counted, and children are told apart by their names and numbers.
 */
export function matchDetails(
  rows: readonly Fields[],
  there: readonly StoredRecord[],
  record: RecordType,
): DetailMatch[] {
  const factOf = factReader(record);
  const taken = new Set<StoredRecord>();
  const matches = rows.map((): DetailMatch => ({}));
  for (const index of namedFirst(rows)) {
    const fields = rows[index] ?? {};
    const above = rowAbove(rows, index, factOf);
    const equal = there.filter((other) => !taken.has(other) && factOf(other) === factOf(fields));
    const match = above === undefined ? matchOf(fields, equal) : { above };
    const used = match.same ?? match.unnamed;
    if (used) taken.add(used);
    matches[index] = match;
  }
  return matches;
}

function factReader({ name, schema }: RecordType): (of: Fields) => string {
  const facts = FACTS[name] ?? [];
  return (of) => JSON.stringify(facts.map((fact) => of[fact] ?? schema.properties?.[fact]?.default ?? null));
}

/** Places of the rows: a row without a child's name takes what those with one have left. */
function namedFirst(rows: readonly Fields[]): number[] {
  const isNamedRow = (index: number) => isNamed(readChild(rows[index] ?? {}));
  return rows.map((_, index) => index).toSorted((a, b) => Number(isNamedRow(b)) - Number(isNamedRow(a)));
}

function matchOf(fields: Fields, equal: readonly StoredRecord[]): DetailMatch {
  const child = readChild(fields);
  const unnamed = equal.find((other) => !isNamed(readChild(other)));
  if (!isNamed(child)) {
    const same = unnamed ?? equal[0];
    return same ? { same } : {};
  }
  const same = equal.find((other) => isSameChild(readChild(other), child));
  if (same) return { same };
  return unnamed ? { unnamed } : {};
}

/** The row further up that claims the same for the same child. */
function rowAbove(
  rows: readonly Fields[],
  index: number,
  factOf: (of: Fields) => string,
): number | undefined {
  const fields = rows[index] ?? {};
  const child = readChild(fields);
  const place = rows
    .slice(0, index)
    .findIndex((other) => factOf(other) === factOf(fields) && isSameChild(readChild(other), child));
  return place === -1 ? undefined : place;
}
