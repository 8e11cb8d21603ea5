import type { JobKind } from "../../../contracts/job-kind.ts";
import { advanceTimeOf } from "../../../../src/domain/tax/advance-time.ts";
import { filesFor } from "../../../access/served-months.ts";
import { oneByOne } from "../../../operations/jobs/one-by-one.ts";
import { periodName } from "../company-period/period-days.ts";
import { readAdvanceCollection } from "./advance-collection.ts";
import { collectInvoices, collectionFaults } from "./collect-invoices.ts";

/** Kind of the job that collects by itself on the days that the firm has chosen. */
export const ADVANCE_COLLECTION = "invoice.collectInAdvance";

/** Collects the chosen types of invoices for every client of which they can be collected. */
export const advanceCollectionJob: JobKind<object> = async (_params, context) => {
  const { isOn, times } = await readAdvanceCollection(context);
  const time = advanceTimeOf(context.clock.now().slice(0, 10));
  const chosen = times.find(({ day }) => day === time?.day);
  if (isOn !== 1 || !time || !chosen) return { message: "今天不是提前采集日" };
  const { kjnd, kjqj } = time;
  const companyIdList = await companiesFilingFor(context, { kjnd, kjqj });
  const month = `${kjnd}年${kjqj}期`;
  return await oneByOne(
    companyIdList,
    {
      work: async (companyId, part) =>
        await collectInvoices(part, { companyId, kjnd, kjqj }, chosen.invoiceTypes),
      all: (count) => `已提前采集 ${count} 家企业${month}的发票`,
      some: (succeeded, failed) =>
        `${succeeded} 家企业${month}提前采集成功，${failed} 家采集失败，失败原因见列表`,
    },
    context,
  );
};

/** In the order of their ids, without those of which nothing can be collected now. */
async function companiesFilingFor(
  context: Parameters<typeof collectionFaults>[1],
  month: { readonly kjnd: number; readonly kjqj: number },
): Promise<readonly number[]> {
  const companies = await context.db
    .selectFrom("company")
    .select("companyId")
    .where("isRemove", "=", 0)
    .where(filesFor(periodName(month.kjnd, month.kjqj)))
    .orderBy("companyId")
    .execute();
  const ids = companies.map(({ companyId }) => companyId);
  if (ids.length === 0) return [];
  const faults = await collectionFaults({ companyIdList: ids, ...month }, context);
  return ids.filter((id) => !faults.has(id));
}
