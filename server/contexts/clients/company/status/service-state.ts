import { currentMonth } from "../../../../access/served-months.ts";
import { operation } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { nameCompanies } from "../take-companies.ts";
import { type StoppedCompany, endStops, keepStops, takeStopped } from "./service-stops.ts";

/**
 * Ends the service for all of the companies from a month on, or for none when one of them cannot be stopped. A stop that is
 * still to come moves to the month.
 */
export const stopCompanies = operation("company.stop", async (params, context) => {
  const stopPeriod = periodOf(params.stopYear, params.stopMonth);
  const companies = await takeStopped(params.companyIdList, context);
  const month = currentMonth(context.clock);
  const stopped = companies.filter(({ open }) => open !== undefined && open.stopPeriod <= month);
  if (stopped.length > 0) throw new Refusal("rule", `${nameCompanies(stopped)}已停止服务`);
  assertNotBefore("服务开始", companies, ({ beginDate }) => beginDate.slice(0, 7) > stopPeriod);
  assertNotBefore("恢复服务", companies, ({ past }) => (past?.resumePeriod ?? "") > stopPeriod);
  await keepStops(companies, stopPeriod, context);
  return { count: companies.length };
});

/**
 * Takes up the service for all of the companies again from a month on, or for none. The months from the stop until then
 * stay without service; a stop that is still to come is called off.
 */
export const startCompanies = operation("company.start", async (params, context) => {
  const companies = await takeStopped(params.companyIdList, context);
  const running = companies.filter(({ open }) => open === undefined);
  if (running.length > 0) throw new Refusal("rule", `${nameCompanies(running)}正在服务中`);
  await endStops(companies, periodOf(params.startYear, params.startMonth), context);
  return { count: companies.length };
});

function assertNotBefore(
  what: string,
  companies: readonly StoppedCompany[],
  isLater: (company: StoppedCompany) => boolean,
): void {
  const later = companies.filter(isLater);
  if (later.length === 0) return;
  const message = `停止服务的月份不能早于${nameCompanies(later)}的${what}月份`;
  throw new Refusal("validation", message, [{ path: "stopMonth", message }]);
}

function periodOf(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}
