import type { AbandonJob } from "../../../contracts/job-abandonments.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
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
import { type IncomeFiling, type Quarter, monthOf, sortFilings } from "./income-filing.ts";
import { CORPORATE_TAX, type IncomeTaxType, OPERATING_TAX } from "./income-tax-type.ts";
import { LEAST_DUE } from "./notify-filings.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";

/** Kind of the job that hands prepayments in. */
export const INCOME_TAX_DECLARATION = "tax.declareIncomeTax";

interface Params extends Quarter {
  readonly qyIdList: readonly number[];
}

/** Leaves a job that declares the prepayments that their clients were notified of; names those that cannot be. */
export const declareFilings = (type: IncomeTaxType) => async (params: Params, context: FirmContext) => {
  const { kjnd, quarter, qyIdList } = params;
  const asked = { kjnd, quarter, companyIds: qyIdList };
  const { passed, failed } = await sortFilings(type, asked, declarationFault, context);
  const result = outcomeOf({ passed, failed });
  if (passed.length === 0) return { ...result, taskid: null };
  const ids = passed.map(({ id }) => id);
  await context.db
    .updateTable("incomeTaxFiling")
    .set({ taxDeclareStatus: DECLARING, declareError: null, updateTime: context.clock.now() })
    .where("id", "in", ids)
    .execute();
  const job: Declarations = {
    szid: type.szid,
    companyIds: passed.map(({ companyId }) => companyId),
    kjnd,
    quarter,
  };
  const title = `提交${kjnd}年第${quarter}季度${type.title}预缴申报`;
  return { ...result, taskid: await context.jobs.enqueue(INCOME_TAX_DECLARATION, title, job) };
};

function declarationFault({ taxDeclareStatus, noticeTaxType }: IncomeFiling): string | null {
  if (taxDeclareStatus === DECLARING) return "正在申报中";
  if (taxDeclareStatus === DECLARED) return "本季度已申报";
  return noticeTaxType === NOTIFIED ? null : NOT_YET_NOTIFIED;
}

const NOT_YET_NOTIFIED = "税款尚未通知客户，不能提交申报";

interface Declarations extends Quarter {
  readonly szid: number;
  readonly companyIds: readonly number[];
}

export const incomeTaxDeclarationJob: JobKind<Declarations> = async (given, context) => {
  const type = given.szid === OPERATING_TAX.szid ? OPERATING_TAX : CORPORATE_TAX;
  const work = async (companyId: number, part: FirmContext) => await declare(type, companyId, given, part);
  return await companyByCompany(given.companyIds, { ...DECLARATION_WORDS, work }, context);
};

/** The prepayments that the job has not come to have failed, and can be handed in again. */
export const abandonIncomeTax: AbandonJob<Declarations> = async (
  { szid, companyIds, kjnd, quarter },
  { db, clock, resume },
) => {
  const left = notComeTo(companyIds, resume);
  if (left.length === 0) return;
  await db
    .updateTable("incomeTaxFiling")
    .set({
      taxDeclareStatus: DECLARATION_FAILED,
      declareError: "申报任务已中断，请重新提交",
      updateTime: clock.now(),
    })
    .where("companyId", "in", left)
    .where("szid", "=", szid)
    .where("kjnd", "=", kjnd)
    .where("quarter", "=", quarter)
    .where("taxDeclareStatus", "=", DECLARING)
    .execute();
};

async function declare(
  type: IncomeTaxType,
  companyId: number,
  { kjnd, quarter }: Quarter,
  context: FirmContext,
): Promise<boolean> {
  const asked = { kjnd, quarter, companyIds: [companyId] };
  const { passed } = await sortFilings(type, asked, () => null, context);
  const [filing] = passed;
  if (!filing) return false;
  // A task that is tried again may meet what has been declared, or whose notice was revoked, meanwhile.
  if (filing.taxDeclareStatus === DECLARED) return true;
  const now = context.clock.now();
  const write = async (set: Partial<IncomeFiling>) => {
    const { byHand: _figures, ...changes } = set;
    await context.db
      .updateTable("incomeTaxFiling")
      .set({ ...changes, updateTime: now })
      .where("id", "=", filing.id)
      .execute();
  };
  if (filing.noticeTaxType !== NOTIFIED) {
    await write({ taxDeclareStatus: DECLARATION_FAILED, declareError: NOT_YET_NOTIFIED });
    return false;
  }
  try {
    const { taxlayerNo } = filing;
    const { szid } = type;
    const taxes = [{ szid, amount: Number(filing.ybtse) }];
    await context.gateways.taxBureau.declare({ taxlayerNo, ...monthOf(filing), szid, taxes });
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    await write({ taxDeclareStatus: DECLARATION_FAILED, declareError: error.message });
    return false;
  }
  const noticeTaxType = Number(filing.ybtse) > LEAST_DUE ? AWAITING_PAYMENT : TAX_DONE;
  await write({ taxDeclareStatus: DECLARED, noticeTaxType, declareTime: now });
  return true;
}
