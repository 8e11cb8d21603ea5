import type { FirmContext } from "../../../contracts/firm-context.ts";
import { outcomeOf } from "../company-period/sorted-companies.ts";
import { calculationFault, workOutOrRefuse } from "../filing/calculation.ts";
import { sortFilings } from "../filing/sort-filings.ts";
import { type IncomeFiling, type Quarter, monthOf } from "./income-filing.ts";
import type { IncomeTaxType } from "./income-tax-type.ts";
import { readIncomeFacts } from "./read-income-facts.ts";
import { workOutPrepayment } from "./work-out-prepayment.ts";

interface Params extends Quarter {
  readonly qyIdList: readonly number[];
}

/** Works out the prepayments of these clients from the present facts; those that are declared stay. */
export const calculateFilings = (type: IncomeTaxType) => async (params: Params, context: FirmContext) => {
  const asked = { month: monthOf(params), companyIds: params.qyIdList };
  const sorted = await sortFilings(type, asked, () => calculationFault, context);
  const filings = sorted.passed.map(({ row }) => row);
  await keepPrepayments(type, params, filings, context);
  return outcomeOf(sorted);
};

/** Works out the figures of these filings, or keeps the reason why there are none. */
export async function keepPrepayments(
  type: IncomeTaxType,
  quarter: Quarter,
  filings: readonly Pick<IncomeFiling, "id" | "companyId" | "byHand">[],
  context: FirmContext,
): Promise<void> {
  if (filings.length === 0) return;
  const ids = filings.map(({ companyId }) => companyId);
  const facts = await readIncomeFacts(type, ids, quarter, context);
  const now = context.clock.now();
  for (const { id, companyId, byHand } of filings) {
    const known = facts.get(companyId);
    if (!known) continue;
    const worked = workOutOrRefuse(() => workOutPrepayment(type, quarter, known, byHand ?? {}), NO_FIGURES);
    await context.db
      .updateTable("incomeTaxFiling")
      .set({ ...worked, calcTime: now, updateTime: now })
      .where("id", "=", id)
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
