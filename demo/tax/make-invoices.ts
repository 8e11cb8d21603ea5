import type { InvoiceLine } from "../../server/tables/invoice-tables.ts";
import type { DemoCompany } from "../demo-companies.ts";
import type { DemoRandom } from "../demo-random.ts";
import type { DemoPeriod, DemoWorld } from "../demo-world.ts";
import type { DemoGoods } from "./demo-goods.ts";
import { BUYERS, SUPPLIERS, soldBy } from "./demo-goods.ts";
import type { DemoInvoice } from "./demo-invoice.ts";
import { redLetterState } from "./red-letter-state.ts";
import { demoPeriodState, hasBureauAccount, isGeneral, tradingPeriods } from "./demo-period-state.ts";
import { salesTimes } from "./demo-turn.ts";
import { LAST_CODED, codedNumber, digitalNumber } from "./invoice-number.ts";
import { purchaseState } from "./purchase-state.ts";
import { taxNumberCheckDigit } from "../../src/domain/tax-number.ts";

/** Every invoice that a company has given and got, month by month. */
export function makeInvoices(world: DemoWorld, company: DemoCompany): DemoInvoice[] {
  const random = world.random("invoices", company.companyId);
  // Neighbours differ: one is below the limits of the small, the next above them.
  const size = 0.35 + (company.companyId % 7) * 0.2;
  let serial = 0;
  return tradingPeriods(world, company).flatMap((period) => {
    const { cjzt } = demoPeriodState(world, company, period);
    if (cjzt !== 2 || !hasBureauAccount(company)) return [];
    const times = salesTimes(world, company, period);
    const make = (sale: boolean) => {
      serial += 1;
      return sale
        ? makeSale({ company, period, random, serial, size: size * times })
        : makePurchase({ world, company, period, random, serial, size });
    };
    const [sales, purchases] = isGeneral(company)
      ? [random.between(10, 24), random.between(26, 52)]
      : [random.between(12, 27), random.between(5, 14)];
    const invoices = [
      ...Array.from({ length: times === 0 ? 0 : scaled(world, sales) }, () => make(true)),
      ...Array.from({ length: scaled(world, purchases) }, () => make(false)),
    ];
    return invoices.flatMap((invoice) => {
      if (!isOffset(invoice)) return [invoice];
      const later = isOffsetLater(world, invoice) ? following(world, company, period) : undefined;
      const red = redOf(invoice, () => (serial += 1), later ?? period);
      return red ? [invoice, { ...red, ...redLetterState(world, company, invoice, red) }] : [invoice];
    });
  });
}

function isOffset({ fpzt }: DemoInvoice): boolean {
  return fpzt === 3 || fpzt === 4;
}

/** Some purchases are partly sent back in the month after, and all of those that leave something to do in the last one. */
function isOffsetLater({ periods }: DemoWorld, { jxxlx, fpzt, fphm, kjnd, kjqj }: DemoInvoice): boolean {
  const last = periods.at(-2);
  const isLast = kjnd === last?.kjnd && kjqj === last.kjqj;
  return jxxlx === 0 && fpzt === 3 && (isLast || Number(fphm.slice(-3)) % 3 === 0);
}

/** The month after, where its invoices have been collected. */
function following(world: DemoWorld, company: DemoCompany, period: DemoPeriod): DemoPeriod | undefined {
  const next = world.periods[world.periods.indexOf(period) + 1];
  return next && demoPeriodState(world, company, next).cjzt === 2 ? next : undefined;
}

/** The invoices of a demonstration company in a month, on the average. */
const USUAL_IN_MONTH = 40;

function scaled({ invoicesPerMonth = USUAL_IN_MONTH }: DemoWorld, count: number): number {
  return Math.max(1, Math.round((count * invoicesPerMonth) / USUAL_IN_MONTH));
}

interface Making {
  readonly company: DemoCompany;
  readonly period: DemoPeriod;
  readonly random: DemoRandom;
  readonly serial: number;
  readonly size: number;
}

/** The spread stands last: V8 adds each field behind a spread by itself, a hundred times as slowly. */
function makeSale(making: Making): DemoInvoice {
  const { company, period, random, size } = making;
  const general = isGeneral(company);
  const goods = random.pick(soldBy(company.industry));
  const [dw, region] = random.pick(BUYERS);
  const special = random.chance(general ? 0.45 : 0.12);
  const fen = Math.round(random.between(general ? 600_000 : 60_000, general ? 4_600_000 : 800_000) * size);
  const { kinds, chosen } = kindOf(making, special);
  const simple = general && goods.percent === 3;
  const fpzt = statusOf(random, kinds === "coded");
  return {
    jxxlx: 1,
    dw,
    sh: numberOf(dw, region),
    yxse: 0,
    jyjs: simple || !general ? 1 : 0,
    fpzt,
    red_flag: 0,
    glzt: 0,
    rzzt: special ? 0 : 2,
    dkzt: 0,
    sdbz: 0,
    can_check_status: 1,
    is_arrived: 1,
    ...NOT_SELECTED,
    ...NO_LETTER,
    ...common(making, chosen, fen, { ...goods, percent: general ? goods.percent : 1 }),
    ...numberOfInvoice(making, kinds, String(company.areaId), period),
  };
}

function makePurchase(making: Making & { readonly world: DemoWorld }): DemoInvoice {
  const { company, period, random, size, world } = making;
  const supplier = random.pick(SUPPLIERS);
  const goods = random.pick(supplier.goods);
  const special = !supplier.plain && random.chance(isGeneral(company) ? 0.75 : 0.25);
  const fen = Math.round(random.between(30_000, isGeneral(company) ? 1_500_000 : 500_000) * size);
  const { kinds, chosen } = kindOf(making, special);
  const fpzt = statusOf(random, kinds === "coded");
  const base = common(making, chosen, fen, goods);
  const state = purchaseState({ world, company, period, random, special, fpzt, tax: base.sehj });
  return {
    jxxlx: 0,
    dw: supplier.name,
    sh: numberOf(supplier.name, supplier.region),
    jyjs: 0,
    fpzt,
    red_flag: 0,
    is_arrived: random.chance(0.05) ? 0 : 1,
    ...NO_LETTER,
    ...base,
    ...state,
    ...numberOfInvoice(making, kinds, supplier.region, period),
  };
}

const NOT_SELECTED = { gxzt: 0, sj_gxzt: 0, gxnd: null, gxyf: null, gxyh: null } as const;

const NO_LETTER = {
  lzfpdm: null,
  lzfphm: null,
  hcse: 0,
  within_rest: 0,
  zczt: 0,
  zcnd: null,
  zcyf: null,
  zcyh: null,
} as const;

/** Until digital invoices were everywhere, some came on the older kinds. */
function kindOf({ period, random }: Making, special: boolean) {
  if (period.name > LAST_CODED || random.chance(0.6))
    return { kinds: "digital", chosen: special ? "81" : "82" } as const;
  const plain = random.chance(0.5) ? "10" : "04";
  return { kinds: "coded", chosen: special ? "08" : plain } as const;
}

/** Only an invoice of an older kind can be void; a digital one is red-flushed. */
function statusOf(random: DemoRandom, coded: boolean): DemoInvoice["fpzt"] {
  const share = random.next();
  if (coded && share < 0.03) return 1;
  if (share > 0.99) return 4;
  return share > 0.98 ? 3 : 0;
}

function common(
  { company, period, random }: Making,
  fpzl: string,
  fen: number,
  { name, unit, percent }: DemoGoods,
) {
  const lines = random.chance(0.25) ? random.between(2, 3) : 1;
  const part = Math.floor(fen / lines);
  const detail = Array.from({ length: lines }, (_none, index) =>
    lineOf({ name, unit, percent }, index === 0 ? fen - part * (lines - 1) : part, random.between(1, 20)),
  );
  return {
    company_id: company.companyId,
    kjnd: period.kjnd,
    kjqj: period.kjqj,
    fpzl,
    kprq: `${period.name}-${String(random.between(1, 28)).padStart(2, "0")}`,
    hw_yslw_mc: name,
    jehj: fen / 100,
    sehj: sumFen(detail.map(({ se }) => se)) / 100,
    detail_list: detail,
  };
}

function lineOf({ name, unit, percent }: DemoGoods, fen: number, count: number): InvoiceLine {
  const tax = Math.round((fen * percent) / 100);
  return {
    hwYslwMc: name,
    dw: unit,
    sl: count,
    je: fen / 100,
    slv: percent / 100,
    se: tax / 100,
    jshj: (fen + tax) / 100,
  };
}

function sumFen(yuan: readonly number[]): number {
  return yuan.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
}

function numberOfInvoice(
  { company, serial }: Making,
  kinds: "coded" | "digital",
  region: string,
  period: DemoPeriod,
) {
  return (kinds === "coded" ? codedNumber : digitalNumber)(company.companyId, serial, period, region);
}

const numbers = new Map<string, string>();

/** A valid tax number for a name, the same at each call. */
function numberOf(name: string, region: string): string {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  const sum = Array.from(name).reduce(
    (total, char) => (total * 31 + (char.codePointAt(0) ?? 0)) % 90_000_000,
    7,
  );
  const first = `91${region}MA2${String(sum).padStart(6, "0").slice(-6)}`;
  const number = `${first}${taxNumberCheckDigit(first)}`;
  numbers.set(name, number);
  return number;
}

/** The red invoice of one that was flushed: all of it, or a third. */
function redOf(invoice: DemoInvoice, nextSerial: () => number, period: DemoPeriod): DemoInvoice | undefined {
  const whole = invoice.fpzt === 4;
  const [first] = invoice.detail_list;
  if (!first) return undefined;
  const percent = Math.round(first.slv * 100);
  const fen = -Math.round(invoice.jehj * (whole ? 100 : 33));
  const line = lineOf({ name: first.hwYslwMc, unit: first.dw ?? "", percent }, fen, -1);
  const tax = whole ? -invoice.sehj : line.se;
  return {
    ...invoice,
    ...(invoice.fpdm === null ? digitalNumber : codedNumber)(
      invoice.company_id,
      nextSerial(),
      period,
      invoice.sh.slice(2, 8),
    ),
    ...NOT_SELECTED,
    kjnd: period.kjnd,
    kjqj: period.kjqj,
    lzfpdm: invoice.fpdm,
    lzfphm: invoice.fphm,
    fpzt: 0,
    red_flag: 1,
    jehj: fen / 100,
    sehj: tax,
    yxse: 0,
    rzzt: invoice.jxxlx === 0 ? 2 : invoice.rzzt,
    dkzt: 0,
    kprq: `${period.name}-28`,
    detail_list: [{ ...line, se: tax, jshj: Math.round(fen + tax * 100) / 100 }],
  };
}
