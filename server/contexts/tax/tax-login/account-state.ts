import { type RawBuilder, sql } from "kysely";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type AccountFault, BLOCKED } from "../../../gateways/account-bureau.ts";

/** Values of the code table `taxAccountState`; the last two follow from other rows and are not kept. */
export const ACCOUNT_STATE = {
  unverified: 0,
  valid: 1,
  expired: 2,
  wrongPassword: 3,
  frozen: 4,
  phoneLocked: 5,
  missing: 6,
} as const;

export const STATE_OF_FAULT: Readonly<Record<AccountFault, number>> = {
  password: ACCOUNT_STATE.wrongPassword,
  frozen: ACCOUNT_STATE.frozen,
  expired: ACCOUNT_STATE.expired,
};

/** In a query that joins the record as `account` and its phone as `lock`: the reason why no codes come; else null. */
export function phoneBlock(): RawBuilder<number | null> {
  return sql<number | null>`case when ${sql.ref("lock.locked")} = 1 then ${sql.lit(BLOCKED.byCount)}
    else ${sql.ref("lock.bureauBlock")} end`;
}

/** The state of an account in such a query: a phone that gets no codes comes first, for nothing can be done before. */
export function accountState(): RawBuilder<number> {
  const { missing, phoneLocked, unverified } = ACCOUNT_STATE;
  return sql<number>`case
    when ${sql.ref("account.id")} is null then ${sql.lit(missing)}
    when ${phoneBlock()} is not null then ${sql.lit(phoneLocked)}
    else coalesce((${sql.ref("account.fields")} ->> 'loginState')::integer, ${sql.lit(unverified)})
  end`;
}

/** The state of one company's account. */
export async function readAccountState(companyId: number, { db }: Pick<FirmContext, "db">): Promise<number> {
  const row = await db
    .selectFrom("plainRecord as account")
    .leftJoin("smsLock as lock", (join) =>
      join.on("lock.phone", "=", sql<string>`${sql.ref("account.fields")} ->> 'phone'`),
    )
    .select(accountState().as("state"))
    .where("account.resource", "=", "bureauAccount")
    .where("account.companyId", "=", companyId)
    .executeTakeFirst();
  return row?.state ?? ACCOUNT_STATE.missing;
}
