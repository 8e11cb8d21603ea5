import { beforeEach, expect, test } from "vitest";
import { readProject } from "../../../src/schema/project/read-project.ts";
import type { FirmContext, ImportKind } from "../../contracts/firm-context.ts";
import type { PlannedRow } from "../../contracts/import-kind.ts";
import type { JobKind } from "../../contracts/job-kind.ts";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import { Refusal } from "../../platform/errors.ts";
import { jobQueue } from "../../platform/jobs/job-queue.ts";
import { readSheets } from "../../platform/spreadsheet/read-sheets.ts";
import { bookOf } from "../../platform/spreadsheet/testing/book-of.ts";
import type { WorkbookColumn } from "../../platform/spreadsheet/workbook-column.ts";
import { type WorkbookCell, XLSX_MIME } from "../../platform/spreadsheet/write-workbook.ts";
import { jobEnd, readTaskSheet } from "../../testing/follow-job.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { planIncomingFile } from "../plan/take-file.ts";
import { plannedRows } from "../planned-rows.ts";
import { type ImportParams, importJob } from "./import-job.ts";

const COLUMNS: readonly WorkbookColumn[] = [
  { name: "roleName", title: "角色名称", required: true },
  { name: "remark", title: "说明" },
];

/** Adds a role; the database itself refuses a second one of that name. */
async function addRole({ values: { roleName, remark } }: PlannedRow, { db }: FirmContext): Promise<void> {
  await db
    .insertInto("role")
    .values({ roleName: String(roleName), remark: `${remark ?? ""}` })
    .execute();
  if (remark === "不行") {
    const fieldErrors = [
      { path: "remark", message: "说明不能是“不行”" },
      { path: "roleName", message: "名称不好" },
    ];
    throw new Refusal("validation", undefined, fieldErrors);
  }
  if (remark === "已满") throw new Refusal("rule", "角色数量已满");
  if (remark === "等锁" && (waited += 1) === 1) throw Object.assign(new Error("lock"), { code: "55P03" });
}

let waited = 0;

const byRow: ImportKind = {
  kind: "role",
  title: "角色",
  columns: () => COLUMNS,
  lock: async () => {},
  plan: async (rows) =>
    await Promise.resolve({ rows: plannedRows(rows, new Map(), COLUMNS), questions: [], facts: [] }),
  keep: async (row, _target, context) => await addRole(row, context),
};
const whole: ImportKind = {
  ...byRow,
  kind: "whole-role",
  isWhole: true,
  keepAll: async (rows, _target, _answers, context) => {
    for (const row of rows) await addRole(row, context);
  },
};

const jobOf =
  (kind: ImportKind): JobKind<ImportParams> =>
  async (params, context) =>
    await importJob(params, { ...context, importKindOf: () => kind });
const server = useTestServer({ jobKinds: { role: jobOf(byRow), "whole-role": jobOf(whole) } });
const project = await readProject(".");
beforeEach(async () => {
  await server.db.deleteFrom("role").where("roleName", "like", "导入%").execute();
});

async function importSheet(rows: readonly (readonly WorkbookCell[])[], kind = byRow) {
  const db = tenantDb(server.db, 1001);
  const { userId: id } = await db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "chenjie")
    .executeTakeFirstOrThrow();
  const user = { id, gsid: 1001 };
  const context = { db, user, clock: server.clock, project } as unknown as FirmContext;
  const file = { name: "角色.xlsx", mime: XLSX_MIME, content: await bookOf(rows) };
  const sheets = await readSheets(file, { user });
  const incoming = { operation: "company.importPlan", kind, target: {}, file, sheets };
  const { planKey } = await planIncomingFile(incoming, context);
  const { fileKey } = await db
    .selectFrom("importPlan")
    .select("fileKey")
    .where("planKey", "=", planKey)
    .executeTakeFirstOrThrow();
  const queue = jobQueue(db, { userId: id, requestNo: null }, server.clock, () => {});
  return await jobEnd(server, "chenjie", await queue.enqueue(kind.kind, "导入角色", { planKey, fileKey }));
}
const imported = async () => {
  const rows = await server.db
    .selectFrom("role")
    .select(["roleName", "gsid"])
    .where("roleName", "like", "导入%")
    .orderBy("roleId")
    .execute();
  return rows.map(({ roleName, gsid }) => [roleName, gsid]);
};

test("every row becomes a record of the firm", async () => {
  const rows = Array.from({ length: 45 }, (_none, index) => [`导入${index}`, null]);
  const task = await importSheet([["角色名称", "说明"], ...rows]);
  expect(task).toMatchObject({ status: 1, progress: 100, message: "45 条成功", url: null });
  expect(await imported()).toEqual(rows.map(([name]) => [name, 1001]));
});

test("failed rows come back as they were, with the reason; the others are in", async () => {
  const task = await importSheet([
    ["说明", "负责人", "*角色名称"],
    ["好", "甲", "导入一"],
    ["不行", "乙", "导入二"],
    ["已满", 12.5, "导入三"],
    ["缺名称", "丙", null],
    ["重复", "丁", "导入一"],
    ["好", "戊", "导入四"],
  ]);
  expect(task).toMatchObject({
    status: 3,
    message: "2 条成功，4 条失败，失败原因见文件",
    fileName: "角色_失败.xlsx",
  });
  expect(await imported()).toEqual([
    ["导入一", 1001],
    ["导入四", 1001],
  ]);
  expect(await readTaskSheet(server, "chenjie", task)).toEqual([
    ["原行号", "说明", "负责人", "*角色名称", "失败原因"],
    [3, "不行", "乙", "导入二", "说明不能是“不行”；名称不好"],
    [4, "已满", 12.5, "导入三", "角色数量已满"],
    [5, "缺名称", "丙", null, "请填写角色名称"],
    [6, "重复", "丁", "导入一", "已有同名的角色，请换一个名称"],
  ]);
});

test("a file of which nothing could be imported is a failure", async () => {
  const task = await importSheet([
    ["角色名称", "说明"],
    ["导入一", "已满"],
  ]);
  expect(task).toMatchObject({ status: 2, message: "0 条成功，1 条失败，失败原因见文件" });
  expect(task.url).not.toBeNull();
  expect(await imported()).toEqual([]);
});

test("of a whole kind one refused row leaves nothing behind", async () => {
  const rows = [
    ["角色名称", "说明"],
    ["导入一", null],
    ["导入二", "已满"],
  ] as const;
  expect(await importSheet(rows, whole)).toMatchObject({ status: 2, message: "角色数量已满" });
  expect(await imported()).toEqual([]);
  expect(await importSheet(rows.slice(0, 2), whole)).toMatchObject({ status: 1, message: "1 条成功" });
});

test("a row that somebody else is in the way of is tried again with its part, and no other row twice", async () => {
  const task = await importSheet([
    ["角色名称", "说明"],
    ["导入一", null],
    ["导入二", "等锁"],
  ]);
  expect(task).toMatchObject({ status: 1, message: "2 条成功", url: null });
  expect(waited).toBe(2);
  expect(await imported()).toEqual([
    ["导入一", 1001],
    ["导入二", 1001],
  ]);
});
