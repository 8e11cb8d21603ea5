import { operation } from "../../../contracts/operation.ts";
import { STAFF, searchFor } from "../../../records/query/search-names.ts";

/** Staff to whom companies can be dispatched, and how many each looks after. */
export const userList = operation("companyUserAuth.userList", async ({ name = "" }, { db }) => {
  const staff = await db
    .selectFrom("staff")
    .innerJoin("department", "department.deptId", "staff.deptId")
    .select(["staff.userId", "staff.name", "department.deptName"])
    .select((from) =>
      from
        .selectFrom("companyGrant")
        .innerJoin("company", "company.companyId", "companyGrant.companyId")
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .whereRef("companyGrant.userId", "=", "staff.userId")
        .where("company.isRemove", "=", 0)
        .as("companyCount"),
    )
    .where("staff.isRemove", "=", 0)
    .where("staff.status", "=", 1)
    .where(searchFor(name, { ...STAFF, texts: [...STAFF.texts, "department.deptName"] }))
    .orderBy("department.position")
    .orderBy("staff.userId")
    .execute();
  return staff.map(({ deptName, companyCount, ...user }) => ({
    ...user,
    companyCount: companyCount ?? 0,
    label: `${user.name}（${deptName}）`,
  }));
});
