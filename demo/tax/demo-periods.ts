import type { Insertable } from "kysely";
import { fenToYuan, yuanToFen } from "../../src/domain/money.ts";
import { periodParts } from "../../src/domain/period.ts";
import {
  type InvoiceTotals,
  type TaxedInvoice,
  NO_INVOICES,
  joinTotals,
  salesOf,
  totalInvoices,
} from "../../src/domain/tax/invoice-totals.ts";
import { type PeriodFacts, declaresIn, calculatePeriod } from "../../src/domain/tax/calculate-period.ts";
import { type SpecialAmounts, uninvoicedNet, uninvoicedTax } from "../../src/domain/tax/special-amounts.ts";
import { NO_OPENING, type VatOpening } from "../../src/domain/tax/vat-opening.ts";
import { meanBurden } from "../../src/domain/tax/tax-burden.ts";
import { yearSalesFrom } from "../../src/domain/tax/year-sales.ts";
import { monthsDeclared, taxFrequency } from "../../src/domain/tax/tax-frequency.ts";
import { INCOMPLETE_COLLECTION } from "../../server/contexts/tax/company-period/incomplete-collections.ts";
import type { TenantTables } from "../../server/tables/tables.ts";
import type { DemoCompany } from "../demo-companies.ts";
import { type DemoPeriod, type DemoWorld, dayAfter } from "../demo-world.ts";
import type { DemoInvoice } from "./demo-invoice.ts";
import { demoSpecialAmounts } from "./demo-special-amounts.ts";
import {
  type DemoPeriodState,
  demoPeriodState,
  hasBureauAccount,
  isGeneral,
  isOpeningUnknown,
  tradingPeriods,
} from "./demo-period-state.ts";

export type DemoPeriodRow = Insertable<TenantTables["companyPeriod"]>;

type Totals = ReadonlyMap<string, InvoiceTotals>;

/** The months of a company, and the amounts that its first one in the firm's service begins with. */
export interface DemoMonths {
  readonly rows: DemoPeriodRow[];
  /** None of a company that declares nothing, or of which nobody knows them. */
  readonly opening: (DemoPeriod & VatOpening) | null;
}

/** A row for every month of a company, calculated from its invoices; the state is the demonstration's. */
export function demoPeriods(
  world: DemoWorld,
  company: DemoCompany,
  invoices: readonly DemoInvoice[],
): DemoMonths {
  const totals = totalsByMonth(invoices);
  const beside = demoSpecialAmounts(world, company, invoices);
  let opening = NO_OPENING;
  let entered: DemoMonths["opening"] = null;
  const isUnknown = isOpeningUnknown(world, company);
  const burdens = new Map<number, (number | null)[]>();
  const rows = tradingPeriods(world, company).map((period) => {
    const { kjnd, kjqj } = period;
    const periodState = demoPeriodState(world, company, period);
    const special = (months: number) => beside(period.name, months);
    const base = {
      ...state(world, company, period, periodState),
      ...outputs(totals, period, company.nsqxdm, special),
    };
    const declares = declaresIn(company, kjqj);
    if (!hasBureauAccount(company)) return { ...base, predictionStatus: 32 };
    if (!declares) return { ...base, predictionStatus: periodState.cjzt === 2 ? 31 : null };
    if (periodState.cjzt !== 2)
      return periodState.cjzt === null
        ? base
        : { ...base, predictionStatus: 3, zzshfjsExtRemark: INCOMPLETE_COLLECTION };
    const isServed = period.name >= company.beginDate.slice(0, 7);
    if (isServed && isUnknown) opening = NO_OPENING;
    else if (isServed) entered ??= { ...period, ...opening };
    const months = monthsDeclared(kjqj, taxFrequency(company.nsqxdm));
    const facts = {
      kjnd,
      kjqj,
      declared: together(totals, kjnd, months),
      special: special(months.length),
      opening: { ...opening, isUnknown: isServed && isUnknown },
    };
    const calculated = calculateOrRefuse(company, facts);
    if (typeof calculated === "string") return { ...base, predictionStatus: 3, zzshfjsExtRemark: calculated };
    const { estimate, stored } = calculated;
    opening = {
      credit: estimate.vat.closingCredit,
      controlFee: estimate.vat.controlFee.closing,
      prepaid: estimate.vat.prepaid.closing,
    };
    const year = [...(burdens.get(kjnd) ?? []), estimate.burden];
    burdens.set(kjnd, year);
    if (periodState.failed) return { ...base, predictionStatus: 3 };
    return {
      ...base,
      predictionStatus: 1,
      zzshfjs: text(estimate.total),
      zzssfl: share(estimate.burden),
      currentYearSfl: share(meanBurden(year)),
      estimate: JSON.stringify(stored),
      ...notice(world, company, period, periodState, estimate.total),
    };
  });
  return { rows, opening: entered };
}

function totalsByMonth(invoices: readonly DemoInvoice[]): Totals {
  const months = new Map<string, TaxedInvoice[]>();
  const put = (month: string, amounts: TaxedInvoice) => {
    const known = months.get(month);
    if (known) known.push(amounts);
    else months.set(month, [amounts]);
  };
  const letters = lettersByBlue(invoices);
  for (const invoice of invoices) {
    const issued = invoice.kprq.slice(0, 7);
    const chosen =
      invoice.gxnd === null || invoice.gxyf === null ? null : monthName(invoice.gxnd, invoice.gxyf);
    const taken = (letters.get(numberOf(invoice)) ?? [])
      .filter(({ kprq }) => kprq.slice(0, 7) <= (chosen ?? issued))
      .reduce((sum, { hcse }) => sum + yuanToFen(hcse), 0);
    const amounts = { ...taxed(invoice), deductible: Math.max(0, yuanToFen(invoice.yxse) + taken) };
    if (chosen === null) put(issued, amounts);
    else {
      // Bought in one month and deducted in another, it counts in both.
      put(issued, { ...amounts, deductible: 0 });
      put(chosen, { ...amounts, net: 0 });
    }
  }
  return new Map([...months].map(([month, of]) => [month, totalInvoices(of)]));
}

function numberOf({ fpdm, fphm }: Pick<DemoInvoice, "fpdm" | "fphm">): string {
  return `${fpdm ?? ""} ${fphm}`;
}

/** The red letters to purchases, by the number of the blue invoice. */
function lettersByBlue(invoices: readonly DemoInvoice[]): ReadonlyMap<string, readonly DemoInvoice[]> {
  const letters = new Map<string, DemoInvoice[]>();
  for (const invoice of invoices) {
    if (invoice.lzfphm === null || invoice.hcse === 0) continue;
    const blue = numberOf({ fpdm: invoice.lzfpdm, fphm: invoice.lzfphm });
    letters.set(blue, [...(letters.get(blue) ?? []), invoice]);
  }
  return letters;
}

function taxed({ jxxlx, fpzl, fpzt, jehj, sehj, jyjs, gxzt, rzzt }: DemoInvoice) {
  return {
    jxxlx: jxxlx as number,
    fpzl,
    fpzt: fpzt as number,
    net: yuanToFen(jehj),
    tax: yuanToFen(sehj),
    simple: jyjs === 1,
    selected: gxzt === 1 && rzzt === 1,
  };
}

function monthName(kjnd: number, kjqj: number): string {
  return `${kjnd}-${String(kjqj).padStart(2, "0")}`;
}

function together(totals: Totals, kjnd: number, months: readonly number[]): InvoiceTotals {
  return joinTotals(months.map((month) => totals.get(monthName(kjnd, month)) ?? NO_INVOICES));
}

/** As the law has it, or why it has no rule for the period. */
function calculateOrRefuse(
  company: DemoCompany,
  facts: PeriodFacts,
): ReturnType<typeof calculatePeriod> | string {
  try {
    return calculatePeriod(company, facts);
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

function outputs(
  totals: Totals,
  { kjnd, kjqj, name }: DemoPeriod,
  nsqxdm: string,
  special: (months: number) => SpecialAmounts,
) {
  const month = together(totals, kjnd, [kjqj]);
  const quarterMonths = monthsDeclared(kjqj, "quarterly");
  const quarter = together(totals, kjnd, quarterMonths);
  const beside = special(quarterMonths.length);
  const from = yearSalesFrom(name, taxFrequency(nsqxdm));
  const start = periodParts(from);
  const months = (kjnd - start.kjnd) * 12 + kjqj - start.kjqj + 1;
  const last = Array.from({ length: months }, (_none, index) => {
    const at = kjnd * 12 + kjqj - 1 - index;
    return together(totals, Math.floor(at / 12), [(at % 12) + 1]);
  });
  return {
    byxxTotalNum: month.count,
    byxxTotalJe: text(salesOf(month).net),
    byxxTotalSe: text(salesOf(month).tax),
    bjxxTotalNum: quarter.count,
    bjxxTotalJe: text(salesOf(quarter).net + uninvoicedNet(beside)),
    bjxxTotalSe: text(salesOf(quarter).tax + uninvoicedTax(beside)),
    yearSales: text(salesOf(joinTotals(last)).net + uninvoicedNet(special(months))),
  };
}

/** Days of the month after a period. */
const COLLECTED_ON = 2;
const DECLARED_ON = 10;
const PAID_ON = 12;
const TO_BE_PAID_ON = 24;

const TROUBLES: { readonly [cjzt: number]: readonly [string, string] } = {
  5: ["部分发票采集失败", "税务局返回的进项发票清单不完整，请稍后重新采集"],
  9: ["税局登录失败", "未维护电子税务局账号，请先完成税局账号验证"],
};

function state(
  world: DemoWorld,
  company: DemoCompany,
  period: DemoPeriod,
  periodState: DemoPeriodState,
): DemoPeriodRow {
  const { cjzt, checkStatus, confirmationStatus, cancelStatus } = periodState;
  const isLast = period === world.periods.at(-1);
  const time = world.after(period, COLLECTED_ON, company.companyId);
  const [remark = null, detail = null] = TROUBLES[cjzt ?? -1] ?? [];
  return {
    companyId: company.companyId,
    kjnd: period.kjnd,
    kjqj: period.kjqj,
    cjzt,
    xxCjzt: cjzt === 5 ? 2 : cjzt,
    jxCjzt: cjzt,
    jxFplx: isGeneral(company) ? "81,82,01,04,08,10" : null,
    fpUpdateTime: cjzt === null || cjzt === 9 ? null : time,
    fpUpdateTimeExtRemark: remark,
    fpUpdateTimeExtRemarkDetail: detail,
    collectedTime: cjzt === 2 ? time : null,
    checkStatus,
    confirmationStatus,
    checkConfirmErrorMsg:
      confirmationStatus === 3 ? "税务局统计确认失败：当期申报表尚未作废，请先作废申报表" : null,
    cancelStatus,
    cancelErrorMsg: cancelStatus === 3 ? "增值税申报表已申报，无法撤销统计确认" : null,
    ztQjzt: isLast ? 0 : 1,
    updateTime: time,
  };
}

function notice(
  world: DemoWorld,
  { companyId }: DemoCompany,
  period: DemoPeriod,
  { noticeTaxType, doubtState }: DemoPeriodState,
  fen: number,
) {
  const changed = doubtState === 3 ? fen - 12_345 : fen;
  const doubtful = doubtState === 1 || doubtState === 2;
  const isPaid = noticeTaxType === 3;
  const declareTime = world.after(period, DECLARED_ON, companyId);
  const payDay = isPaid ? world.after(period, PAID_ON).slice(0, 10) : dayAfter(period, TO_BE_PAID_ON);
  const known = noticeTaxType > 0 || doubtState === 3;
  const told = text(Math.max(0, changed));
  const isDeclared = noticeTaxType >= 2;
  const type = fen <= 100 ? 3 : doubtful ? 1 : 0;
  return {
    noticeTaxType,
    doubtState,
    qrzzse: known ? told : null,
    declaredAmount: isDeclared ? told : null,
    taxConfirmState: known ? 1 : 0,
    noticePayType: noticeTaxType === 0 ? null : 1,
    taxStatus: noticeTaxType === 0 ? null : doubtful ? "doubtful" : "correct",
    content: noticeTaxType > 0 && doubtful ? "本月税额比上月高出较多，请核对是否有未取得的进项发票" : null,
    paymentTimeType: noticeTaxType === 0 ? null : type,
    payTime: noticeTaxType > 0 && type === 0 ? payDay : null,
    taxDeclareStatus: isDeclared ? 2 : 0,
    copyStatus: isDeclared ? 1 : 0,
    declareTime: isDeclared ? declareTime : null,
    ...(isDeclared && { updateTime: declareTime }),
  };
}

function text(fen: number): string {
  return fenToYuan(fen).toFixed(2);
}

function share(burden: number | null): string | null {
  return burden === null ? null : burden.toFixed(6);
}
