import type { Insertable } from "kysely";
import { yuanToFen } from "../../src/domain/money.ts";
import { isOwnedByPersons } from "../../src/domain/tax/income-tax-kind.ts";
import { type LedgerYear, readLedgerYears } from "../../server/contexts/books/door.ts";
import { incomeFigures } from "../../server/contexts/tax/filing/income-figures.ts";
import { type Quarter, monthOf } from "../../server/contexts/tax/income-tax/income-filing.ts";
import { CORPORATE_TAX, OPERATING_TAX } from "../../server/contexts/tax/income-tax/income-tax-type.ts";
import { readCarriedLosses } from "../../server/contexts/tax/income-tax/read-carried-losses.ts";
import { workOutPrepayment } from "../../server/contexts/tax/income-tax/work-out-prepayment.ts";
import type { FiguresByHand } from "../../server/tables/income-tax-tables.ts";
import type { TenantTables } from "../../server/tables/tables.ts";
import type { DemoCompany } from "../demo-companies.ts";
import { type DemoRecord, type DemoWorld, dayAfter } from "../demo-world.ts";
import { lastQuarter } from "./last-quarter.ts";
import { isServed } from "./demo-period-state.ts";

type FilingRow = Insertable<TenantTables["incomeTaxFiling"]>;

const ROWS_AT_ONCE = 500;
const FROM_BOOKS = 1;
const NOTIFY = 1;
const LEAST_DUE = 1;

/** The prepayments of income tax of this year's quarters that are over: all done but for the last one, which is in hand. */
export async function seedIncomeTax(world: DemoWorld): Promise<void> {
  const companies = world.companies.filter(isServed);
  const ids = companies.map(({ companyId }) => companyId);
  const last = lastQuarter(world);
  const ledgers = await readLedgerYears(world.db, ids, monthOf(last));
  const losses = await readCarriedLosses(world.db, ids, last.kjnd);
  const rows = companies.flatMap((company, index) => {
    const ledger = ledgers.get(company.companyId);
    return ledger
      ? filingsOf(world, { company, index, ledger, losses: losses.get(company.companyId) ?? 0, last })
      : [];
  });
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await world.db
      .insertInto("incomeTaxFiling")
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  await seedNotices(world, last);
}

function monthName(quarter: Quarter): string {
  const { kjnd, kjqj } = monthOf(quarter);
  return `${kjnd}-${String(kjqj).padStart(2, "0")}`;
}

interface Client {
  readonly company: DemoCompany;
  readonly index: number;
  readonly ledger: LedgerYear;
  readonly losses: number;
  readonly last: Quarter;
}

/** The quarters of the year up to the last one, each with what the ones before it were declared with. */
function filingsOf(world: DemoWorld, { company, index, ledger, losses, last }: Client): FilingRow[] {
  const type = isOwnedByPersons(company) ? OPERATING_TAX : CORPORATE_TAX;
  const usual = STATES[index % STATES.length] ?? DONE;
  // There are few sole traders: their work is in hand where that of companies is declared.
  const state = usual.declared === 2 && type === OPERATING_TAX ? OPEN : usual;
  let prepaid = 0;
  return Array.from({ length: last.quarter }, (_none, place): FilingRow | undefined => {
    const quarter = { kjnd: last.kjnd, quarter: place + 1 };
    const isLast = quarter.quarter === last.quarter;
    const { calculated, byHand = {}, ...stages } = isLast ? state : DONE;
    if (!calculated || company.beginDate.slice(0, 7) > monthName(quarter)) return undefined;
    const facts = {
      companyType: company.companyType,
      registType: company.registType ?? null,
      registrationDate: company.registrationDate ?? null,
      profitSource: FROM_BOOKS,
      // The books' profit of today has come in quarter by quarter.
      profit: Math.round((ledger.profit * quarter.quarter) / last.quarter),
      losses,
      prepaid,
      staff: company.personCount ?? null,
      assets: ledger.assets,
    };
    const figures = whereRatesHold(() => workOutPrepayment(type, quarter, facts, byHand));
    if (!figures) return undefined;
    prepaid += yuanToFen(Number(figures.ybtse));
    return {
      companyId: company.companyId,
      szid: type.szid,
      ...quarter,
      ...figures,
      calcStatus: 1,
      byHand: state.byHand && isLast ? JSON.stringify(byHand) : null,
      byHandReason: state.byHand && isLast ? "未取得发票的成本费用已调增利润" : null,
      ...told(world, quarter, Number(figures.ybtse), stages),
    };
  }).filter((row) => row !== undefined);
}

/** Undefined in years for which there is no rate yet. */
function whereRatesHold<Figures>(workOut: () => Figures): Figures | undefined {
  try {
    return workOut();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

interface DemoStages {
  readonly calculated: boolean;
  readonly notified?: boolean;
  /** 2 declared, 3 failed. */
  readonly declared?: 2 | 3;
  readonly paid?: boolean;
  readonly byHand?: FiguresByHand;
}

const DONE: DemoStages = { calculated: true, notified: true, declared: 2, paid: true };

const OPEN: DemoStages = { calculated: true };

/** The states of the last quarter, one client after the other. */
const STATES: readonly DemoStages[] = [
  DONE,
  OPEN,
  { calculated: false },
  { calculated: true, notified: true },
  { calculated: true, notified: true, declared: 2 },
  DONE,
  { calculated: true, byHand: { lrze: 186_500 } },
  { calculated: true, notified: true, declared: 3 },
  DONE,
];

function told(
  world: DemoWorld,
  quarter: Quarter,
  ybtse: number,
  { notified = false, declared, paid = false }: Omit<DemoStages, "calculated" | "byHand">,
) {
  const month = monthOf(quarter);
  const isDue = ybtse > LEAST_DUE;
  const isDeclared = declared === 2;
  const payDay = paid ? world.after(month, PAID_ON).slice(0, 10) : dayAfter(month, PAID_ON);
  return {
    calcTime: world.after(month, CALCULATED_ON, 70),
    noticeTaxType: isDeclared ? (paid || !isDue ? 3 : 2) : notified ? 1 : 0,
    toldAmount: notified ? ybtse.toFixed(2) : null,
    declaredAmount: isDeclared ? ybtse.toFixed(2) : null,
    taxStatus: notified ? "correct" : null,
    content: null,
    paymentTimeType: notified ? (isDue ? 0 : 3) : null,
    payTime: notified && isDue ? payDay : null,
    taxDeclareStatus: declared ?? 0,
    declareTime: isDeclared ? world.after(month, DECLARED_ON, 400) : null,
    declareError: declared === 3 ? "申报失败：财务报表尚未报送，请先报送财务报表" : null,
    updateTime: world.after(month, DECLARED_ON, 400),
  };
}

/** Days of the month after a quarter. */
const CALCULATED_ON = 8;
const DECLARED_ON = 12;
const PAID_ON = 15;

function linesOf({ szid }: { readonly szid: number }) {
  return (szid === OPERATING_TAX.szid ? OPERATING_TAX : CORPORATE_TAX).lines;
}

async function seedNotices(world: DemoWorld, { kjnd, quarter }: Quarter): Promise<void> {
  const notified = await world.db
    .selectFrom("incomeTaxFiling")
    .selectAll()
    .where("kjnd", "=", kjnd)
    .where("quarter", "=", quarter)
    .where("noticeTaxType", ">", 0)
    .where(
      "companyId",
      "in",
      world.companies.map(({ companyId }) => companyId),
    )
    .orderBy("id")
    .execute();
  await world.insert(
    "taxNotice",
    notified.map((filing): DemoRecord => {
      const operator = world.keepersOf(filing.companyId)[0];
      return {
        companyId: filing.companyId,
        ...monthOf(filing),
        createTime: world.after(monthOf(filing), CALCULATED_ON, 110),
        ...(operator !== undefined && { createUserId: operator }),
        fields: {
          szId: filing.szid,
          predictionId: filing.id,
          operationType: NOTIFY,
          taxStatus: "correct",
          doubtState: 0,
          taxAmount: Number(filing.ybtse),
          figures: incomeFigures(filing.szid, [filing], linesOf(filing)).get(filing.companyId) ?? null,
          paymentTimeType: filing.paymentTimeType,
          paymentTime: filing.payTime,
          content: null,
          fileKeyList: [],
          source: 1,
        },
      };
    }),
  );
}
