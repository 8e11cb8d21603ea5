import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import type { FormAmount } from "../../../gateways/tax-bureau.ts";
import { abandonRest, brokenOff } from "../../../operations/jobs/abandon-rest.ts";
import { endRecords } from "../../../operations/jobs/end-records.ts";
import { oneByOne } from "../../../operations/jobs/one-by-one.ts";
import { patchEach } from "../../../records/write/patch-records.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { seenAmountFault, shownAmounts } from "../tax-confirm/shown-amounts.ts";
import type { OtherTaxJob } from "./declare-other-taxes.ts";
import { FORM, type TaxForm, amountOf, openForms, takeTaxForms, waitingFault } from "./other-tax-forms.ts";

export const otherTaxJob: JobKind<OtherTaxJob> = async (job, context) => {
  const work = async (companyId: number, part: FirmContext) => await declare(companyId, job, part);
  return await oneByOne(job.companyIds, { ...WORDS, work }, context);
};

const WORDS = {
  all: (count: number) => `${count} 家企业的其他税种申报成功`,
  some: (succeeded: number, failed: number, named: string) =>
    `${succeeded} 家企业申报成功，${failed} 家申报失败。${named}`,
};

/** The forms that the job has not come to have failed, and can be handed in again. */
export const abandonOtherTaxes = abandonRest<OtherTaxJob>({
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

/** Hands one company's forms in, under their lock; whatever has changed since the job was left is held against them once more. */
async function declare(
  companyId: number,
  { kjnd, kjqj, amounts }: OtherTaxJob,
  context: FirmContext,
): Promise<true | string> {
  const { taxlayerNo, companyName } = await readTaxpayer(context.db, companyId);
  const forms = await takeTaxForms({ qyid: companyId, kjnd, kjqj }, context);
  const begun = forms.filter(({ reportStatus }) => reportStatus === FORM.declaring);
  // A form that was prepared meanwhile stays; after a break those that were begun have failed.
  const open = begun.length > 0 ? begun : openForms(forms);
  if (forms.length > 0 && open.length === 0) return true;
  const fault =
    waitingFault(open, context) ?? seenAmountFault(shownAmounts(amounts), companyId, amountOf(open));
  const taken = fault ?? (await handIn({ taxlayerNo, kjnd, kjqj }, open, context));
  const outcomes = open.map((form) => [form.id, outcomeOf(form, taken, context)] as const);
  await patchEach(context, new Map(outcomes));
  const failed = outcomes.find(([, { reportStatus }]) => reportStatus === FORM.failed);
  const reason = typeof taken === "string" ? taken : failed?.[1].content;
  return typeof reason === "string" ? `「${companyName}」${reason}` : true;
}

/** The amounts that the bureau took, or why it took none. */
async function handIn(
  period: { readonly taxlayerNo: string; readonly kjnd: number; readonly kjqj: number },
  forms: readonly TaxForm[],
  { gateways }: FirmContext,
): Promise<readonly FormAmount[] | string> {
  const taxes = forms.map(({ szid, formName, amount }) => ({ szid, formName, amount: amount ?? 0 }));
  try {
    return await gateways.taxBureau.declareOtherTaxes({ ...period, taxes });
  } catch (error) {
    if (error instanceof GatewayRefusal) return error.message;
    throw error;
  }
}

function outcomeOf(
  { szid, formName }: TaxForm,
  taken: readonly FormAmount[] | string,
  { clock, user }: FirmContext,
) {
  if (typeof taken === "string") return { reportStatus: FORM.failed, content: taken };
  const form = taken.find((one) => one.szid === szid && one.formName === formName);
  if (!form) return { reportStatus: FORM.failed, content: `税局没有受理${formName}，请核对后重新提交` };
  return {
    reportStatus: FORM.declared,
    content: null,
    declaredAmount: form.amount,
    declareTime: clock.now(),
    declareUserId: user.id,
  };
}
