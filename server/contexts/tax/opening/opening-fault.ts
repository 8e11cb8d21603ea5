import type { CompanyPeriod } from "../company-period/company-period.ts";

/** The reason against handing out the tax of a month that begins with amounts nobody knows; null: they are known. */
export function openingFault({ estimate }: Pick<CompanyPeriod, "estimate">): string | null {
  return estimate?.isOpeningUnknown === true ? "期初未知（按 0 计），请先录入期初" : null;
}
