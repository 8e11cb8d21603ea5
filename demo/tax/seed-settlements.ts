import type { Insertable } from "kysely";
import { yuanToFen } from "../../src/domain/money.ts";
import { inForce } from "../../src/domain/payroll/rates/dated.ts";
import { isOwnedByPersons } from "../../src/domain/tax/income-tax-kind.ts";
import { CORPORATE_INCOME_RATES } from "../../src/domain/tax/rates/corporate-income-rates.ts";
import { CORPORATE_TAX } from "../../server/contexts/tax/income-tax/income-tax-type.ts";
import { workOutPrepayment } from "../../server/contexts/tax/income-tax/work-out-prepayment.ts";
import { SETTLEMENT } from "../../server/contexts/tax/annual-settlement/settlement.ts";
import {
  type SettlementFacts,
  workOutSettlement,
} from "../../server/contexts/tax/annual-settlement/work-out-settlement.ts";
import type { TenantTables } from "../../server/tables/tables.ts";
import type { DemoCompany } from "../demo-companies.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { lastQuarter } from "./last-quarter.ts";
import { DONE, type SettlementStages, stagesOf } from "./settlement-stages.ts";

type SettlementRow = Insertable<TenantTables["annualSettlement"]>;
type FilingRow = Insertable<TenantTables["incomeTaxFiling"]>;

const FROM_BOOKS = 1;
const NOTIFY = 1;
const ROWS_AT_ONCE = 500;

interface Settled {
  readonly settlement: SettlementRow;
  readonly prepayments: readonly FilingRow[];
}

/** The settlements of the last two years that are over, each with its prepayments; the latest is in hand for some. */
export async function seedSettlements(world: DemoWorld, companies: readonly DemoCompany[]): Promise<void> {
  const latest = lastQuarter(world).kjnd - 1;
  const settled = companies
    .filter((company) => !isOwnedByPersons(company))
    .flatMap((company, index) => settlementsOf(world, company, index, latest));
  await insertInParts(settled, async (part) => {
    const filings = part.flatMap(({ prepayments }) => prepayments);
    if (filings.length > 0) await world.db.insertInto("incomeTaxFiling").values(filings).execute();
    await world.db
      .insertInto("annualSettlement")
      .values(part.map(({ settlement }) => settlement))
      .execute();
  });
  await seedNotices(world, latest);
}

async function insertInParts<Row>(
  rows: readonly Row[],
  insert: (part: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE / 5)
    await insert(rows.slice(from, from + ROWS_AT_ONCE / 5));
}

function settlementsOf(world: DemoWorld, company: DemoCompany, index: number, latest: number): Settled[] {
  const [before, last] = [latest - 1, latest];
  const isThere = (kjnd: number) =>
    String(company.registrationDate) < `${kjnd}-10-01` &&
    inForce(CORPORATE_INCOME_RATES, `${kjnd}-12`) !== undefined;
  const older = isThere(before)
    ? settle(world, { company, kjnd: before, losses: 0, stages: DONE })
    : undefined;
  const losses = older ? -Math.min(0, older.adjusted) : 0;
  const stages = stagesOf(index);
  const newer =
    isThere(last) && stages !== "untouched"
      ? settle(world, { company, kjnd: last, losses, stages })
      : undefined;
  return [older, newer].filter((settled) => settled !== undefined);
}

interface Settling {
  readonly company: DemoCompany;
  readonly kjnd: number;
  readonly losses: number;
  readonly stages: SettlementStages;
}

function settle(
  world: DemoWorld,
  { company, kjnd, losses, stages }: Settling,
): Settled & { readonly adjusted: number } {
  const { companyId } = company;
  const random = world.random("settlement", companyId, kjnd);
  const revenue = random.between(40_000_000, 700_000_000);
  const cost = Math.round(revenue * (0.55 + random.next() * 0.3));
  const expenses = Math.round(revenue * (0.08 + random.next() * 0.12));
  const entertainment = stages.lean === "none" ? 0 : Math.round(revenue * random.next() * 0.008);
  // A year of loss is made up for by the next one.
  const profit = companyId % 9 === 4 ? -random.between(500_000, 9_000_000) : revenue - cost - expenses;
  const size = { staff: company.personCount ?? null, assets: null };
  const expected = Math.round(profit * LEANS[stages.lean]);
  const prepayments = prepay(company, kjnd, { ...size, losses, profit: expected });
  const prepaid = prepayments.reduce((sum, { ybtse }) => sum + yuanToFen(Number(ybtse)), 0);
  const facts = {
    ...size,
    profitSource: FROM_BOOKS,
    revenue,
    cost,
    expenses,
    entertainment,
    profit,
    losses,
    prepaid,
  };
  const figures = workOutSettlement(kjnd, facts, stages.byHand ?? {});
  const adjusted = [figures.lrze, figures.tzzj, `-${figures.tzjs}`].reduce(
    (sum, yuan) => sum + yuanToFen(Number(yuan)),
    0,
  );
  const settlement = {
    companyId,
    kjnd,
    ...figures,
    ...stateOf(world, kjnd, companyId, figures.ybtse, stages),
  };
  return { settlement, prepayments: kjnd === lastQuarter(world).kjnd - 1 ? prepayments : [], adjusted };
}

/** The share of the year's profit that was expected quarter by quarter: less leaves tax to be paid, more has it paid back. */
const LEANS = { due: 0.82, refund: 1.18, none: 1 } as const;

/** The four prepayments of a year, all declared and paid. */
function prepay(
  company: DemoCompany,
  kjnd: number,
  facts: Pick<SettlementFacts, "losses" | "profit" | "staff" | "assets">,
): FilingRow[] {
  let prepaid = 0;
  return [1, 2, 3, 4].map((quarter) => {
    const figures = workOutPrepayment(
      CORPORATE_TAX,
      { kjnd, quarter },
      {
        ...facts,
        companyType: company.companyType,
        registType: company.registType ?? null,
        registrationDate: company.registrationDate ?? null,
        profitSource: FROM_BOOKS,
        profit: Math.round((facts.profit * quarter) / 4),
        prepaid,
      },
      {},
    );
    prepaid += yuanToFen(Number(figures.ybtse));
    const month = quarter === 4 ? `${kjnd + 1}-01` : `${kjnd}-${String(quarter * 3 + 1).padStart(2, "0")}`;
    const isDue = Number(figures.ybtse) > 1;
    return {
      companyId: company.companyId,
      szid: CORPORATE_TAX.szid,
      kjnd,
      quarter,
      ...figures,
      calcStatus: 1,
      calcTime: `${month}-08 09:40:00`,
      noticeTaxType: 3,
      toldAmount: figures.ybtse,
      declaredAmount: figures.ybtse,
      taxStatus: "correct",
      paymentTimeType: isDue ? 0 : 3,
      payTime: isDue ? `${month}-15` : null,
      taxDeclareStatus: 2,
      declareTime: `${month}-12 15:10:00`,
      updateTime: `${month}-12 15:10:00`,
    };
  });
}

function stateOf(
  world: DemoWorld,
  kjnd: number,
  companyId: number,
  ybtse: string,
  { calculated = true, notified = false, declared, paid = false, byHand }: SettlementStages,
) {
  const today = world.clock.now().slice(0, 10);
  const until = (day: string) => (day < today ? day : today);
  const day = until(`${kjnd + 1}-05-${String(10 + (companyId % 18)).padStart(2, "0")}`);
  const worked = world.by(`${kjnd + 1}-03-02 09:30:00`);
  const isDue = Number(ybtse) > 1;
  const isOpen = Math.abs(Number(ybtse)) > 1;
  return {
    calcStatus: calculated ? 1 : 3,
    calcError: calculated ? null : "测算任务已中断，请重新测算",
    calcTime: worked,
    byHand: byHand ? JSON.stringify(byHand) : null,
    byHandReason: byHand ? "未取得发票的成本费用调增，并补计职工福利费超支" : null,
    noticeTaxType: declared === 2 ? (paid || !isOpen ? 3 : 2) : notified ? 1 : 0,
    toldAmount: notified ? ybtse : null,
    declaredAmount: declared === 2 ? ybtse : null,
    taxStatus: notified ? "correct" : null,
    content: notified ? "请核对后在扣款日前备足余额" : null,
    paymentTimeType: notified ? (isDue ? 0 : 3) : null,
    payTime: notified && isDue ? day : null,
    taxDeclareStatus: declared ?? 0,
    declareTime: declared === 2 ? world.by(`${day} 14:20:00`) : null,
    declareError: declared === 3 ? "申报失败：年度财务报表尚未报送，请先报送财务报表" : null,
    updateTime: worked,
  };
}

async function seedNotices(world: DemoWorld, kjnd: number): Promise<void> {
  const notified = await world.db
    .selectFrom("annualSettlement")
    .selectAll()
    .where("kjnd", "=", kjnd)
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
    notified.map((settlement): DemoRecord => {
      const operator = world.keepersOf(settlement.companyId)[0];
      return {
        companyId: settlement.companyId,
        kjnd,
        kjqj: 12,
        createTime: world.by(String(settlement.calcTime).replace("09:30", "10:10")),
        ...(operator !== undefined && { createUserId: operator }),
        fields: {
          szId: SETTLEMENT.szid,
          predictionId: settlement.id,
          operationType: NOTIFY,
          taxStatus: "correct",
          doubtState: 0,
          taxAmount: Number(settlement.ybtse),
          paymentTimeType: settlement.paymentTimeType,
          paymentTime: settlement.payTime,
          content: settlement.content,
          fileKeyList: [],
          source: 1,
        },
      };
    }),
  );
}
