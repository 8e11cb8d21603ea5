import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { withholdEquity } from "../../../../src/domain/payroll/withhold-equity.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { Draft } from "../../../contracts/record-rules.ts";
import type { RecordRow } from "../../../records/record-row.ts";
import type { RulesOf } from "../../../records/rule-book.ts";
import type { Fields } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { inCompany, worded } from "./details/detail-of-person.ts";
import { periodName } from "./payroll-period.ts";
import { refreshDeclaration } from "./sheets/refresh-totals.ts";

type StockIncome = RecordRow<"stockIncome">;
type Payment = Pick<StockIncome, "id" | "companyId" | "ryid" | "kjnd" | "kjqj">;

/** 股权激励所得: all of a year is taxed together, so that a change moves what comes after it. */
export const stockIncomeRules: RulesOf<"stockIncome"> = {
  complete: async (fields, before, context) => ({ ...fields, ...(await equityTax(fields, before, context)) }),
  assertAllowed: async (after, _before, context) => await inCompany(after, context),
  follow: async ({ before, after }, context) => {
    const changed = after ?? before;
    if (!changed) return;
    const { companyId, kjnd, kjqj } = changed;
    if (before?.bqsr !== after?.bqsr) {
      const store = await RecordStore.open("stockIncome", context);
      const later = (await ofYear(changed, context)).filter((payment) => isAfter(payment, changed));
      for (const payment of later) await store.change(payment, {});
    }
    await refreshDeclaration({ companyId, kjnd, kjqj }, context);
  },
};

async function equityTax(
  fields: Draft<StockIncome>,
  before: StockIncome | undefined,
  context: FirmContext,
): Promise<Fields> {
  const payment = { ...fields, id: before?.id ?? Number.MAX_SAFE_INTEGER };
  const earlier = (await ofYear(payment, context)).filter((income) => isAfter(payment, income));
  return worded(() => equityFigures(payment, earlier));
}

/** The amounts of a payment after those of the year before it, in yuan. Throws a RangeError worded for the user. */
export function equityFigures(
  payment: Fields & { readonly kjnd: number; readonly kjqj: number },
  earlier: readonly Fields[],
): Readonly<Record<string, number>> {
  const sum = (name: string) => earlier.reduce((total, income) => total + yuanToFen(Number(income[name])), 0);
  const incomeOfYear = sum("bqsr") + yuanToFen(Number(payment.bqsr));
  const alreadyWithheld = sum("ybtse");
  const period = periodName(payment);
  const withheld = withholdEquity({ period, incomeOfYear, alreadyWithheld });
  return {
    ljsr: fenToYuan(incomeOfYear),
    ynssde: fenToYuan(withheld.taxableIncome),
    sl: withheld.ratePercent / 100,
    sskcs: fenToYuan(withheld.quickDeduction),
    ykjse: fenToYuan(alreadyWithheld),
    ybtse: fenToYuan(withheld.tax),
  };
}

/** The person's of the year, in the order of payment. */
async function ofYear({ companyId, ryid, kjnd }: Payment, context: FirmContext): Promise<StockIncome[]> {
  const payments = await (
    await RecordStore.open("stockIncome", context)
  ).list({
    where: { companyId, kjnd, ryid },
  });
  return payments.toSorted((a, b) => (isAfter(a, b) ? 1 : -1));
}

function isAfter(a: Payment, b: Payment): boolean {
  return a.kjqj === b.kjqj ? a.id > b.id : a.kjqj > b.kjqj;
}
