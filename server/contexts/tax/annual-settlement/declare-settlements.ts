import type { AbandonJob } from "../../../contracts/job-abandonments.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { operation } from "../../../contracts/operation.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import { companyByCompany, notComeTo } from "../company-period/company-by-company.ts";
import {
  AWAITING_PAYMENT,
  DECLARATION_FAILED,
  DECLARED,
  DECLARING,
  NOTIFIED,
  TAX_DONE,
} from "../company-period/period-states.ts";
import { DECLARATION_WORDS } from "../tax-declare/declaration-job.ts";
import {
  type OfYear,
  SETTLEMENT_TAX,
  type Settlement,
  isOpenBalance,
  monthOfYear,
  sortSettlements,
} from "./settlement.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";

/** Kind of the job that hands settlements in. */
export const SETTLEMENT_DECLARATION = "tax.declareSettlement";

const NOT_YET_NOTIFIED = "汇算清缴税款尚未通知客户，不能提交申报";

/** Leaves a job that declares the settlements that their clients were notified of; names those that cannot be. */
export const declareSettlements = operation(
  "taxDeclare.hsqj.batchDeclare",
  async ({ kjnd, qyIdList }, context) => {
    const sorted = await sortSettlements({ kjnd, companyIds: qyIdList }, declarationFault, context);
    const { passed } = sorted;
    if (passed.length === 0) return { ...outcomeOf(sorted), taskid: null };
    await context.db
      .updateTable("annualSettlement")
      .set({ taxDeclareStatus: DECLARING, declareError: null, updateTime: context.clock.now() })
      .where(
        "id",
        "in",
        passed.map(({ id }) => id),
      )
      .execute();
    const job: OfYear = { kjnd, companyIds: passed.map(({ companyId }) => companyId) };
    const taskid = await context.jobs.enqueue(SETTLEMENT_DECLARATION, `提交${kjnd}年度汇算清缴申报`, job);
    return { ...outcomeOf(sorted), taskid };
  },
);

function declarationFault({ taxDeclareStatus, noticeTaxType }: Settlement): string | null {
  if (taxDeclareStatus === DECLARING) return "正在申报中";
  if (taxDeclareStatus === DECLARED) return "汇算清缴已申报";
  return noticeTaxType === NOTIFIED ? null : NOT_YET_NOTIFIED;
}

export const settlementDeclarationJob: JobKind<OfYear> = async ({ kjnd, companyIds }, context) => {
  const work = async (companyId: number, part: FirmContext) => await declare(companyId, kjnd, part);
  return await companyByCompany(companyIds, { ...DECLARATION_WORDS, work }, context);
};

/** The settlements that the job has not come to have failed, and can be handed in again. */
export const abandonSettlementDeclaration: AbandonJob<OfYear> = async (
  { kjnd, companyIds },
  { db, clock, resume },
) => {
  const left = notComeTo(companyIds, resume);
  if (left.length === 0) return;
  await db
    .updateTable("annualSettlement")
    .set({
      taxDeclareStatus: DECLARATION_FAILED,
      declareError: "申报任务已中断，请重新提交",
      updateTime: clock.now(),
    })
    .where("companyId", "in", left)
    .where("kjnd", "=", kjnd)
    .where("taxDeclareStatus", "=", DECLARING)
    .execute();
};

async function declare(companyId: number, kjnd: number, context: FirmContext): Promise<boolean> {
  const { passed } = await sortSettlements({ kjnd, companyIds: [companyId] }, () => null, context);
  const [settlement] = passed;
  if (!settlement) return false;
  // A task that is tried again may meet what has been declared, or whose notice was revoked, meanwhile.
  if (settlement.taxDeclareStatus === DECLARED) return true;
  const now = context.clock.now();
  const write = async (changes: Partial<Omit<Settlement, "byHand">>) => {
    await context.db
      .updateTable("annualSettlement")
      .set({ ...changes, updateTime: now })
      .where("id", "=", settlement.id)
      .execute();
  };
  if (settlement.noticeTaxType !== NOTIFIED) {
    await write({ taxDeclareStatus: DECLARATION_FAILED, declareError: NOT_YET_NOTIFIED });
    return false;
  }
  try {
    const { taxlayerNo } = settlement;
    const taxes = [{ szid: SETTLEMENT_TAX, amount: Number(settlement.ybtse) }];
    const szid = SETTLEMENT_TAX;
    await context.gateways.taxBureau.declare({ taxlayerNo, ...monthOfYear(kjnd), szid, taxes });
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    await write({ taxDeclareStatus: DECLARATION_FAILED, declareError: error.message });
    return false;
  }
  const noticeTaxType = isOpenBalance(settlement) ? AWAITING_PAYMENT : TAX_DONE;
  await write({ taxDeclareStatus: DECLARED, noticeTaxType, declareTime: now });
  return true;
}
