import { beforeEach, expect, test } from "vitest";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import { Refusal } from "../../platform/errors.ts";
import { saveFile } from "../../platform/files/stored-file.ts";
import { jobQueue } from "../../platform/jobs/job-queue.ts";
import { jobEnd, readTaskSheet } from "../../testing/follow-job.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { type RowsImport, importRows } from "./import-rows.ts";
import type { WorkbookColumn } from "../../platform/spreadsheet/workbook-column.ts";
import { bookOf } from "../../platform/spreadsheet/testing/book-of.ts";
import { type WorkbookCell, XLSX_MIME } from "../../platform/spreadsheet/write-workbook.ts";

const COLUMNS: readonly WorkbookColumn[] = [
  { name: "roleName", title: "角色名称", required: true },
  { name: "remark", title: "说明" },
];

/** Adds a role; the database itself refuses a second one of that name. */
const addRole: RowsImport["create"] = async ({ roleName, remark }, { db }) => {
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
};

let waited = 0;

const server = useTestServer({ jobKinds: { roleImport: importRows({ columns: COLUMNS, create: addRole }) } });
beforeEach(async () => {
  await server.db.deleteFrom("role").where("roleName", "like", "导入%").execute();
});

async function importSheet(rows: readonly (readonly WorkbookCell[])[]) {
  return await importFile(await bookOf(rows));
}
async function importFile(content: Uint8Array) {
  const firm = tenantDb(server.db, 1001);
  const { userId: owner } = await firm
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "chenjie")
    .executeTakeFirstOrThrow();
  const now = server.clock.now();
  const fileKey = await saveFile(firm, { name: "角色.xlsx", mime: XLSX_MIME, content }, { owner, now });
  const queue = jobQueue(firm, { userId: owner, requestNo: null }, server.clock, () => {});
  return await jobEnd(server, "chenjie", await queue.enqueue("roleImport", "导入角色", { fileKey }));
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

test("a file that cannot be read fails with one sentence", async () => {
  expect(await importFile(Buffer.from("角色名称"))).toMatchObject({
    status: 2,
    message: "无法读取文件，请上传 .xlsx 格式的 Excel 文件",
    url: null,
  });
  expect(await importSheet([["说明"], ["好"]])).toMatchObject({
    message: "文件缺少列：“角色名称”，表头为：说明，请使用导入模板填写",
  });
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
