import type { AbandonJob } from "../../../contracts/job-abandonments.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { operation } from "../../../contracts/operation.ts";
import { companyByCompany, notComeTo } from "../company-period/company-by-company.ts";
import { NOT_NOTIFIED } from "../company-period/period-states.ts";
import { readSettlementFacts } from "./read-settlement-facts.ts";
import {
  CALCULATED,
  CALCULATING,
  CALCULATION_FAILED,
  type OfYear,
  type Settlement,
  sortSettlements,
} from "./settlement.ts";
import { type SettlementFacts, workOutSettlement } from "./work-out-settlement.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";

/** Kind of the job that works settlements out. */
export const SETTLEMENT_CALCULATION = "tax.calculateSettlement";

/** Leaves a job that works settlements out from the present facts; names those whose amounts stand. */
export const calculateSettlements = operation(
  "taxDeclare.hsqj.calculate",
  async ({ kjnd, qyIdList }, context) => {
    const sorted = await sortSettlements({ kjnd, companyIds: qyIdList }, calculationFault, context);
    const { passed } = sorted;
    if (passed.length === 0) return { ...outcomeOf(sorted), taskid: null };
    await context.db
      .updateTable("annualSettlement")
      .set({ calcStatus: CALCULATING, calcError: null, updateTime: context.clock.now() })
      .where(
        "id",
        "in",
        passed.map(({ id }) => id),
      )
      .execute();
    const job: OfYear = { kjnd, companyIds: passed.map(({ companyId }) => companyId) };
    const taskid = await context.jobs.enqueue(SETTLEMENT_CALCULATION, `测算${kjnd}年度汇算清缴`, job);
    return { ...outcomeOf(sorted), taskid };
  },
);

export function calculationFault({ noticeTaxType, calcStatus }: Settlement): string | null {
  if (calcStatus === CALCULATING) return "正在测算，请稍候";
  return noticeTaxType === NOT_NOTIFIED ? null : "税款已通知客户，请先撤销通知再测算";
}

export const settlementCalculationJob: JobKind<OfYear> = async ({ kjnd, companyIds }, context) =>
  await companyByCompany(
    companyIds,
    {
      work: async (companyId, part) => await calculate(companyId, kjnd, part),
      all: (count) => `已测算 ${count} 家企业的汇算清缴`,
      some: (succeeded, failed) => `${succeeded} 家企业测算完成，${failed} 家测算失败`,
    },
    context,
  );

/** The settlements that the job has not come to have failed, and can be worked out again. */
export const abandonSettlementCalculation: AbandonJob<OfYear> = async (
  { kjnd, companyIds },
  { db, clock, resume },
) => {
  const left = notComeTo(companyIds, resume);
  if (left.length === 0) return;
  await db
    .updateTable("annualSettlement")
    .set({
      calcStatus: CALCULATION_FAILED,
      calcError: "测算任务已中断，请重新测算",
      updateTime: clock.now(),
    })
    .where("companyId", "in", left)
    .where("kjnd", "=", kjnd)
    .where("calcStatus", "=", CALCULATING)
    .execute();
};

async function calculate(companyId: number, kjnd: number, context: FirmContext): Promise<boolean> {
  const { passed } = await sortSettlements({ kjnd, companyIds: [companyId] }, () => null, context);
  const [settlement] = passed;
  if (!settlement) return false;
  // A task that is tried again may meet amounts that the client was notified of meanwhile.
  if (settlement.noticeTaxType !== NOT_NOTIFIED) return true;
  return await keepSettlement(settlement, context);
}

/** Works out the figures of a settlement, or keeps the reason why there are none; false for the latter. */
export async function keepSettlement(
  { id, companyId, kjnd, byHand }: Pick<Settlement, "id" | "companyId" | "kjnd" | "byHand">,
  context: FirmContext,
): Promise<boolean> {
  const facts = (await readSettlementFacts([companyId], kjnd, context)).get(companyId);
  if (!facts) return false;
  const worked = workOutOrRefuse(kjnd, facts, byHand ?? {});
  const now = context.clock.now();
  await context.db
    .updateTable("annualSettlement")
    .set({ ...worked, calcTime: now, updateTime: now })
    .where("id", "=", id)
    .execute();
  return worked.calcStatus === CALCULATED;
}

const NO_FIGURES = {
  profitSource: null,
  yysr: null,
  yycb: null,
  qjfy: null,
  ywzdf: null,
  lrze: null,
  tzzj: null,
  tzjs: null,
  mbks: null,
  ynssde: null,
  sl: null,
  sfxw: null,
  cyrs: null,
  zcze: null,
  ynsdse: null,
  jmsdse: null,
  yyjse: null,
  ybtse: null,
} as const;

function workOutOrRefuse(kjnd: number, facts: SettlementFacts, byHand: NonNullable<Settlement["byHand"]>) {
  try {
    return { ...workOutSettlement(kjnd, facts, byHand), calcStatus: CALCULATED, calcError: null };
  } catch (error) {
    // A year without facts or without a rate; its message is worded for users.
    if (!(error instanceof RangeError)) throw error;
    return { ...NO_FIGURES, calcStatus: CALCULATION_FAILED, calcError: error.message };
  }
}
