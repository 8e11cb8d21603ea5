import { type SqlBool, sql } from "kysely";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { Fields } from "../../../contracts/record.ts";
import type { Draft } from "../../../contracts/record-rules.ts";
import { findAccount } from "../bank-account/bank-account.ts";
import { type BankEntry, INCOMING, MATCH } from "./bank-entry.ts";
import { ruleMatcher } from "./match-rules.ts";

/**
 * Company, period and sides follow from account, day and direction; a new entry without a subject is matched by the
 * rules, and stands behind those of its day.
 */
export async function completeEntry(
  entry: Draft<BankEntry>,
  before: BankEntry | undefined,
  context: FirmContext,
): Promise<Fields> {
  const { companyId } = before ?? (await findAccount(entry.bankAccountId, context));
  const matched =
    before || (entry.subjectId ?? null) !== null ? undefined : (await ruleMatcher(companyId, context))(entry);
  const rnxh = before?.jyrq === entry.jyrq ? before.rnxh : await lastPlace(companyId, entry, context);
  return { ...completeFields(entry, before, { companyId, matched }), rnxh };
}

/** The fields that follow for an entry of this company; `matched`: those that the rules give a new one. */
export function completeFields(
  entry: Draft<BankEntry>,
  before: BankEntry | undefined,
  { companyId, matched }: { readonly companyId: number; readonly matched: object | undefined },
): Fields {
  // A subject chosen by a user is no longer that of the rule.
  const isChosen =
    before !== undefined && before.subjectId !== entry.subjectId && before.ruleId === entry.ruleId;
  const whole = { ...entry, ...(isChosen && { ruleId: null }), ...matched };
  const open = (whole.subjectId ?? null) === null ? MATCH.none : MATCH.matched;
  return {
    ...whole,
    companyId,
    kjnd: Number(entry.jyrq.slice(0, 4)),
    kjqj: Number(entry.jyrq.slice(5, 7)),
    jfje: entry.sjfx === INCOMING ? entry.je : 0,
    dfje: entry.sjfx === INCOMING ? 0 : entry.je,
    ye: before?.ye ?? 0,
    lsh: entry.lsh === "" ? null : (entry.lsh ?? null),
    matchStatus: before?.matchStatus === MATCH.booked ? MATCH.booked : open,
  };
}

/** The last place of a day that an entry of the account has; 1 where there is none. */
async function lastPlace(
  companyId: number,
  { bankAccountId, jyrq }: Draft<BankEntry>,
  { db }: FirmContext,
): Promise<number> {
  const { place } = await db
    .selectFrom("plainRecord as r")
    .select(sql<number | null>`max((r.fields ->> 'rnxh')::integer)`.as("place"))
    .where("r.resource", "=", "bankEntry")
    .where("r.companyId", "=", companyId)
    .where(sql<SqlBool>`(r.fields ->> 'bankAccountId')::integer = ${bankAccountId}`)
    .where(sql<SqlBool>`r.fields ->> 'jyrq' = ${jyrq}`)
    .executeTakeFirstOrThrow();
  return place ?? 1;
}
