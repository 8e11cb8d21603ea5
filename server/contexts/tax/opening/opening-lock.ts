import { declaresIn } from "../../../../src/domain/tax/calculate-period.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import { CONFIRMING, DECLARED, DECLARING } from "../company-period/period-states.ts";

type State = Pick<CompanyPeriod, "taxDeclareStatus" | "confirmationStatus">;

/** The reason why the opening amounts of a company's month stay as they are; null: they can be entered. */
export function openingLock(
  row: State | undefined,
  taxpayer: { readonly nsqxdm: string },
  kjqj: number,
): string | null {
  if (!declaresIn(taxpayer, kjqj)) return "按季申报的企业，期初填在 3、6、9、12 期";
  if (row?.taxDeclareStatus === DECLARED) return "本期已申报，不能修改期初";
  if (row?.taxDeclareStatus === DECLARING) return "本期增值税正在申报，不能修改期初";
  return row?.confirmationStatus === CONFIRMING ? "正在统计确认，请稍候" : null;
}
