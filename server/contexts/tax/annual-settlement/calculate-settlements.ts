import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { operation } from "../../../contracts/operation.ts";
import { abandonRest, brokenOff } from "../../../operations/jobs/abandon-rest.ts";
import { oneByOne } from "../../../operations/jobs/one-by-one.ts";
import { DECLARED } from "../company-period/period-states.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";
import {
  CALCULATED,
  CALCULATING,
  CALCULATION_FAILED,
  calculationFault,
  workOutOrRefuse,
} from "../filing/calculation.ts";
import { sortFilings } from "../filing/sort-filings.ts";
import { readSettlementFacts } from "./read-settlement-facts.ts";
import { SETTLEMENT, type Settlement, monthOfYear } from "./settlement.ts";
import { workOutSettlement } from "./work-out-settlement.ts";

/** Kind of the job that works settlements out. */
export const SETTLEMENT_CALCULATION = "tax.calculateSettlement";

interface OfYear {
  readonly kjnd: number;
  readonly companyIds: readonly number[];
}

/** Leaves a job that works settlements out from the present facts; names those that are declared. */
export const calculateSettlements = operation(
  "taxDeclare.hsqj.calculate",
  async ({ kjnd, qyIdList }, context) => {
    const asked = { month: monthOfYear(kjnd), companyIds: qyIdList };
    const sorted = await sortFilings(SETTLEMENT, asked, () => calculationFault, context);
    const settlements = sorted.passed.map(({ row }) => row);
    if (settlements.length === 0) return { ...outcomeOf(sorted), taskid: null };
    await context.db
      .updateTable("annualSettlement")
      .set({ calcStatus: CALCULATING, calcError: null, updateTime: context.clock.now() })
      .where(
        "id",
        "in",
        settlements.map(({ id }) => id),
      )
      .execute();
    const job: OfYear = { kjnd, companyIds: settlements.map(({ companyId }) => companyId) };
    const taskid = await context.jobs.enqueue(SETTLEMENT_CALCULATION, `测算${kjnd}年度汇算清缴`, job);
    return { ...outcomeOf(sorted), taskid };
  },
);

export const settlementCalculationJob: JobKind<OfYear> = async ({ kjnd, companyIds }, context) =>
  await oneByOne(
    companyIds,
    {
      work: async (companyId, part) => await calculate(companyId, kjnd, part),
      all: (count) => `已测算 ${count} 家企业的汇算清缴`,
      some: (succeeded, failed) => `${succeeded} 家企业测算完成，${failed} 家测算失败`,
    },
    context,
  );

/** The settlements that the job has not come to have failed, and can be worked out again. */
export const abandonSettlementCalculation = abandonRest<OfYear>({
  ids: ({ companyIds }) => companyIds,
  end: async (rest, { kjnd }, { db, clock }) => {
    const failed = { calcStatus: CALCULATION_FAILED, calcError: brokenOff("测算"), updateTime: clock.now() };
    await db
      .updateTable("annualSettlement")
      .set(failed)
      .where("companyId", "in", rest)
      .where("kjnd", "=", kjnd)
      .where("calcStatus", "=", CALCULATING)
      .execute();
  },
});

async function calculate(companyId: number, kjnd: number, context: FirmContext): Promise<boolean> {
  const asked = { month: monthOfYear(kjnd), companyIds: [companyId] };
  const { passed } = await sortFilings(SETTLEMENT, asked, () => () => null, context);
  const [taken] = passed;
  if (!taken) return false;
  // A task that is tried again may meet what has been declared meanwhile.
  if (taken.row.taxDeclareStatus === DECLARED) return true;
  return await keepSettlement(taken.row, context);
}

/** Works out the figures of a settlement, or keeps the reason why there are none; false for the latter. */
export async function keepSettlement(
  { id, companyId, kjnd, byHand }: Pick<Settlement, "id" | "companyId" | "kjnd" | "byHand">,
  context: FirmContext,
): Promise<boolean> {
  const facts = (await readSettlementFacts([companyId], kjnd, context)).get(companyId);
  if (!facts) return false;
  const worked = workOutOrRefuse(() => workOutSettlement(kjnd, facts, byHand ?? {}), NO_FIGURES);
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
