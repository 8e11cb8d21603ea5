import { sql } from "kysely";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { AMOUNT_CALCULATING, CALCULATING } from "../company-period/period-states.ts";
import { readIncomeTaxOfStaff } from "../company-period/staff-income-tax.ts";
import { yuan } from "../../clients/door.ts";
import { lastDayOf } from "../company-period/period-days.ts";

/** 无票收入 among the special cases. */
export const UNINVOICED = 5;

/** The state of these companies' tax work in a month; a company without a row of the month has nothing but its name. */
export const invoiceInfo = operation(
  "invoice.info",
  async ({ kjnd, kjqj, qyidList, taxlayerType }, context) => {
    const { db } = context;
    let query = db
      .selectFrom("company")
      .leftJoin("companyPeriod as p", (join) =>
        join.onRef("p.companyId", "=", "company.companyId").on("p.kjnd", "=", kjnd).on("p.kjqj", "=", kjqj),
      )
      .selectAll("p")
      .select([
        "company.companyId as ofCompany",
        "company.companyName",
        "company.taxlayerType",
        "company.nsqxdm",
      ])
      .where("company.companyId", "in", qyidList);
    if (taxlayerType !== undefined) query = query.where("company.taxlayerType", "=", taxlayerType);
    const rows = await query.orderBy("company.companyId").execute();
    const cases = await RecordStore.open("specialCase", context);
    const uninvoiced = await cases.list({
      where: { companyId: [...qyidList], kjnd, kjqj, specialType: UNINVOICED },
    });
    const incomeTax = await readIncomeTaxOfStaff(context, qyidList, { kjnd, kjqj });
    return rows.map((row) => ({
      companyId: row.ofCompany,
      companyName: row.companyName,
      taxlayerType: row.taxlayerType,
      sbszId: row.id,
      predictionId: row.id,
      nsqxdm: row.nsqxdm,
      checkStatus: row.checkStatus,
      confirmationStatus: row.confirmationStatus,
      checkConfirmErrorMsg: row.checkConfirmErrorMsg,
      noticeTaxType: row.noticeTaxType,
      doubtState: row.doubtState,
      qrzzse: yuan(row.qrzzse),
      zzshfjs: row.predictionStatus === CALCULATING ? AMOUNT_CALCULATING : yuan(row.zzshfjs),
      xxNoTicketCount: uninvoiced.filter((specialCase) => specialCase.companyId === row.ofCompany).length,
      grsdsSe: incomeTax.get(row.ofCompany) ?? null,
    }));
  },
);

/** Sums of a company's invoices of a month: what was sold and bought, what of it is selected, and what counts for nothing. */
export const invoiceTotals = operation(
  "invoice.detailTotalStatistics",
  async ({ qyid, kjnd, kjqj }, { db }) => {
    const sums = await db
      .selectFrom("invoice")
      .select([
        ...sumOf("xx", "jxxlx = 1 and fpzt <> 1"),
        ...sumOf("xxSpecial", "jxxlx = 1 and fpzt <> 1 and fpzl in ('01', '03', '08', '81')"),
        ...sumOf("jx", "jxxlx = 0 and fpzt <> 1"),
        ...sumOf("wgx", "jxxlx = 0 and fpzt <> 1 and gxzt = 0 and rzzt <> 2"),
        ...sumOf("red", "red_flag = 1"),
        sql<number>`count(*) filter (where fpzt = 1)`.as("voidCount"),
      ])
      .where("companyId", "=", qyid)
      .where("kjnd", "=", kjnd)
      .where("kjqj", "=", kjqj)
      .executeTakeFirstOrThrow();
    const chosen = await db
      .selectFrom("invoice")
      .select([...sumOf("ygx", "true")])
      .where("companyId", "=", qyid)
      .where("gxnd", "=", kjnd)
      .where("gxyf", "=", kjqj)
      .where("kprq", "<=", lastDayOf(kjnd, kjqj))
      .executeTakeFirstOrThrow();
    const all: Readonly<Record<string, unknown>> = { ...sums, ...chosen };
    const group = (name: string) => ({
      count: Number(all[`${name}Count`]),
      je: Number(all[`${name}Je`]),
      se: Number(all[`${name}Se`]),
    });
    return {
      xx: group("xx"),
      xxSpecial: group("xxSpecial"),
      jx: group("jx"),
      ygx: group("ygx"),
      wgx: group("wgx"),
      red: group("red"),
      voidCount: Number(all.voidCount),
    };
  },
);

function sumOf(name: string, when: string) {
  const condition = sql.raw(when);
  return [
    sql<number>`count(*) filter (where ${condition})`.as(`${name}Count`),
    sql<string>`coalesce(sum(jehj) filter (where ${condition}), 0)`.as(`${name}Je`),
    sql<string>`coalesce(sum(sehj) filter (where ${condition}), 0)`.as(`${name}Se`),
  ];
}
