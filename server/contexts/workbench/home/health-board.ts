import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { countFeeStates } from "../../money/door.ts";
import { within } from "../../../records/query/within.ts";
import { servedCompanies, shareOf } from "./home-companies.ts";

const BOOKED = 2;
const QUARTER_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The health of the firm's own business: paid ahead, books done, clients visited in the last three months. */
export const healthBoard = operation("home.businessHealth", async (by, context) => {
  const served = new Set((await servedCompanies(by, context)).map(({ companyId }) => companyId));
  const { total, overdue, owedAmount } = await countFeeStates(context, by.userId);
  const renewalRate = shareOf(total - overdue, total);
  const bookRate = shareOf(countIn(served, await bookedCompanies(context)), served.size);
  const visitRate = shareOf(countIn(served, await visitedCompanies(context)), served.size);
  return {
    score: Math.round(((renewalRate + bookRate + visitRate) / 3) * 100),
    inService: served.size,
    renewalRate,
    bookRate,
    visitRate,
    owedAmount,
  };
});

function countIn(served: ReadonlySet<number>, companyIds: readonly number[]): number {
  return companyIds.filter((companyId) => served.has(companyId)).length;
}

/** Those whose books of the last month that has any are done. */
async function bookedCompanies(context: FirmContext): Promise<number[]> {
  const books = await RecordStore.open("bookPeriod", context);
  const last = await books.first({});
  if (!last) return [];
  const where = { kjnd: last.kjnd, kjqj: last.kjqj, bookStatus: BOOKED };
  return (await books.groupBy(["qyid"], { where })).map(({ key }) => Number(key.qyid));
}

async function visitedCompanies(context: FirmContext): Promise<number[]> {
  const visits = await RecordStore.open("visitRecord", context);
  const conditions = within("visitTime", context.clock.after(-QUARTER_DAYS * DAY_MS));
  return (await visits.groupBy(["qyId"], { conditions })).map(({ key }) => Number(key.qyId));
}
