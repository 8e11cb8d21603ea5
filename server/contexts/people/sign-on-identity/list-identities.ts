import { operation } from "../../../contracts/operation.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { departmentsInCharge } from "../department/branch-tree.ts";

/** The persons of the single sign-on who ask for an account or have one, those who ask first. */
export const listIdentities = operation("userAdmin.identity.list", async (params, { db, user }) => {
  const { pageNum, pageSize, state, nameOrAccount = "" } = params;
  const inCharge = await departmentsInCharge(db, user);
  let query = db
    .selectFrom("signOnIdentity as identity")
    .innerJoin("staff", "staff.userId", "identity.userId")
    .innerJoin("department", "department.deptId", "staff.deptId")
    .leftJoin("staff as agreed", "agreed.userId", "identity.agreeUserId")
    .select([
      "identity.id",
      "identity.userId",
      "staff.name",
      "staff.account",
      "staff.userKind",
      "department.deptName",
      "identity.shownName",
      "identity.issuer",
      "identity.subject",
      "identity.state",
      "identity.createTime",
      "agreed.name as agreeUserName",
      "identity.agreeTime",
    ])
    .where("staff.isRemove", "=", 0);
  if (inCharge !== null) query = query.where("staff.deptId", "in", inCharge);
  if (state !== undefined) query = query.where("identity.state", "=", state);
  if (nameOrAccount !== "")
    query = query.where((where) =>
      where.or([
        where(where.fn("strpos", ["staff.name", where.val(nameOrAccount)]), ">", 0),
        where(where.fn("strpos", ["staff.account", where.val(nameOrAccount)]), ">", 0),
      ]),
    );
  const ordered = query
    .orderBy("identity.state")
    .orderBy("identity.createTime", "desc")
    .orderBy("identity.id", "desc");
  return await fetchPage(ordered, { pageNum, pageSize });
});
