import { isNamed, isSameChild } from "../../../../../src/domain/payroll/child-claims.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { Fields } from "../../../../contracts/record.ts";
import { KNOWN } from "../../../../records/import/import-rows.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { takeTurn } from "../../../../records/write/take-turn.ts";
import type { PayrollPeriod } from "../payroll-period.ts";
import { readChild } from "./deduction-claim.ts";

/** A row of a file as the record keeps it. */
type Detail = Fields & PayrollPeriod & { readonly ryid: number };

interface DetailKey {
  /** A claim holds for the year, whichever month it was reported in. */
  readonly isOfYear?: true;
  /** The fields by which two of them are the same fact. */
  readonly facts: readonly string[];
}

/** The kinds of detail of which a person may have several. */
const KEYS: Readonly<Record<string, DetailKey>> = {
  specialAdditionalDeduction: {
    isOfYear: true,
    facts: ["kclx", "yxqq", "yxqz", "fdbl", "csjb", "ftje"],
  },
  multiSourceIncome: { facts: ["qtdwmc", "qtnsrsbh", "sr", "ykjse", "sfbdwkc"] },
  stockIncome: { facts: ["gqlx", "xqrq", "bqsr"] },
};

/**
 * Keeps a row of a file. `nth` of rows that say the same is kept where fewer than that are there: a file that comes again
 * brings nothing. A detail that a person has once a month takes the place of the one before.
 */
export async function keepDetail(
  record: string,
  fields: Detail,
  nth: number,
  context: FirmContext,
): Promise<unknown> {
  const store = await RecordStore.openNamed(record, context);
  const { companyId, ryid, kjnd, kjqj } = fields;
  // Two files that come at once count each other's rows.
  await takeTurn(`${record} ${companyId}`, context);
  const key = KEYS[record];
  const where = { companyId, ryid, kjnd, ...(!key?.isOfYear && { kjqj }) };
  if (!key) {
    const known = await store.first({ where });
    return await (known ? store.change(known, fields) : store.create(fields));
  }
  const factOf = (of: Fields) =>
    JSON.stringify(
      key.facts.map((name) => of[name] ?? store.record.schema.properties?.[name]?.default ?? null),
    );
  const there = await store.list({ where });
  const equal = there.filter((other) => factOf(other) === factOf(fields));
  const child = readChild(fields);
  if (!isNamed(child)) return equal.length >= nth ? KNOWN : await store.create(fields);
  if (equal.some((other) => isSameChild(readChild(other), child))) return KNOWN;
  const unnamed = equal.find((other) => !isNamed(readChild(other)));
  const { znxm = null, znzjhm = null } = fields;
  return await (unnamed ? store.change(unnamed, { znxm, znzjhm }) : store.create(fields));
}
