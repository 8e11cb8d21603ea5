import { type Service, isServedIn } from "../../../../src/domain/served-months.ts";
import { yearPeriods } from "../../../../src/domain/period.ts";
import { operation } from "../../../contracts/operation.ts";
import { readStops } from "../../../access/served-months.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readCompany } from "../company/client-company.ts";
import { within } from "../../../records/query/within.ts";

const BOOKED = 2;
const FINISHED_ORDER = 3;
const DEAL = 3;

/** The services of a year for a customer, counted from the records of the year. */
export const annualSummary = operation("customerProfile.annualSummary", async ({ qyid, kjnd }, context) => {
  const { companyName, beginDate } = await readCompany(context, qyid);
  const stops = (await readStops(context.db, [qyid])).get(qyid) ?? [];
  const inYear = (field: string) => within(field, `${kjnd}-01-01`, `${kjnd}-12-31`);
  const visits = await RecordStore.open("visitRecord", context);
  const visitCount = await visits.count({ where: { qyId: qyid }, conditions: inYear("visitTime") });
  const orders = await RecordStore.open("workOrder", context);
  const ordered = await orders.groupBy(["status"], { where: { qyid }, conditions: inYear("createTime") });
  const messages = await RecordStore.open("chatMessage", context);
  const chances = await RecordStore.open("riseChance", context);
  const won = { where: { qyId: qyid, status: DEAL }, conditions: inYear("dealDate") };
  const [deals] = await chances.groupBy([], won, ["dealAmount"]);
  const books = await RecordStore.open("bookPeriod", context);
  const booked = await books.count({ where: { qyid, kjnd, bookStatus: BOOKED } });
  const workOrderCount = ordered.reduce((sum, { count }) => sum + count, 0);
  const serviceMonths = monthsServed(kjnd, { beginDate, stops }, context.clock.now());
  const summary = `${kjnd} 年为${companyName}服务 ${serviceMonths} 个月，完成做账 ${booked} 期`;
  return {
    qyid,
    kjnd,
    visitCount,
    workOrderCount,
    finishedWorkOrderCount: ordered.find(({ key }) => key.status === FINISHED_ORDER)?.count ?? 0,
    bookMonths: Math.min(12, booked),
    noticeCount: await messages.count({ where: { qyid }, conditions: inYear("createTime") }),
    serviceMonths,
    dealChanceCount: deals?.count ?? 0,
    dealAmount: deals?.sum.dealAmount ?? 0,
    summary: `${summary}，拜访 ${visitCount} 次，办理工单 ${workOrderCount} 件。`,
  };
});

/** Begun months of the year in which the firm worked for it. */
function monthsServed(year: number, service: Service, now: string): number {
  return yearPeriods(year).filter((period) => period <= now.slice(0, 7) && isServedIn(service, period))
    .length;
}
