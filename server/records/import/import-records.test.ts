import { beforeEach, expect, test } from "vitest";
import { createProject } from "../../../src/schema/project/project.ts";
import type { FileAnswer } from "../../contracts/file-answer.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
import { tenantDb } from "../../platform/database/tenant-db.ts";
import { jobQueue } from "../../platform/jobs/job-queue.ts";
import { IMPORT_JOB } from "../../imports/keep/import-job.ts";
import { readTable } from "../../imports/table/read-table.ts";
import { readSheets } from "../../platform/spreadsheet/read-sheets.ts";
import { bookOf } from "../../platform/spreadsheet/testing/book-of.ts";
import { type WorkbookCell, XLSX_MIME } from "../../platform/spreadsheet/write-workbook.ts";
import { jobEnd, readTaskSheet } from "../../testing/follow-job.ts";
import { ownProject } from "../../testing/own-project.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { importReader, recordHandler } from "../serve/record-handlers.ts";

const properties = {
  id: { title: "编号", type: "integer" },
  companyId: { title: "企业", type: ["integer", "null"], "x-ref": "company" },
  giftName: { title: "礼品名称", type: "string", maxLength: 10 },
  price: { title: "单价", type: ["number", "null"], format: "money", multipleOf: 0.01, maximum: 1000 },
  season: { title: "月份", type: ["string", "null"], format: "period" },
  barcode: { title: "条码", type: ["string", "null"], minLength: 4 },
  pieces: { title: "件数", type: ["integer", "null"] },
  kind: { title: "类别", type: ["string", "null"], "x-enum": "giftKind" },
};
const answer = (schema: object) => ({
  "200": { content: { "application/json": { schema: { type: "object", properties: { result: schema } } } } },
});
const operation = (operationId: string, does: string, effect: string) => ({
  post: {
    operationId,
    summary: operationId,
    "x-effect": effect,
    "x-permission": ["basicSetting"],
    "x-resource": { record: "gift", does },
    responses: answer({ type: "object" }),
  },
});
const gifts = {
  openapi: "3.1.0",
  paths: {
    "/gift/template": operation("gift.template", "importTemplate", "read"),
    "/gift/check": operation("gift.check", "importCheck", "write"),
    "/gift/import": operation("gift.import", "import", "write"),
  },
  components: {
    schemas: {
      Gift: {
        title: "礼品",
        "x-record": { name: "gift", unique: [["giftName"]] },
        type: "object",
        properties,
      },
    },
  },
};
const giftKind = {
  name: "giftKind",
  values: [
    { value: "food", label: "食品" },
    { value: "book", label: "图书" },
  ],
};
const project = createProject(
  new Map([
    ...[...ownProject.files].map(([path, { text }]) => [path, text] as const),
    ["schemas/api/gift.json", JSON.stringify(gifts)],
    ["schemas/enums/giftKind.json", JSON.stringify(giftKind)],
  ]),
);

const server = useTestServer({ project });
beforeEach(async () => {
  await server.db.deleteFrom("plainRecord").where("resource", "=", "gift").execute();
});

async function contextOf(account: string): Promise<FirmContext> {
  const db = tenantDb(server.db, 1001);
  const { userId: id } = await db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", account)
    .executeTakeFirstOrThrow();
  return {
    db,
    clock: server.clock,
    user: { id, gsid: 1001, name: "测试", userKind: "superAdmin", grants: new Map() },
    jobs: jobQueue(db, { userId: id, requestNo: null }, server.clock, () => {}),
    concerns: () => {},
    project,
    recordRules: {},
  } as unknown as FirmContext;
}

async function call<Result>(operationId: string, params: object): Promise<Result> {
  const context = await contextOf("chenjie");
  const prepared = /check|import/i.test(operationId)
    ? await importReader(operationId)(params, { ...context, notifyPlace: () => {} })
    : undefined;
  return (await recordHandler(operationId)(params, context, prepared)) as Result;
}

async function sheet(...rows: readonly (readonly WorkbookCell[])[]) {
  return { name: "礼品.xlsx", mime: XLSX_MIME, content: await bookOf(rows) };
}

const HEAD = ["礼品名称", "单价", "类别"];
const MIXED = [
  ["月饼", 88, "食品"],
  ["月饼", 66, "食品"],
  ["账本", 2000, "图书"],
  ["会计准则", 50, "乐器"],
  ["茶叶", "很贵", "食物"],
] as const;

interface Checked {
  readonly planKey: string;
  readonly faultCount: number;
  readonly rowCount: number;
  readonly faults: readonly object[];
}

test("the template has the columns that people fill in, and can be read as it is filled", async () => {
  const { file } = await call<FileAnswer>("gift.template", {});
  expect(file.name).toBe("礼品导入模板.xlsx");
  const columns = [{ name: "giftName", title: "礼品名称", required: true as const }];
  const [first] = await readSheets(file, { user: { gsid: 1001, id: 1 } });
  expect(() => readTable(first!, { columns, layouts: [] }, new Map())).toThrow(
    "文件中没有可导入的数据，请填写后重新上传",
  );
});

test("a check names line, column, content and reason of everything that can be told, and imports nothing", async () => {
  const checked = await call<Checked>("gift.check", { file: await sheet(HEAD, ...MIXED) });
  expect(checked).toMatchObject({ rowCount: 5, faultCount: 4 });
  expect(checked.faults).toEqual([
    { line: 3, column: "礼品名称", content: "月饼", reason: "礼品名称与第 2 行重复" },
    { line: 4, column: "单价", content: "2000", reason: "单价“2000”不能大于 1000" },
    { line: 5, column: "类别", content: "乐器", reason: "类别“乐器”不在可选范围内" },
    { line: 6, column: "单价", content: "很贵", reason: "单价应为数字" },
    { line: 6, column: "类别", content: "食物", reason: "类别“食物”不在可选范围内" },
  ]);
  expect(
    await server.db.selectFrom("plainRecord").select("id").where("resource", "=", "gift").execute(),
  ).toEqual([]);
});

test("a file meets the limits that a form meets", async () => {
  const head = ["礼品名称", "单价", "月份", "条码", "件数"];
  const { faults } = await call<Checked>("gift.check", {
    file: await sheet(
      head,
      ["甲", 10.005, "2026-11-15", "123", 1.5],
      ["乙", 0.30000000000000004, "2026-11-01", "1234", 2],
    ),
  });
  expect(faults).toEqual([
    { line: 2, column: "单价", content: "10.005", reason: "单价“10.005”最多 2 位小数" },
    { line: 2, column: "月份", content: "2026-11-15", reason: "月份应为月份，如 2026-01" },
    { line: 2, column: "条码", content: "123", reason: "条码“123”不能少于 4 个字" },
    { line: 2, column: "件数", content: "1.5", reason: "件数“1.5”应为整数" },
  ]);
});

test("the dust of a formula is rounded, and a day that a spreadsheet made of a month is that month", async () => {
  const { taskid } = await call<{ taskid: string }>("gift.import", {
    file: await sheet(["礼品名称", "单价", "月份"], ["丙", 0.30000000000000004, "2026-11-01"]),
  });
  await jobEnd(server, "chenjie", taskid);
  expect(await storedGifts()).toMatchObject({ rows: [{ giftName: "丙", price: 0.3, season: "2026-11" }] });
});

test("what is there already is told beforehand", async () => {
  await sheetImported([["月饼", 88, "食品"]]);
  const { faults } = await call<Checked>("gift.check", { file: await sheet(HEAD, ["月饼", 1, "食品"]) });
  expect(faults).toEqual([
    { line: 2, column: "礼品名称", content: "月饼", reason: "礼品名称“月饼”已存在，请勿重复添加" },
  ]);
});

test("a planned file is imported by its key, and its rows without faults become records", async () => {
  const task = await sheetImported(MIXED);
  expect(task).toMatchObject({ status: 3, message: "1 条成功，4 条失败，失败原因见文件" });
  const failed = await readTaskSheet(server, "chenjie", task);
  expect(failed).toHaveLength(5);
  const { rows } = await storedGifts();
  expect(rows).toEqual([{ giftName: "月饼", price: 88, kind: "food" }]);
});

test("a plan of another user cannot be imported", async () => {
  const { planKey } = await call<Checked>("gift.check", { file: await sheet(HEAD, ["月饼", 1, "食品"]) });
  expect(await server.request("zhoumy", "importPlan.start", { planKey })).toMatchObject({ code: "0404" });
});

test("a file of which something has changed since it was planned is not imported", async () => {
  const { planKey } = await call<Checked>("gift.check", { file: await sheet(HEAD, ["月饼", 1, "食品"]) });
  await sheetImported([["月饼", 88, "食品"]]);
  const { db, jobs } = await contextOf("chenjie");
  const { fileKey } = await db
    .selectFrom("importPlan")
    .select("fileKey")
    .where("planKey", "=", planKey)
    .executeTakeFirstOrThrow();
  const taskid = await jobs.enqueue(IMPORT_JOB, "导入礼品", { planKey, fileKey });
  const task = await jobEnd(server, "chenjie", taskid);
  expect([task.status, (await storedGifts()).rows.length]).toEqual([2, 1]);
  expect(task.message).toContain("检查文件之后数据已变化");
});

async function sheetImported(rows: readonly (readonly WorkbookCell[])[]) {
  const { planKey } = await call<Checked>("gift.check", { file: await sheet(HEAD, ...rows) });
  const { result } = await server.request("chenjie", "importPlan.start", { planKey });
  return await jobEnd(server, "chenjie", (result as { taskid: string }).taskid);
}

async function storedGifts() {
  const records = await server.db
    .selectFrom("plainRecord")
    .select("fields")
    .where("resource", "=", "gift")
    .execute();
  return {
    rows: records.map(({ fields }) => (typeof fields === "string" ? JSON.parse(fields) : fields) as object),
  };
}
