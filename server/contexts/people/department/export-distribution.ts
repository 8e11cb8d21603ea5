import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { Refusal } from "../../../platform/errors.ts";
import { type TableColumn, tableFile } from "../../../platform/spreadsheet/table-file.ts";
import { assertMayExport } from "../../../access/assert-may-export.ts";
import { inService } from "../../../access/served-months.ts";
import { departmentPath } from "./department-path.ts";
import { departmentsUnder, readDepartments } from "./department-tree.ts";
import { findDepartment } from "./find-department.ts";

/** Leaves a job that writes who looks after how many client companies, department by department. */
export const exportDistribution = operation(
  "department.exportDistribution",
  async (params, { db, jobs, concerns }) => {
    const department = params.deptId === undefined ? undefined : await findDepartment(db, params.deptId);
    concerns(department?.deptName ?? "全部部门");
    if (params.deptId !== undefined && !department) {
      throw new Refusal("missing", "部门不存在或已被删除，请刷新后重试");
    }
    return {
      taskid: await jobs.enqueue("department.exportDistribution", "导出分配情况", params, { once: true }),
    };
  },
);

export const exportDistributionJob: JobKind<ParamsOf<"department.exportDistribution">> = async (
  { deptId },
  context,
) => {
  assertMayExport(context, "basicSetting.organisation.export");
  const { db, clock, report } = context;
  const departments =
    deptId === undefined
      ? (await readDepartments(db)).map((department) => department.deptId)
      : await departmentsUnder(db, deptId);
  const rows: DistributionRow[] = [];
  for (const [index, id] of departments.entries()) {
    const path = (await departmentPath(db, id)).map(({ deptName }) => deptName).join(" / ");
    const users = await db
      .selectFrom("staff")
      .leftJoin("companyGrant", "companyGrant.userId", "staff.userId")
      .leftJoin("company", (join) =>
        join.onRef("company.companyId", "=", "companyGrant.companyId").on("company.isRemove", "=", 0),
      )
      .select((from) => [
        "staff.name",
        "staff.account",
        from.fn.count<number>("company.companyId").as("total"),
        from.fn.count<number>("company.companyId").filterWhere(inService(clock)).as("inService"),
      ])
      .where("staff.deptId", "=", id)
      .where("staff.isRemove", "=", 0)
      .groupBy(["staff.userId", "staff.name", "staff.account"])
      .orderBy("staff.account")
      .execute();
    rows.push(...users.map((user) => ({ path, ...user })));
    await report((0.9 * (index + 1)) / departments.length);
  }
  const file = await tableFile("分配情况", COLUMNS, rows, context);
  return { message: `共导出 ${rows.length} 名员工的分配情况`, file };
};

interface DistributionRow {
  /** From the top department down. */
  readonly path: string;
  readonly name: string;
  readonly account: string;
  readonly total: number;
  readonly inService: number;
}

const COLUMNS: readonly TableColumn<DistributionRow>[] = [
  { title: "部门", width: 40, value: ({ path }) => path },
  { title: "姓名", width: 12, value: ({ name }) => name },
  { title: "登录账号", width: 16, value: ({ account }) => account },
  { title: "负责企业数", width: 12, value: ({ total }) => total },
  { title: "其中在服", width: 12, value: ({ inService: served }) => served },
];
