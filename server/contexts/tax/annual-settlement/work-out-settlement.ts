import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { annualSettlement, entertainmentAddedBack } from "../../../../src/domain/tax/annual-settlement.ts";
import type { SettlementByHand } from "../../../tables/income-tax-tables.ts";

/** All that a company's settlement follows from, as the product has it; amounts in 分. */
export interface SettlementFacts {
  /** 1 the books, 2 invoices, null: neither has anything of the year. */
  readonly profitSource: number | null;
  /** Null: the books have the profit of the year, but not what it is made of. */
  readonly revenue: number | null;
  readonly cost: number | null;
  readonly expenses: number | null;
  readonly entertainment: number | null;
  readonly profit: number;
  readonly losses: number;
  readonly prepaid: number;
  readonly staff: number | null;
  readonly assets: number | null;
}

/**
 * The figures of a settlement as they are kept, in yuan, from the facts and what stands in their place by hand. Throws a
 * RangeError, worded for users, when the year has no facts, or no rate holds for it.
 */
export function workOutSettlement(kjnd: number, facts: SettlementFacts, byHand: SettlementByHand) {
  if (facts.profitSource === null && byHand.lrze === undefined)
    throw new RangeError(`${kjnd}年的账簿和发票都没有数据，请人工填写利润总额`);
  const chosen = (yuan: number | undefined, read: number) => (yuan === undefined ? read : yuanToFen(yuan));
  const profit = chosen(byHand.lrze, facts.profit);
  const added = chosen(byHand.tzzj, addedBack(facts));
  const reduced = chosen(byHand.tzjs, 0);
  const losses = chosen(byHand.mbks, facts.losses);
  const prepaid = chosen(byHand.yyjse, facts.prepaid);
  const staff = byHand.cyrs ?? facts.staff;
  const assets = byHand.zcze === undefined ? facts.assets : yuanToFen(byHand.zcze);
  const restricted = byHand.sfxz === 1;
  const year = { profit, added, reduced, losses, prepaid, staff, assets, restricted };
  const worked = annualSettlement(year, kjnd);
  return {
    profitSource: facts.profitSource,
    yysr: known(facts.revenue),
    yycb: known(facts.cost),
    qjfy: known(facts.expenses),
    ywzdf: known(facts.entertainment),
    lrze: text(profit),
    tzzj: text(added),
    tzjs: text(reduced),
    mbks: text(worked.madeUp),
    ynssde: text(worked.taxable),
    sl: (worked.percent / 100).toFixed(4),
    sfxw: worked.isSmall ? 1 : 0,
    cyrs: staff,
    zcze: known(assets),
    ynsdse: text(worked.tax),
    jmsdse: text(worked.relief),
    yyjse: text(prepaid),
    ybtse: text(worked.balance),
  };
}

/** The adjustments that follow from the books alone. */
function addedBack({ entertainment, revenue }: SettlementFacts): number {
  return entertainmentAddedBack(entertainment ?? 0, revenue ?? 0);
}

function known(fen: number | null): string | null {
  return fen === null ? null : text(fen);
}

function text(fen: number): string {
  return fenToYuan(fen).toFixed(2);
}
