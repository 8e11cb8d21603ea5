import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import { type MonthJob, abandonEachMonth } from "../company-period/abandon-months.ts";
import { companyByCompany } from "../company-period/company-by-company.ts";
import { type CompanyPeriod, type PeriodOf, takePeriods } from "../company-period/company-period.ts";
import {
  AWAITING_PAYMENT,
  DECLARATION_FAILED,
  DECLARED,
  DECLARING,
  NOTIFIED,
  TAX_DONE,
} from "../company-period/period-states.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { submitOtherTaxes } from "./declare-other-taxes.ts";
import { sortCompanies } from "../tax-confirm/notice-faults.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";

/** Kind of the job that hands declarations in. */
export const TAX_DECLARATION = "tax.declare";

/** Of the code table `declareScope`. */
const OTHER_TAXES = 1;

/** Leaves a job that declares the taxes that their companies were notified of; names those that cannot be. */
export const submitDeclarations = operation(
  "taxDeclare.batchSubmit",
  async ({ qyIdList, kjnd, kjqj, scope }, context) => {
    if (scope === OTHER_TAXES) return await submitOtherTaxes({ kjnd, kjqj, companyIds: qyIdList }, context);
    const { db, clock, jobs } = context;
    const { passed, failed } = await sortCompanies(
      { kjnd, kjqj, companyIds: qyIdList },
      declarationFault,
      context,
    );
    const result = outcomeOf({ passed, failed });
    if (passed.length === 0) return { ...result, taskid: null };
    await db
      .updateTable("companyPeriod")
      .set({ taxDeclareStatus: DECLARING, updateTime: clock.now() })
      .where(
        "id",
        "in",
        passed.map(({ id }) => id),
      )
      .execute();
    const companyIds = passed.map(({ companyId }) => companyId);
    const taskid = await jobs.enqueue(TAX_DECLARATION, `提交${kjnd}年${kjqj}期申报`, {
      companyIds,
      kjnd,
      kjqj,
    });
    return { ...result, taskid };
  },
);

function declarationFault(row: CompanyPeriod): string | null {
  if (row.taxDeclareStatus === DECLARING) return "正在申报中";
  if (row.taxDeclareStatus === DECLARED) return "本期已申报";
  return row.noticeTaxType === NOTIFIED ? null : NOT_YET_NOTIFIED;
}

const NOT_YET_NOTIFIED = "税款尚未通知客户，不能提交申报";

export const declarationJob: JobKind<MonthJob> = async ({ companyIds, kjnd, kjqj }, context) =>
  await companyByCompany(
    companyIds,
    { ...DECLARATION_WORDS, work: async (companyId, part) => await declare({ companyId, kjnd, kjqj }, part) },
    context,
  );

/** The outcome of declarations. */
export const DECLARATION_WORDS = {
  all: (count: number) => `${count} 家企业申报成功`,
  some: (succeeded: number, failed: number) => `${succeeded} 家企业申报成功，${failed} 家申报失败`,
};

export const abandonDeclaration = abandonEachMonth({
  column: "taxDeclareStatus",
  underWay: DECLARING,
  outcome: { taxDeclareStatus: DECLARATION_FAILED, zzshfjsExtRemark: "申报任务已中断，请重新提交" },
});

/** A task that is tried again may meet a month that has been declared, or whose notice was revoked, meanwhile. */
async function declare(period: PeriodOf, context: FirmContext): Promise<boolean> {
  const { db, clock, gateways } = context;
  const { taxlayerNo } = await readTaxpayer(db, period.companyId);
  const [row] = await takePeriods(context, [period.companyId], period);
  if (!row) return false;
  if (row.taxDeclareStatus === DECLARED) return true;
  const write = async (
    set: Partial<
      Pick<
        CompanyPeriod,
        "taxDeclareStatus" | "noticeTaxType" | "declareTime" | "copyStatus" | "zzshfjsExtRemark"
      >
    >,
  ) => {
    await db
      .updateTable("companyPeriod")
      .set({ ...set, updateTime: clock.now() })
      .where("id", "=", row.id)
      .execute();
  };
  if (row.noticeTaxType !== NOTIFIED) {
    await write({ taxDeclareStatus: DECLARATION_FAILED, zzshfjsExtRemark: NOT_YET_NOTIFIED });
    return false;
  }
  try {
    await gateways.taxBureau.declare({ ...period, taxlayerNo, szid: VAT });
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    await write({ taxDeclareStatus: DECLARATION_FAILED, zzshfjsExtRemark: error.message });
    return false;
  }
  const due = Number(row.zzshfjs ?? 0) > LEAST_DUE;
  await write({
    taxDeclareStatus: DECLARED,
    noticeTaxType: due ? AWAITING_PAYMENT : TAX_DONE,
    declareTime: clock.now(),
    copyStatus: 1,
  });
  return true;
}

const VAT = 1;
/** Amounts up to one yuan are never collected. */
const LEAST_DUE = 1;
