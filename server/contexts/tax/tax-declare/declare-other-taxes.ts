import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import { abandonRest, brokenOff } from "../../../operations/jobs/abandon-rest.ts";
import { endRecords } from "../../../operations/jobs/end-records.ts";
import { oneByOne } from "../../../operations/jobs/one-by-one.ts";
import { patchRecords } from "../../../records/write/patch-records.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
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
export const abandonOtherTaxes = abandonRest<MonthJob>({
  ids: ({ companyIds }) => companyIds,
  end: async (rest, { kjnd, kjqj }, scope) => {
    const forms = await scope.db
      .selectFrom("plainRecord")
      .select("id")
      .where("resource", "=", "reportBox")
      .where("companyId", "in", rest)
      .where("kjnd", "=", kjnd)
      .where("kjqj", "=", kjqj)
      .execute();
    const ids = forms.map(({ id }) => id);
    const outcome = { reportStatus: FORM.failed, content: brokenOff("申报", "提交") };
    await endRecords(ids, { field: "reportStatus", underWay: FORM.declaring, outcome }, scope);
  },
});

export const otherTaxJob: JobKind<MonthJob> = async ({ companyIds, kjnd, kjqj }, context) => {
  const work = async (companyId: number, part: FirmContext) =>
    (await declare({ companyId, kjnd, kjqj }, part)) ?? true;
  return await oneByOne(companyIds, { ...WORDS, work }, context);
};

const WORDS = {
  all: (count: number) => `${count} 家企业的其他税种申报成功`,
  some: (succeeded: number, failed: number, named: string) =>
    `${succeeded} 家企业申报成功，${failed} 家申报失败。${named}`,
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
