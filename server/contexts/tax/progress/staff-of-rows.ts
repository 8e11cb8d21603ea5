import type { FirmContext } from "../../../contracts/firm-context.ts";

/** Those who look after one of the companies at least, each with their own rows: as many as the firm has staff. */
export async function readStaffOf<Row extends { readonly userIds: readonly number[] }>(
  { db }: FirmContext,
  rows: readonly Row[],
) {
  const staff = await db
    .selectFrom("staff")
    .innerJoin("department", "department.deptId", "staff.deptId")
    .select(["staff.userId", "staff.name as userName", "department.deptId", "department.deptName"])
    .where("staff.isRemove", "=", 0)
    .orderBy("staff.userId")
    .execute();
  return staff
    .map((user) => ({ ...user, ownRows: rows.filter(({ userIds }) => userIds.includes(user.userId)) }))
    .filter(({ ownRows }) => ownRows.length > 0);
}
