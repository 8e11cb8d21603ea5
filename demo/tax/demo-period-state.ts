import type { DemoCompany } from "../demo-companies.ts";
import type { DemoPeriod, DemoWorld } from "../demo-world.ts";

/** The state of a company's tax work in a period. */
export interface DemoPeriodState {
  readonly cjzt: number | null;
  readonly checkStatus: -1 | 0 | 1;
  readonly confirmationStatus: 0 | 2 | 3;
  readonly noticeTaxType: 0 | 1 | 2 | 3;
  readonly doubtState: 0 | 1 | 2 | 3 | 4 | 5;
  readonly cancelStatus: 0 | 2 | 3;
  /** The calculation went wrong. */
  readonly failed: boolean;
}

export function isGeneral({ taxlayerType }: Pick<DemoCompany, "taxlayerType">): boolean {
  return taxlayerType === "001";
}

export function isServed({ stopPeriod, isRemove }: DemoCompany): boolean {
  return stopPeriod === null && isRemove === 0;
}

/** A few companies have never given their account at the tax bureau. */
export function hasBureauAccount({ companyId }: Pick<DemoCompany, "companyId">): boolean {
  return companyId % 19 !== 18;
}

/** The months that the company has invoices of, oldest first: those since it was founded. */
export function tradingPeriods(world: DemoWorld, { registrationDate }: DemoCompany): readonly DemoPeriod[] {
  return world.periods.filter(({ name }) => name > String(registrationDate).slice(0, 7));
}

/** A general taxpayer that has just been taken over: nobody has said yet what it brings along. */
export function isOpeningUnknown(world: DemoWorld, company: DemoCompany): boolean {
  return isGeneral(company) && company.beginDate > world.daysAgo(JUST_BEGUN).slice(0, 10);
}

const JUST_BEGUN = 50;

/** In the last month everything is in hand, before it nearly everything is done. */
export function demoPeriodState(world: DemoWorld, company: DemoCompany, period: DemoPeriod): DemoPeriodState {
  const general = isGeneral(company);
  const over: DemoPeriodState = {
    cjzt: 2,
    checkStatus: general ? 1 : -1,
    confirmationStatus: general ? 2 : 0,
    noticeTaxType: 3,
    doubtState: 0,
    cancelStatus: 0,
    failed: false,
  };
  if (!hasBureauAccount(company)) return { ...over, cjzt: 9, confirmationStatus: 0, noticeTaxType: 0 };
  const declares = company.nsqxdm === "06" || period.kjqj % 3 === 0;
  if (period !== world.periods.at(-1)) {
    const late = period === world.periods.at(-2) && company.companyId % 6 === 5;
    const isOpen = isOpeningUnknown(world, company) && period.name >= company.beginDate.slice(0, 7);
    return { ...over, noticeTaxType: declares && !isOpen ? (late ? 2 : 3) : 0 };
  }
  const open: DemoPeriodState = { ...over, confirmationStatus: 0, noticeTaxType: 0 };
  const untouched: DemoPeriodState = { ...open, checkStatus: general ? 0 : -1 };
  if (!declares) return { ...open, cjzt: [2, 2, 2, 5, null][company.companyId % 5] ?? null };
  return inHand({ over, open, untouched, general })[scenarioOf(company)] ?? over;
}

type InHand = Readonly<Record<"over" | "open" | "untouched", DemoPeriodState>> & {
  readonly general: boolean;
};

/** Of each state of the work one or two companies. */
function inHand({ over, open, untouched, general }: InHand): readonly DemoPeriodState[] {
  return [
    untouched,
    open,
    { ...over, noticeTaxType: 0 },
    { ...open, confirmationStatus: general ? 3 : 0 },
    { ...over, noticeTaxType: 1, doubtState: 1 },
    { ...over, noticeTaxType: 1 },
    { ...over, noticeTaxType: 2 },
    over,
    { ...over, noticeTaxType: 0, doubtState: 3 },
    { ...untouched, cjzt: 5 },
    { ...open, failed: true },
    { ...over, noticeTaxType: 0, cancelStatus: 3, doubtState: 2 },
    { ...open, cancelStatus: 2 },
    { ...over, noticeTaxType: 2, doubtState: 4 },
    { ...open, doubtState: 5 },
    { ...untouched, cjzt: null },
  ];
}

/** Those that file by month stand on eleven of twenty places. */
function scenarioOf({ companyId }: DemoCompany): number {
  const index = (companyId % 1000) - 1;
  const place = index % 20;
  return ((place < 8 ? place : place - 9) + Math.floor(index / 20) * 11) % 16;
}
