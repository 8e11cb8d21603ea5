import { operation } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { IN_SERVICE, STOPPED } from "../company-rows.ts";
import { nameCompanies, takeCompanies } from "../take-companies.ts";

/** Ends the service for all of the companies from a month on, or for none when one of them cannot be stopped. */
export const stopCompanies = operation("company.stop", async (params, context) => {
  const { companyIdList, stopYear, stopMonth } = params;
  const companies = await takeCompanies(context, companyIdList);
  const stopped = companies.filter(({ status }) => status === STOPPED);
  if (stopped.length > 0) throw new Refusal("rule", `${nameCompanies(stopped)}已停止服务`);
  const from = `${stopYear}-${String(stopMonth).padStart(2, "0")}`;
  const later = companies.filter(({ beginDate }) => beginDate.slice(0, 7) > from);
  if (later.length > 0) {
    const message = `停止服务的月份不能早于${nameCompanies(later)}的服务开始月份`;
    throw new Refusal("validation", message, [{ path: "stopMonth", message }]);
  }
  const { db, clock } = context;
  await db
    .updateTable("company")
    .set({ status: STOPPED, stopYear, stopMonth, updateTime: clock.now() })
    .where("companyId", "in", companyIdList)
    .execute();
  return { count: companies.length };
});

/** Takes up the service for all of the companies again, or for none. */
export const startCompanies = operation("company.start", async ({ companyIdList }, context) => {
  const companies = await takeCompanies(context, companyIdList);
  const running = companies.filter(({ status }) => status === IN_SERVICE);
  if (running.length > 0) throw new Refusal("rule", `${nameCompanies(running)}正在服务中`);
  const { db, clock } = context;
  await db
    .updateTable("company")
    .set({ status: IN_SERVICE, stopYear: null, stopMonth: null, updateTime: clock.now() })
    .where("companyId", "in", companyIdList)
    .execute();
  return { count: companies.length };
});
