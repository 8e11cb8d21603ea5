import { type RawBuilder, expressionBuilder, sql } from "kysely";
import type { TenantTables } from "../../../tables/tables.ts";

/** The name that a query has given to the purchases. */
type Purchases = "invoice" | "i";

const CERTIFIED = 1;
const VOID = 1;
/** Of `zczt`: the letter has had its effect already. */
const TRANSFERRED = 1;
const PARTLY_RED = 3;
const FULLY_RED = 4;

/**
 * 红冲税额 of a purchase, never more than 0: what its red letters have taken from it up to the month that it is selected
 * for, or up to the day `until` while it is not. Once 统计确认 has been given, what they had taken by then. Letters that
 * were transferred out take nothing.
 */
export function redTax(purchases: Purchases, until: string): RawBuilder<string> {
  return sql<string>`case when ${isOffset(purchases)} then ${takenByLetters(purchases, until)} else 0 end`;
}

/** 有效税额 of a purchase: what its red letters have left of it. */
export function deductibleRest(purchases: Purchases, until: string): RawBuilder<string> {
  const whole = sql.ref(`${purchases}.yxse`);
  const rest = sql`greatest(0, ${whole} + ${takenByLetters(purchases, until)})`;
  return sql<string>`case when ${isOffset(purchases)} then ${rest} else ${whole} end`;
}

function isOffset(purchases: Purchases) {
  return sql`${sql.ref(`${purchases}.fpzt`)} in (${PARTLY_RED}, ${FULLY_RED})`;
}

function takenByLetters(purchases: Purchases, until: string) {
  const of = (column: string) => sql.ref(`${purchases}.${column}`);
  const selectedUntil = sql`(make_date(${of("gxnd")}, ${of("gxyf")}, 1) + interval '1 month - 1 day')::date`;
  const counts = sql<boolean>`case when ${of("rzzt")} = ${CERTIFIED} then letter.within_rest = 1
    else letter.kprq <= coalesce(${selectedUntil}, ${until}::date) end`;
  const letters = expressionBuilder<TenantTables>()
    .selectFrom("invoice as letter")
    .select(sql<string>`sum(letter.hcse)`.as("tax"))
    .where("letter.lzfpId", "=", of("id") as RawBuilder<number>)
    .where("letter.fpzt", "!=", VOID)
    .where("letter.zczt", "!=", TRANSFERRED)
    .where(counts);
  return sql`coalesce(${letters}, 0)`;
}
