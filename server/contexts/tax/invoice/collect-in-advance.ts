import type { JobKind } from "../../../contracts/job-kind.ts";
import { advanceTimeOf } from "../../../../src/domain/tax/advance-time.ts";
import { readAdvanceCollection } from "./advance-collection.ts";
import { collectInvoices, collectionFaults } from "./collect-invoices.ts";

/** Kind of the job that collects by itself on the days that the firm has chosen. */
export const ADVANCE_COLLECTION = "invoice.collectInAdvance";

interface Progress {
  readonly done: number;
  readonly failed: number;
}

/** Collects the chosen types of invoices for every client of which they can be collected. */
export const advanceCollectionJob: JobKind<object> = async (_params, context) => {
  const { isOn, times } = await readAdvanceCollection(context);
  const time = advanceTimeOf(context.clock.now().slice(0, 10));
  const chosen = times.find(({ day }) => day === time?.day);
  if (isOn !== 1 || !time || !chosen) return { message: "今天不是提前采集日" };
  const { kjnd, kjqj } = time;
  const companyIdList = await companiesInService(context, { kjnd, kjqj });
  let { done, failed } = (context.resume as Progress | null) ?? { done: 0, failed: 0 };
  for (const companyId of companyIdList.slice(done)) {
    await context.part(done / companyIdList.length, async (part) => {
      if (!(await collectInvoices(part, { companyId, kjnd, kjqj }, chosen.invoiceTypes))) failed += 1;
      done += 1;
      return { done, failed };
    });
  }
  const month = `${kjnd}年${kjqj}期`;
  if (failed === 0) return { message: `已提前采集 ${done} 家企业${month}的发票` };
  return {
    status: failed === done ? 2 : 3,
    message: `${done - failed} 家企业${month}提前采集成功，${failed} 家采集失败，失败原因见列表`,
  };
};

/** In the order of their ids, without those of which nothing can be collected now. */
async function companiesInService(
  context: Parameters<typeof collectionFaults>[1],
  month: { readonly kjnd: number; readonly kjqj: number },
): Promise<readonly number[]> {
  const companies = await context.db
    .selectFrom("company")
    .select("companyId")
    .where("status", "=", 1)
    .where("isRemove", "=", 0)
    .orderBy("companyId")
    .execute();
  const ids = companies.map(({ companyId }) => companyId);
  if (ids.length === 0) return [];
  const faults = await collectionFaults({ companyIdList: ids, ...month }, context);
  return ids.filter((id) => !faults.has(id));
}
