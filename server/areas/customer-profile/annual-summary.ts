import type { FirmContext, FirmHandler } from "../../binding/handler.ts";
import type { StoredRecord } from "../../records/record-rules.ts";
import { RecordStore } from "../../records/record-store.ts";
import { readCompany } from "../company/client-company.ts";

interface SummaryParams {
  readonly qyid: number;
  readonly kjnd: number;
}

const BOOKED = 2;
const FINISHED_ORDER = 3;
const DEAL = 3;

/** What was done for a customer in a year, counted from the records of the year. */
export const annualSummary: FirmHandler<SummaryParams> = async ({ qyid, kjnd }, context) => {
  const { companyName, beginDate } = await readCompany(context, qyid);
  const inYear = (field: string) => (row: StoredRecord) => String(row[field]).startsWith(String(kjnd));
  const visits = (await ofCompany("visitRecord", { qyId: qyid }, context)).filter(inYear("visitTime"));
  const orders = (await ofCompany("workOrder", { qyid }, context)).filter(inYear("createTime"));
  const messages = (await ofCompany("chatMessage", { qyid }, context)).filter(inYear("createTime"));
  const chances = (await ofCompany("riseChance", { qyId: qyid, status: DEAL }, context)).filter(
    inYear("dealDate"),
  );
  const booked = await ofCompany("bookPeriod", { qyid, kjnd, bookStatus: BOOKED }, context);
  const finished = orders.filter(({ status }) => status === FINISHED_ORDER).length;
  const serviceMonths = monthsServed(kjnd, beginDate, context.clock.now());
  const told = `${kjnd} 年为${companyName}服务 ${serviceMonths} 个月，完成做账 ${booked.length} 期`;
  return {
    qyid,
    kjnd,
    visitCount: visits.length,
    workOrderCount: orders.length,
    finishedWorkOrderCount: finished,
    bookMonths: Math.min(12, booked.length),
    noticeCount: messages.length,
    serviceMonths,
    dealChanceCount: chances.length,
    dealAmount: chances.reduce((sum, { dealAmount }) => sum + Number(dealAmount ?? 0), 0),
    summary: `${told}，拜访 ${visits.length} 次，办理工单 ${orders.length} 件。`,
  };
};

async function ofCompany(record: string, where: Readonly<Record<string, number>>, context: FirmContext) {
  return await (await RecordStore.open(record, context)).list({ where });
}

/** Begun months of the year in which the firm worked for it. */
function monthsServed(year: number, beginDate: string, now: string): number {
  const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  const first = Math.max(monthOf(beginDate), year * 12);
  const last = Math.min(monthOf(now), year * 12 + 11);
  return Math.max(0, last - first + 1);
}
