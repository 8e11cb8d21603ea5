import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { FiguresByHand } from "../../../tables/income-tax-tables.ts";
import { calculationFault, figuresByHand } from "../filing/calculation.ts";
import { takeFiling } from "../filing/sort-filings.ts";
import { keepPrepayments } from "./calculate-filings.ts";
import { type Quarter, monthOf } from "./income-filing.ts";
import type { IncomeTaxType } from "./income-tax-type.ts";

interface Named extends Quarter {
  readonly filingId: number;
  readonly qyId: number;
}

/** A figure of a form that was left empty is the one that is read. */
type Figures = { readonly [Name in keyof FiguresByHand]?: FiguresByHand[Name] | null };

interface Adjustment extends Named, Figures {
  readonly content: string;
}

const FIGURES = ["lrze", "mbks", "jcfy", "yyjse", "cyrs", "zcze", "sfxz"] as const;

/** Puts figures in the place of those that were read, with the reason, and works the tax out anew. */
export const adjustFiling = (type: IncomeTaxType) => async (params: Adjustment, context: FirmContext) => {
  await keepByHand(type, params, figuresByHand(FIGURES, params), params.content, context);
  return null;
};

/** Takes the figures by hand out again. */
export const resetFiling = (type: IncomeTaxType) => async (params: Named, context: FirmContext) => {
  await keepByHand(type, params, null, null, context);
  return null;
};

async function keepByHand(
  type: IncomeTaxType,
  { filingId, qyId, kjnd, quarter }: Named,
  byHand: FiguresByHand | null,
  byHandReason: string | null,
  context: FirmContext,
): Promise<void> {
  const named = { id: filingId, companyId: qyId, month: monthOf({ kjnd, quarter }) };
  await takeFiling(type, named, () => calculationFault, context);
  await context.db
    .updateTable("incomeTaxFiling")
    .set({ byHand: byHand && JSON.stringify(byHand), byHandReason, updateTime: context.clock.now() })
    .where("id", "=", filingId)
    .execute();
  await keepPrepayments(type, { kjnd, quarter }, [{ id: filingId, companyId: qyId, byHand }], context);
}
