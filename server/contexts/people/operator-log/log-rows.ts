import type { SignedInUser } from "../../../access/signed-in-user.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { departmentsInCharge } from "../department/branch-tree.ts";

/** The writes that the user may see: a branch administrator or department manager sees those of their own people. */
export async function selectLog(db: TenantDb, user: SignedInUser) {
  const departments = await departmentsInCharge(db, user);
  const all = db
    .selectFrom("operationLog")
    .innerJoin("staff", "staff.userId", "operationLog.userId")
    .innerJoin("department", "department.deptId", "staff.deptId")
    .select([
      "operationLog.id",
      "operationLog.userId as operatorId",
      "staff.name",
      "staff.account",
      "department.deptName",
      "operationLog.title",
      "operationLog.operation",
      "operationLog.target",
      "operationLog.success",
      "operationLog.reason",
      "operationLog.createTime",
      "operationLog.clientIp",
      "operationLog.requestNo",
      "operationLog.actor",
    ]);
  return departments === null ? all : all.where("staff.deptId", "in", departments);
}

export type LogQuery = Awaited<ReturnType<typeof selectLog>>;
type LogRow = Awaited<ReturnType<LogQuery["execute"]>>[number];

/** As lists show it: 1 done, 0 refused. What a client did by a link names the client, and who made the link. */
export function presentLog({ success, name, account, deptName, actor, ...row }: LogRow) {
  const operator =
    actor === null
      ? { operatorName: name, account, deptName, linkText: null }
      : { operatorName: actor, account: null, deptName: null, linkText: `通过${name}生成的链接` };
  return { ...row, ...operator, success: success ? 1 : 0 };
}
