import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import type { SettlementByHand } from "../../../tables/income-tax-tables.ts";
import { calculationFault, figuresByHand } from "../filing/calculation.ts";
import { takeFiling } from "../filing/sort-filings.ts";
import { keepSettlement } from "./calculate-settlements.ts";
import { SETTLEMENT, monthOfYear } from "./settlement.ts";

interface Named {
  readonly settlementId: number;
  readonly qyId: number;
  readonly kjnd: number;
}

/** The figures of a settlement that can be set by hand. */
export const SETTLEMENT_FIGURES = ["lrze", "tzzj", "tzjs", "mbks", "yyjse", "cyrs", "zcze"] as const;

/** Puts figures in the place of those that were read, with the reason, and works the tax out anew; without any, takes them out. */
export const adjustSettlement = operation("taxDeclare.hsqj.adjust", async (params, context) => {
  const restricted = params.sfxz === 1 ? { sfxz: 1 } : {};
  const figures = { ...figuresByHand(SETTLEMENT_FIGURES, params), ...restricted };
  if (Object.keys(figures).length === 0) await keepByHand(params, null, null, context);
  else await keepByHand(params, figures, params.content, context);
  return null;
});

/** Takes the figures by hand out again. */
export const resetSettlement = operation("taxDeclare.hsqj.reset", async (params, context) => {
  await keepByHand(params, null, null, context);
  return null;
});

async function keepByHand(
  { settlementId: id, qyId: companyId, kjnd }: Named,
  byHand: SettlementByHand | null,
  byHandReason: string | null,
  context: FirmContext,
): Promise<void> {
  const named = { id, companyId, month: monthOfYear(kjnd) };
  await takeFiling(SETTLEMENT, named, () => calculationFault, context);
  await context.db
    .updateTable("annualSettlement")
    .set({ byHand: byHand && JSON.stringify(byHand), byHandReason, updateTime: context.clock.now() })
    .where("id", "=", id)
    .execute();
  await keepSettlement({ id, companyId, kjnd, byHand }, context);
}
