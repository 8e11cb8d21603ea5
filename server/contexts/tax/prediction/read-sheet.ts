import { amountInWords } from "../../../../src/domain/amount-in-words.ts";
import { yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import { type PeriodOf, findPeriod } from "../company-period/company-period.ts";
import { daysCovered } from "../company-period/period-days.ts";
import { CALCULATING } from "../company-period/period-states.ts";
import { taxItems } from "../company-period/tax-items.ts";
import { openingFault } from "../opening/opening-fault.ts";
import { presentSpecialCases, readSpecialCases } from "../special-case/special-cases.ts";
import type { Figure } from "./basis-rows.ts";
import { readFigures, readScope } from "./explain-prediction.ts";
import { savingsOf } from "./read-prediction.ts";

export type TaxSheet = Awaited<ReturnType<typeof readSheet>>;

/** Figures for the accountant alone: they do not make the tax of the month. */
const INTERNAL: ReadonlySet<Figure> = new Set(["pendingTax", "yearSales"]);

/** A company's tax of a month as its client reads it, in the firm's name. Refused while there is none. */
export async function readSheet(period: PeriodOf, context: FirmContext) {
  const { db, clock, project } = context;
  const label = (table: string, code: unknown) =>
    project.enums.get(table)?.find(({ value }) => value === code)?.label ?? "";
  const row = await findPeriod(db, period);
  if (row?.predictionStatus === CALCULATING) throw new Refusal("rule", "税款计算中，请稍候再生成");
  if (!row || row.zzshfjs === null || row.estimate === null)
    throw new Refusal("rule", "本期税款尚未计算成功，不能生成税款明细");
  const unknown = openingFault(row);
  if (unknown !== null) throw new Refusal("rule", unknown);
  const { taxpayer, scope } = await readScope(context, period);
  const firm = await db.selectFrom("firm").select("gsmc").executeTakeFirstOrThrow();
  const taxAmount = Number(row.zzshfjs);
  const taxes = taxItems(row.estimate, row.adjustment);
  const cases = await presentSpecialCases(await readSpecialCases(context, period), context);
  const figures = await readFigures(context, scope);
  return {
    firmName: firm.gsmc,
    sheetDate: clock.now().slice(0, 10),
    companyName: taxpayer.companyName,
    taxlayerNo: taxpayer.taxlayerNo,
    taxlayerType: label("taxlayerType", taxpayer.taxlayerType),
    covers: daysCovered(taxpayer.nsqxdm, period),
    taxAmount,
    amountInWords: amountInWords(taxAmount),
    // Parts that do not come to the amount would only raise questions.
    taxes:
      sumOf(taxes) === yuanToFen(taxAmount)
        ? taxes.map(({ szid, se }) => ({ szid, name: label("taxKind", szid), se }))
        : [],
    figures: figures
      .filter(({ figure }) => !INTERNAL.has(figure))
      .map(({ name, amount }) => ({ name, amount })),
    savingTaxDetails: savingsOf(row.estimate),
    specialDetails: cases.map(({ specialTypeName, amount, bz }) => ({ specialTypeName, amount, bz })),
  };
}

function sumOf(taxes: readonly { readonly se: number }[]): number {
  return taxes.reduce((sum, { se }) => sum + yuanToFen(se), 0);
}
