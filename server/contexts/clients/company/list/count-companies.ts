import { operation } from "../../../../contracts/operation.ts";
import { IN_SERVICE, IN_TRASH, STOPPED, statusCode } from "../company-rows.ts";
import { companyScope, withinScope } from "../../../../access/company-scope.ts";
import { serviceStatus } from "../../../../access/served-months.ts";

/** The number of companies that the user may see in service, stopped and in the recycle bin. */
export const countCompanies = operation("company.count", async (_params, { db, user, clock }) => {
  const scope = await companyScope(db, user);
  const groups = await db
    .selectFrom((from) =>
      from
        .selectFrom("company")
        .select("isRemove")
        .select(serviceStatus(clock).as("status"))
        .where(withinScope(scope))
        .as("seen"),
    )
    .select(({ fn }) => ["status", "isRemove", fn.countAll<number>().as("total")])
    .groupBy(["status", "isRemove"])
    .execute();
  const count = (code: number) =>
    groups.filter((group) => statusCode(group) === code).reduce((sum, { total }) => sum + total, 0);
  return { active: count(IN_SERVICE), stopped: count(STOPPED), trash: count(IN_TRASH) };
});
