import { fenToYuan, formatYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import type { TaxAmount } from "../../../gateways/tax-bureau.ts";
import { type MonthJob, abandonEachMonth } from "../company-period/abandon-months.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { companyByCompany } from "../company-period/company-by-company.ts";
import { type CompanyPeriod, type PeriodOf, takePeriods } from "../company-period/company-period.ts";
import {
  AWAITING_PAYMENT,
  DECLARATION_FAILED,
  DECLARED,
  DECLARING,
  TAX_DONE,
} from "../company-period/period-states.ts";
import { taxItems } from "../company-period/tax-items.ts";
import { openTransferFault } from "../red-letter/open-transfer-fault.ts";
import { shownAmounts } from "../tax-confirm/shown-amounts.ts";
import { readAnswers } from "../tax-notice/client-answers.ts";
import { DECLARE, keepNotice } from "../tax-notice/keep-notice.ts";
import { readNoticeFigures } from "../tax-notice/notice-figures.ts";
import { type WantedAmounts, declaredAmountFault, waitingFault } from "./declaration-fault.ts";

/** Kind of the job that hands declarations in. */
export const TAX_DECLARATION = "tax.declare";

/** The amounts as they were seen by who left the job, in yuan. */
interface DeclarationJob extends MonthJob {
  readonly amounts: readonly { readonly qyId: number; readonly taxAmount: number }[];
  /** For which they may be others than the clients were notified of. */
  readonly reason: string | null;
}

export const declarationJob: JobKind<DeclarationJob> = async (
  { companyIds, kjnd, kjqj, amounts, reason },
  context,
) => {
  const wanted = { shown: shownAmounts(amounts), mayDiffer: reason !== null };
  const work = async (companyId: number, part: FirmContext) =>
    await declare({ companyId, kjnd, kjqj }, { ...wanted, reason }, part);
  return await companyByCompany(companyIds, { ...DECLARATION_WORDS, work }, context);
};

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

type Outcome = Partial<
  Pick<
    CompanyPeriod,
    "taxDeclareStatus" | "noticeTaxType" | "declareTime" | "copyStatus" | "zzshfjsExtRemark"
  >
>;

interface Wanted extends WantedAmounts {
  readonly reason: string | null;
}

/** Hands one month in, under its row's lock; whatever has changed since the job was left is held against it once more. */
async function declare(period: PeriodOf, wanted: Wanted, context: FirmContext): Promise<boolean> {
  const { companyId } = period;
  const [row] = await takePeriods(context, [companyId], period);
  if (!row) return false;
  if (row.taxDeclareStatus === DECLARED) return true;
  const answers = await readAnswers([companyId], period, context);
  const fault =
    waitingFault(row, answers(companyId)) ??
    declaredAmountFault(row, wanted) ??
    (await openTransferFault(row, context));
  const taken = fault ?? (await handIn(row, context));
  if (typeof taken === "string") {
    await write(row, { taxDeclareStatus: DECLARATION_FAILED, zzshfjsExtRemark: taken }, context);
    return false;
  }
  const declared = fenToYuan(taken.reduce((sum, { amount }) => sum + yuanToFen(amount), 0));
  await write(
    row,
    {
      taxDeclareStatus: DECLARED,
      noticeTaxType: declared > LEAST_DUE ? AWAITING_PAYMENT : TAX_DONE,
      declareTime: context.clock.now(),
      copyStatus: 1,
      zzshfjsExtRemark: takenRemark(row, declared),
    },
    context,
  );
  const figuresOf = await readNoticeFigures([companyId], period, context);
  const figures = {
    ...(await figuresOf(row)),
    taxes: taken.map(({ szid, amount }) => ({ szid, se: amount })),
  };
  const entry = { operationType: DECLARE, taxAmount: declared, figures, content: wanted.reason };
  await keepNotice(row, entry, context);
  return true;
}

/** The amounts that the bureau took, or why it took none. */
async function handIn(
  row: CompanyPeriod,
  { db, gateways }: FirmContext,
): Promise<readonly TaxAmount[] | string> {
  const { companyId, kjnd, kjqj, estimate, adjustment } = row;
  const { taxlayerNo } = await readTaxpayer(db, companyId);
  const taxes = taxItems(estimate, adjustment).map(({ szid, se }) => ({ szid, amount: se }));
  try {
    return await gateways.taxBureau.declare({ taxlayerNo, kjnd, kjqj, szid: VAT, taxes });
  } catch (error) {
    if (error instanceof GatewayRefusal) return error.message;
    throw error;
  }
}

function takenRemark({ zzshfjs, zzshfjsExtRemark }: CompanyPeriod, declared: number): string | null {
  const wanted = Number(zzshfjs ?? 0);
  if (yuanToFen(wanted) === yuanToFen(declared)) return zzshfjsExtRemark;
  return `税局受理税额 ${formatYuan(declared)} 元，与提交的 ${formatYuan(wanted)} 元不同，请核对`;
}

async function write(row: CompanyPeriod, outcome: Outcome, { db, clock }: FirmContext): Promise<void> {
  await db
    .updateTable("companyPeriod")
    .set({ ...outcome, updateTime: clock.now() })
    .where("id", "=", row.id)
    .execute();
}

const VAT = 1;
/** Amounts up to one yuan are never collected. */
const LEAST_DUE = 1;
