import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { Fields } from "../../../contracts/record.ts";
import { ROWS_CHANGE, type RowsChange } from "../../../records/rows/change-rows.ts";
import { readCompanyNames } from "../../clients/door.ts";

/** An operation on the month of many companies that can be done for each of them alone. */
interface OnEach extends Pick<RowsChange, "operation" | "verb"> {
  readonly companyIds: readonly number[];
  readonly given: Fields & { readonly kjnd: number; readonly kjqj: number };
  /** Parameters of one company alone. */
  readonly own?: (companyId: number) => Fields;
}

/** Leaves a job that does the operation company by company: one that is refused does not hold up the others. */
export async function leaveForEach({ companyIds, own, ...change }: OnEach, context: FirmContext) {
  const { kjnd, kjqj } = change.given;
  const title = `${kjnd}年${kjqj}期 ${companyIds.length} 家企业${change.verb}`;
  context.concerns(title);
  const names = await readCompanyNames(companyIds, context);
  const job: RowsChange = {
    ...change,
    rows: companyIds.map((companyId) => ({
      name: names.get(companyId) ?? `企业 ${companyId}`,
      params: { qyIdList: [companyId], ...own?.(companyId) },
    })),
  };
  return { taskid: await context.jobs.enqueue(ROWS_CHANGE, title, job) };
}
