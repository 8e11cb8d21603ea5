import { sql } from "kysely";
import type { AbandonJob } from "../../../contracts/job-abandonments.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import { patchEach, patchRecords } from "../../../records/write/patch-records.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import { notComeTo } from "../company-period/company-by-company.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import type { MonthJob } from "../company-period/abandon-months.ts";
import { type OfMonth, sortFilings } from "../filing/sort-filings.ts";
import { VAT } from "../tax-notice/vat.ts";
import { FORM, declarationFault, readTaxForms } from "./other-tax-forms.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";

/** Kind of the job that hands in the taxes beside VAT and the income taxes. */
export const OTHER_TAX_DECLARATION = "tax.declareOthers";

/** Leaves a job that declares the other taxes of the companies; names those that cannot be declared. */
export async function submitOtherTaxes(asked: OfMonth, context: FirmContext) {
  const { month, companyIds } = asked;
  const { kjnd, kjqj } = month;
  const { db, jobs } = context;
  const forms = await readTaxForms({ qyid: companyIds, kjnd, kjqj }, context);
  const ofCompany = groupRows(forms, ({ qyid }) => qyid);
  const nameOf = taxNames(context);
  const { passed, failed } = await sortFilings(
    VAT,
    asked,
    ({ companyId }) => declarationFault(ofCompany.get(companyId) ?? [], nameOf),
    context,
  );
  const result = outcomeOf({ passed, failed });
  if (passed.length === 0) return { ...result, taskid: null };
  const ids = passed.map(({ row }) => row.companyId);
  const taskid = await jobs.enqueue(OTHER_TAX_DECLARATION, `提交${kjnd}年${kjqj}期其他税种申报`, {
    companyIds: ids,
    kjnd,
    kjqj,
  });
  const open = ids
    .flatMap((id) => ofCompany.get(id) ?? [])
    .filter(({ reportStatus }) => reportStatus !== FORM.declared);
  const begun = { reportStatus: FORM.declaring, content: null };
  await patchRecords(
    db,
    open.map(({ id }) => id),
    begun,
  );
  return { ...result, taskid };
}

function taxNames({ project }: FirmContext): (szid: number) => string {
  const table = project.enums.get("otherTaxType") ?? [];
  return (szid) => table.find(({ value }) => value === szid)?.label ?? String(szid);
}

/** The forms that the job has not come to have failed, and can be handed in again. */
export const abandonOtherTaxes: AbandonJob<MonthJob> = async (
  { companyIds, kjnd, kjqj },
  { db, clock, resume },
) => {
  const left = notComeTo(companyIds, resume);
  if (left.length === 0) return;
  const forms = await db
    .selectFrom("plainRecord")
    .select("id")
    .where("resource", "=", "reportBox")
    .where("companyId", "in", left)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .where(sql<string>`fields ->> 'reportStatus'`, "=", String(FORM.declaring))
    .execute();
  const failed = { reportStatus: FORM.failed, content: "申报任务已中断，请重新提交" };
  await patchEach({ db, clock }, new Map(forms.map(({ id }) => [id, failed])));
};

interface Progress {
  readonly done: number;
  readonly failed: readonly string[];
}

export const otherTaxJob: JobKind<MonthJob> = async ({ companyIds, kjnd, kjqj }, context) => {
  let { done, failed } = (context.resume as Progress | null) ?? { done: 0, failed: [] };
  for (const companyId of companyIds.slice(done)) {
    await context.part(done / companyIds.length, async (part) => {
      const fault = await declare({ companyId, kjnd, kjqj }, part);
      if (fault !== null) failed = [...failed, fault];
      done += 1;
      return { done, failed };
    });
  }
  if (failed.length === 0) return { message: `${done} 家企业的其他税种申报成功` };
  const named = failed.slice(0, 5).join("；") + (failed.length > 5 ? "等" : "");
  return {
    status: failed.length === done ? 2 : 3,
    message: `${done - failed.length} 家企业申报成功，${failed.length} 家申报失败。${named}`,
  };
};

/** Hands in one company's forms; gives what the bureau has against it, null when it has nothing. */
async function declare(
  { companyId, kjnd, kjqj }: { readonly companyId: number; readonly kjnd: number; readonly kjqj: number },
  context: FirmContext,
): Promise<string | null> {
  const { db, clock, gateways } = context;
  const { taxlayerNo, companyName } = await readTaxpayer(db, companyId);
  const forms = (await readTaxForms({ qyid: companyId, kjnd, kjqj }, context)).filter(
    ({ reportStatus }) => reportStatus === FORM.declaring,
  );
  const ids = forms.map(({ id }) => id);
  const taxes = forms.map(({ szid, formName, amount }) => ({ szid, formName, amount: amount ?? 0 }));
  try {
    await gateways.taxBureau.declareOtherTaxes({ taxlayerNo, kjnd, kjqj, taxes });
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    await patchRecords(db, ids, { reportStatus: FORM.failed, content: error.message });
    return `「${companyName}」${error.message}`;
  }
  await patchRecords(db, ids, { reportStatus: FORM.declared, declareTime: clock.now(), content: null });
  return null;
}
