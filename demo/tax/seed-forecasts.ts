import { yuanToFen } from "../../src/domain/money.ts";
import { groupRows } from "../../src/domain/group-rows.ts";
import { CORPORATE_TAX } from "../../server/contexts/tax/income-tax/income-tax-type.ts";
import { workOutSettlement } from "../../server/contexts/tax/annual-settlement/work-out-settlement.ts";
import type { DemoWorld } from "../demo-world.ts";
import { lastQuarter } from "./last-quarter.ts";

const DECLARED = 2;
/** One in so many clients has been foreseen. */
const EVERY = 6;

/** The settlement of the running year, foreseen for some clients from what the quarters have brought. */
export async function seedForecasts(world: DemoWorld): Promise<void> {
  const { kjnd } = lastQuarter(world);
  const filings = await world.db
    .selectFrom("incomeTaxFiling")
    .selectAll()
    .where("szid", "=", CORPORATE_TAX.szid)
    .where("kjnd", "=", kjnd)
    .where("calcStatus", "=", 1)
    .where(
      "companyId",
      "in",
      world.companies.map(({ companyId }) => companyId),
    )
    .orderBy("companyId")
    .orderBy("quarter")
    .execute();
  const companies = [...groupRows(filings, ({ companyId }) => companyId)].filter(
    (_company, index) => index % EVERY === 0,
  );
  const now = world.daysAgo(3);
  const rows = companies.map(([companyId, quarters]) => {
    const last = quarters.at(-1);
    const paid = quarters.filter(({ taxDeclareStatus }) => taxDeclareStatus === DECLARED);
    const facts = {
      profitSource: last?.profitSource ?? null,
      revenue: null,
      cost: null,
      expenses: null,
      entertainment: null,
      profit: yuanToFen(Number(last?.lrze ?? 0)),
      losses: yuanToFen(Number(last?.mbks ?? 0)),
      prepaid: paid.reduce((sum, { ybtse }) => sum + yuanToFen(Number(ybtse)), 0),
      staff: last?.cyrs ?? null,
      assets: last?.zcze === null || last === undefined ? null : yuanToFen(Number(last.zcze)),
    };
    return {
      companyId,
      kjnd,
      ...workOutSettlement(kjnd, facts, {}),
      calcStatus: 1,
      calcTime: now,
      updateTime: now,
    };
  });
  if (rows.length > 0) await world.db.insertInto("annualSettlement").values(rows).execute();
}
