import type { FirmContext } from "../../../contracts/firm-context.ts";
import { NOT_NOTIFIED } from "../company-period/period-states.ts";
import {
  CALCULATED,
  CALCULATION_FAILED,
  type IncomeFiling,
  type Quarter,
  sortFilings,
} from "./income-filing.ts";
import type { IncomeTaxType } from "./income-tax-type.ts";
import { type IncomeFacts, readIncomeFacts } from "./read-income-facts.ts";
import { workOutPrepayment } from "./work-out-prepayment.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";

interface Params extends Quarter {
  readonly qyIdList: readonly number[];
}

/** Works out the prepayments of these clients from the present facts; amounts that were notified stay. */
export const calculateFilings = (type: IncomeTaxType) => async (params: Params, context: FirmContext) => {
  const { passed, failed } = await sortFilings(
    type,
    { ...params, companyIds: params.qyIdList },
    calculationFault,
    context,
  );
  await keepPrepayments(type, params, passed, context);
  return outcomeOf({ passed, failed });
};

export function calculationFault({ noticeTaxType }: IncomeFiling): string | null {
  return noticeTaxType === NOT_NOTIFIED ? null : "税款已通知客户，请先撤销通知再测算";
}

/** Works out the figures of these filings, or keeps the reason why there are none. */
export async function keepPrepayments(
  type: IncomeTaxType,
  quarter: Quarter,
  filings: readonly IncomeFiling[],
  context: FirmContext,
): Promise<void> {
  const { db, clock } = context;
  const ids = filings.map(({ companyId }) => companyId);
  const facts = ids.length === 0 ? new Map() : await readIncomeFacts(type, ids, quarter, context);
  for (const filing of filings) {
    const known = facts.get(filing.companyId) as IncomeFacts | undefined;
    if (!known) continue;
    await db
      .updateTable("incomeTaxFiling")
      .set({
        ...workOutOrRefuse(type, quarter, known, filing),
        calcTime: clock.now(),
        updateTime: clock.now(),
      })
      .where("id", "=", filing.id)
      .execute();
  }
}

const NO_FIGURES = {
  profitSource: null,
  lrze: null,
  mbks: null,
  jcfy: null,
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

function workOutOrRefuse(
  type: IncomeTaxType,
  quarter: Quarter,
  facts: IncomeFacts,
  { byHand }: Pick<IncomeFiling, "byHand">,
) {
  try {
    const figures = workOutPrepayment(type, quarter, facts, byHand ?? {});
    return { ...figures, calcStatus: CALCULATED, calcError: null };
  } catch (error) {
    // A quarter without a rate; its message is worded for users.
    if (!(error instanceof RangeError)) throw error;
    return { ...NO_FIGURES, calcStatus: CALCULATION_FAILED, calcError: error.message };
  }
}
