import { operation } from "../../../contracts/operation.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { type TableColumn, tableFile } from "../../../platform/spreadsheet/table-file.ts";
import { assertMayExport } from "../../../access/assert-may-export.ts";

/** Kind of the job that writes who looks after which company. */
export const GRANT_EXPORT = "companyUserAuth.grantExport";

interface GrantFilter {
  readonly companyId?: number;
  readonly userId?: number;
  readonly companyName?: string;
}

/** Leaves a job that writes the grants to a workbook. */
export const exportGrants = operation("companyUserAuth.grant.export", async (filter, { jobs, concerns }) => {
  concerns("客户授权列表");
  return { taskid: await jobs.enqueue(GRANT_EXPORT, "导出客户授权列表", filter, { once: true }) };
});

interface GrantRow {
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly userName: string;
  readonly deptName: string;
  readonly createTime: string | null;
}

const COLUMNS: readonly TableColumn<GrantRow>[] = [
  { title: "企业名称", width: 36, value: ({ companyName }) => companyName },
  { title: "税号", width: 22, value: ({ taxlayerNo }) => taxlayerNo },
  { title: "负责人", width: 12, value: ({ userName }) => userName },
  { title: "所属部门", width: 16, value: ({ deptName }) => deptName },
  { title: "授权时间", width: 20, value: ({ createTime }) => createTime },
];
const PAGE = 500;

/** Writes what the list shows to the user. */
export const exportGrantsJob: JobKind<GrantFilter> = async (filter, context) => {
  assertMayExport(context, "customerCentre.customerInfo.export");
  const rows: GrantRow[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const params = { ...filter, pageNum, pageSize: PAGE };
    const page = (await context.call("companyUserAuth.grant.list", params)) as {
      list: GrantRow[];
      total: number;
    };
    rows.push(...page.list);
    await context.report(Math.min(0.8, rows.length / Math.max(1, page.total)));
    if (page.list.length < PAGE) break;
  }
  return {
    message: `共导出 ${rows.length} 条`,
    file: await tableFile("客户授权列表", COLUMNS, rows, context),
  };
};
