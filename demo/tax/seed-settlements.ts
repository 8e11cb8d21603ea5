import { corporateIncomeTax } from "../../src/domain/tax/corporate-income-tax.ts";
import { fenToYuan, yuanToFen } from "../../src/domain/money.ts";
import { inForce } from "../../src/domain/payroll/rates/dated.ts";
import { CORPORATE_INCOME_RATES } from "../../src/domain/tax/rates/corporate-income-rates.ts";
import type { DemoCompany } from "../demo-companies.ts";
import type { DemoWorld } from "../demo-world.ts";

const SOLE_TRADER = "2";
const STATES = ["paid", "declared", "notified", "calculated", "pending"] as const;

/** The annual settlement of corporate income tax of the last two years; the latest is still in hand for a few. */
export async function seedSettlements(world: DemoWorld, companies: readonly DemoCompany[]): Promise<void> {
  const thisYear = Number(world.clock.now().slice(0, 4));
  const rows = companies
    .filter(({ companyType }) => companyType !== SOLE_TRADER)
    .flatMap((company, index) =>
      [thisYear - 1, thisYear - 2]
        .filter((kjnd) => String(company.registrationDate) < `${kjnd}-10-01` && hasRate(`${kjnd}-12`))
        .map((kjnd) => settlement(world, company, kjnd, kjnd === thisYear - 2 ? 0 : index % 9)),
    );
  await world.insert("annualSettlement", rows);
}

/** Without a rate there is nothing to settle yet. */
function hasRate(period: string): boolean {
  return inForce(CORPORATE_INCOME_RATES, period) !== undefined;
}

function settlement(world: DemoWorld, { companyId }: DemoCompany, kjnd: number, turn: number) {
  const random = world.random("settlement", companyId, kjnd);
  const status = STATES[Math.max(0, turn - 4)] ?? "paid";
  const yysr = random.between(40_000_000, 700_000_000);
  const yycb = Math.round(yysr * (0.55 + random.next() * 0.3));
  const qjfy = Math.round(yysr * (0.08 + random.next() * 0.12));
  const lrze = yysr - yycb - qjfy;
  const nstzje = random.between(0, 2_000_000);
  const ynssde = Math.max(0, lrze + nstzje);
  const ynsdse = corporateIncomeTax(ynssde, `${kjnd}-12`, 0);
  const yyjse = Math.round(ynsdse * (0.7 + random.next() * 0.5));
  const day = `${kjnd + 1}-05-${String(10 + (companyId % 18)).padStart(2, "0")}`;
  const filed = status === "paid" || status === "declared";
  const notified = filed || status === "notified";
  return {
    companyId,
    kjnd,
    createTime: `${kjnd + 1}-03-02 09:30:00`,
    fields: {
      yysr: fenToYuan(yysr),
      yycb: fenToYuan(yycb),
      qjfy: fenToYuan(qjfy),
      lrze: fenToYuan(lrze),
      nstzje: fenToYuan(nstzje),
      ynssde: fenToYuan(ynssde),
      sl: ynssde === 0 ? 0 : Math.round((ynsdse / ynssde) * 10_000) / 10_000,
      ynsdse: fenToYuan(ynsdse),
      yyjse: fenToYuan(yyjse),
      ybtse: fenToYuan(yuanToFen(fenToYuan(ynsdse - yyjse))),
      noticeTaxType: status === "paid" ? 3 : status === "declared" ? 2 : notified ? 1 : 0,
      status,
      paymentTime: notified ? day : null,
      declareTime: filed ? `${day} 14:20:00` : null,
      content: null,
    },
  };
}
