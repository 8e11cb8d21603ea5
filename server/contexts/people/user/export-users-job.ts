import type { JobContext, JobKind } from "../../../contracts/job-kind.ts";
import { companyScope, withinScope } from "../../../access/company-scope.ts";
import type { UserRow } from "../user-admin/user-rows.ts";
import { type TableColumn, tableFile } from "../../../platform/spreadsheet/table-file.ts";
import { assertMayExport } from "../../../access/assert-may-export.ts";

type UserExportType = "staff" | "roles" | "companies";

interface ExportParams {
  readonly type: UserExportType;
}

/** Writes the users of the firm, their roles or their client companies; masked as the list masks them. */
export const exportUsersJob: JobKind<ExportParams> = async ({ type }, context) => {
  assertMayExport(context, "basicSetting.staffActions.export");
  const users = await readUsers(context);
  const enums = context.project.enums;
  const label = (table: string, value: string | number) =>
    enums.get(table)?.find((entry) => entry.value === value)?.label ?? String(value);
  const state: TableColumn<{ readonly user: UserRow }> = {
    title: "状态",
    width: 8,
    value: ({ user }) => label("userStatus", user.status),
  };
  if (type === "staff") {
    const rows = users.map((user) => ({ user }));
    const kind: typeof state = {
      title: "用户类型",
      width: 14,
      value: ({ user }) => label("userKind", user.userKind),
    };
    return result(
      await tableFile("员工名册", [...PERSON, kind, ...STAFF, state, ...TIMES], rows, context),
      rows,
    );
  }
  if (type === "roles") {
    const rows = await readRoles(context, users);
    return result(await tableFile("角色授权明细", [...PERSON, ROLE, REMARK, state], rows, context), rows);
  }
  const rows = await readCompanies(context, users);
  return result(await tableFile("负责企业明细", [...PERSON, ...COMPANY], rows, context), rows);
};

function result(file: Awaited<ReturnType<typeof tableFile>>, rows: readonly unknown[]) {
  return { message: `共导出 ${rows.length} 条`, file };
}

const PERSON: readonly TableColumn<{ readonly user: UserRow }>[] = [
  { title: "姓名", width: 12, value: ({ user }) => user.name },
  { title: "登录账号", width: 16, value: ({ user }) => user.account },
  { title: "手机号", width: 14, value: ({ user }) => user.phone },
  { title: "所属部门", width: 16, value: ({ user }) => user.deptName },
];
const STAFF: typeof PERSON = [
  { title: "角色", width: 24, value: ({ user }) => user.roleNames },
  { title: "负责企业数", width: 12, value: ({ user }) => user.delegateCount },
];
const TIMES: typeof PERSON = [
  { title: "最近登录时间", width: 20, value: ({ user }) => user.lastLoginTime },
  { title: "创建时间", width: 20, value: ({ user }) => user.createTime },
];
const ROLE: TableColumn<{ readonly roleName: string }> = {
  title: "角色",
  width: 16,
  value: ({ roleName }) => roleName,
};
const REMARK: TableColumn<{ readonly remark: string }> = {
  title: "角色说明",
  width: 40,
  value: ({ remark }) => remark,
};
const COMPANY: readonly TableColumn<{
  readonly khbm: string;
  readonly companyName: string;
  readonly taxlayerNo: string;
}>[] = [
  { title: "客户编码", width: 14, value: ({ khbm }) => khbm },
  { title: "企业名称", width: 36, value: ({ companyName }) => companyName },
  { title: "税号", width: 22, value: ({ taxlayerNo }) => taxlayerNo },
];

const PAGE = 500;

async function readUsers({ call, report }: JobContext): Promise<UserRow[]> {
  const users: UserRow[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const params = { pageNum, pageSize: PAGE, sortField: "account", sortOrder: "asc" };
    const page = (await call("userAdmin.list", params)) as { list: UserRow[]; total: number };
    users.push(...page.list);
    await report(Math.min(0.8, users.length / Math.max(1, page.total)));
    if (page.list.length < PAGE) return users;
  }
}

async function readRoles({ db }: JobContext, users: readonly UserRow[]) {
  const held = await db
    .selectFrom("staffRole")
    .innerJoin("role", "role.roleId", "staffRole.roleId")
    .select(["staffRole.userId", "role.roleName", "role.remark"])
    .orderBy("role.roleId")
    .execute();
  return withUsers(users, held);
}

async function readCompanies({ db, user }: JobContext, users: readonly UserRow[]) {
  const held = await db
    .selectFrom("companyGrant")
    .innerJoin("company", "company.companyId", "companyGrant.companyId")
    .select(["companyGrant.userId", "company.khbm", "company.companyName", "company.taxlayerNo"])
    .where("company.isRemove", "=", 0)
    .where(withinScope(await companyScope(db, user)))
    .orderBy("company.khbm")
    .execute();
  return withUsers(users, held);
}

/** The rows that belong to each user, in the users' order. */
function withUsers<Held extends { readonly userId: number }>(
  users: readonly UserRow[],
  held: readonly Held[],
): (Held & { user: UserRow })[] {
  return users.flatMap((user) =>
    held.filter(({ userId }) => userId === user.id).map((row) => ({ ...row, user })),
  );
}
