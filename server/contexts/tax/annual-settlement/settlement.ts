import type { Selectable } from "kysely";
import { isOwnedByPersons } from "../../../../src/domain/tax/income-tax-kind.ts";
import { settlementWindow } from "../../../../src/domain/tax/filing-window.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import type { TenantTables } from "../../../tables/tables.ts";
import { latestPayTime } from "../company-period/period-days.ts";
import { NOT_NOTIFIED } from "../company-period/period-states.ts";
import { columnsOf } from "../filing/columns-of.ts";
import type { FiledTax } from "../filing/filed-tax.ts";
import type { IncomeLine } from "../filing/income-figures.ts";
import { incomeRows } from "../filing/income-rows.ts";
import type { FilingChanges, NoticeState, RowScope } from "../filing/noticed-tax.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";

export type Settlement = Selectable<TenantTables["annualSettlement"]>;

const WORDS = {
  tax: "汇算清缴税款",
  work: "汇算清缴",
  declaring: "正在申报",
  declared: "汇算清缴已申报",
  due: "应补税款",
  open: "应补或应退税款",
};

const SETTLEMENT_TAX = 303;

/** The figures of a notice, in the order of the form. */
const LINES: readonly IncomeLine<Settlement>[] = [
  ["lrze", "利润总额"],
  ["tzzj", "加：纳税调整增加额"],
  ["tzjs", "减：纳税调整减少额"],
  ["mbks", "减：弥补以前年度亏损"],
  ["ynssde", "应纳税所得额"],
  ["ynsdse", "应纳所得税额"],
  ["jmsdse", "减：减免所得税额"],
  ["yyjse", "减：本年累计已预缴所得税额"],
];

/** 企业所得税汇算清缴. */
export const SETTLEMENT: FiledTax<Settlement> = {
  ...incomeRows({ szid: SETTLEMENT_TAX, words: WORDS, lines: LINES }),
  szid: SETTLEMENT_TAX,
  name: "企业所得税汇算清缴",
  periodName: ({ kjnd }) => `${kjnd}年度`,
  subject: (_client, { kjnd }) => `${kjnd} 年度企业所得税汇算清缴`,
  covers: (_client, { kjnd }) => `${kjnd}-01-01 至 ${kjnd}-12-31`,
  deadline: (_client, { kjnd }, { filingCalendar }) => settlementWindow(kjnd, filingCalendar).last,
  title: ({ kjnd }) => `${kjnd}年度汇算清缴`,
  exemption: (client, { kjnd }) => {
    if (isOwnedByPersons(client)) return "不申报企业所得税，无需汇算清缴";
    return (client.registrationDate ?? "") <= `${kjnd}-12-31` ? null : `${kjnd}年以后成立，无需汇算清缴`;
  },
  runningFault: ({ kjnd }, now) =>
    kjnd < Number(now.slice(0, 4)) ? null : `${kjnd}年尚未结束，不能通知汇算清缴`,
  // From today to the deadline, and to the end of the next month in any case.
  payDays: ({ kjnd }, { filingCalendar, clock }) => {
    const first = clock.now().slice(0, 10);
    const { last } = settlementWindow(kjnd, filingCalendar);
    const usual = latestPayTime(first);
    return { first, last: last > usual ? last : usual };
  },
  take: takeSettlements,
  read: async (companyIds, { kjnd }, { db }) => await selectSettlements(companyIds, kjnd, db).execute(),
  readNotified: readNotifiedSettlements,
  readNoticeStates: async ({ kjnd, kjqj }, db) =>
    kjqj === 12 ? await readSettlementNoticeStates(kjnd, db) : [],
  write: writeSettlements,
  month: ({ kjnd }) => monthOfYear(kjnd),
};

/** The month with which a year is declared. */
export function monthOfYear(kjnd: number): Month {
  return { kjnd, kjqj: 12 };
}

/** The last day of service to begin with: a client who comes later has settled the year with another firm. */
export function lastBeginOf(kjnd: number, { filingCalendar }: Pick<FirmContext, "filingCalendar">): string {
  return settlementWindow(kjnd, filingCalendar).last;
}

async function takeSettlements(
  companyIds: readonly number[],
  { kjnd }: Month,
  { db, clock }: RowScope,
): Promise<Settlement[]> {
  await db
    .insertInto("annualSettlement")
    .values(companyIds.map((companyId) => ({ companyId, kjnd, updateTime: clock.now() })))
    .onConflict((conflict) => conflict.constraint("annual_settlement_gsid_company_id_kjnd_key").doNothing())
    .execute();
  return await selectSettlements(companyIds, kjnd, db).forUpdate().execute();
}

function selectSettlements(companyIds: readonly number[], kjnd: number, db: TenantDb) {
  return db
    .selectFrom("annualSettlement")
    .selectAll()
    .where("companyId", "in", [...companyIds])
    .where("kjnd", "=", kjnd)
    .orderBy("companyId");
}

async function readSettlementNoticeStates(kjnd: number, db: TenantDb): Promise<NoticeState[]> {
  return await db
    .selectFrom("annualSettlement")
    .select(["companyId", "noticeTaxType", "doubtState"])
    .where("kjnd", "=", kjnd)
    .execute();
}

async function readNotifiedSettlements(
  companyId: number,
  count: number,
  { db }: Pick<FirmContext, "db">,
): Promise<Settlement[]> {
  return await db
    .selectFrom("annualSettlement")
    .selectAll()
    .where("companyId", "=", companyId)
    .where("noticeTaxType", ">", NOT_NOTIFIED)
    .orderBy("kjnd", "desc")
    .limit(count)
    .execute();
}

async function writeSettlements(
  settlements: readonly Settlement[],
  changes: FilingChanges,
  { db, clock }: RowScope,
): Promise<void> {
  const ids = settlements.map(({ id }) => id);
  await db
    .updateTable("annualSettlement")
    .set({ ...columnsOf(changes), updateTime: clock.now() })
    .where("id", "in", ids)
    .execute();
}
