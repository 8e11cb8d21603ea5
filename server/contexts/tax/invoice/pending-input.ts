import { sql } from "kysely";
import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { operation } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { deductibleRest } from "../red-letter/deductible-rest.ts";
import { lastDayOf } from "../company-period/period-days.ts";
import { CONFIRMED } from "../company-period/period-states.ts";
import { PURCHASE } from "./invoice-rows.ts";

/** Purchases that could still be selected for a month, of the general taxpayers whose selection is not confirmed yet. */
export interface PendingInput {
  readonly companyCount: number;
  readonly invoiceCount: number;
  /** Of their deductible tax, in yuan. */
  readonly taxAmount: number;
}

/** The warning before a selection is confirmed at the bureau: afterwards nothing more can be selected. */
export const pendingInput = operation(
  "taxConfirm.pendingInput",
  async ({ kjnd, kjqj, companyIdList }, { db }) => await readPendingInput(companyIdList, { kjnd, kjqj }, db),
);

/** The conditions are those of `disabledReason`, which says them of one invoice. */
export async function readPendingInput(
  companyIds: readonly number[],
  { kjnd, kjqj }: { readonly kjnd: number; readonly kjqj: number },
  db: TenantDb,
): Promise<PendingInput> {
  const rest = deductibleRest("i", lastDayOf(kjnd, kjqj));
  const { companies, invoices, tax } = await db
    .selectFrom("invoice as i")
    .innerJoin("company as c", "c.companyId", "i.companyId")
    .leftJoin("companyPeriod as p", (join) =>
      join.onRef("p.companyId", "=", "i.companyId").on("p.kjnd", "=", kjnd).on("p.kjqj", "=", kjqj),
    )
    .where("i.companyId", "in", [...companyIds])
    .where("c.taxlayerType", "=", "001")
    .where((where) =>
      where.or([where("p.confirmationStatus", "is", null), where("p.confirmationStatus", "!=", CONFIRMED)]),
    )
    .where("i.jxxlx", "=", PURCHASE)
    .where("i.kprq", "<=", lastDayOf(kjnd, kjqj))
    .where("i.gxzt", "=", 0)
    .where("i.rzzt", "!=", PLAIN)
    .where("i.redFlag", "!=", 1)
    .where("i.glzt", "!=", ABNORMAL)
    .where("i.fpzt", "not in", [VOID, FULLY_RED])
    .where(rest, "!=", "0")
    .where("i.sdbz", "!=", 1)
    .where("i.canCheckStatus", "!=", 0)
    .where(sql<boolean>`not ((i.dkzt in (1, 4)) and (i.rzzt = 1 or i.sj_gxzt = 1))`)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("plainRecord as r")
            .select("r.id")
            .where("r.resource", "=", "taxpayerSwitch")
            .whereRef("r.companyId", "=", "i.companyId")
            .where(sql<boolean>`r.fields ->> 'sfxzy' = 'Y' and i.kprq < (r.fields ->> 'yxqq')::date`),
        ),
      ),
    )
    .select([
      sql<number>`count(distinct i.company_id)`.as("companies"),
      sql<number>`count(*)`.as("invoices"),
      sql<string>`coalesce(sum(${rest}), 0)`.as("tax"),
    ])
    .executeTakeFirstOrThrow();
  return { companyCount: companies, invoiceCount: invoices, taxAmount: fenToYuan(yuanToFen(Number(tax))) };
}

const PLAIN = 2;
const ABNORMAL = 2;
const VOID = 1;
const FULLY_RED = 4;
