import { expect, test } from "vitest";
import { findIssues } from "../scripts/check/find-issues.ts";
import { newRecord } from "../generators/new-record.ts";
import { project, withFiles } from "../generators/testing/changed-project.ts";
import type { WorkbookCell } from "./platform/spreadsheet/write-workbook.ts";
import { bookOf } from "./platform/spreadsheet/testing/book-of.ts";
import { XLSX_MIME } from "./platform/spreadsheet/write-workbook.ts";
import { jobEnd, readTaskSheet, runJob } from "./testing/follow-job.ts";
import { useTestServer } from "./testing/use-test-server.ts";

const FIELDS =
  "recipient:text:收件人+,client:company:客户+,handler:staff:经办人,sentOn:date:寄出日期,fee:money:运费,status:enum:状态=待寄/已寄";
const made = newRecord(project, {
  name: "parcel",
  title: "寄件",
  fields: FIELDS,
  after: "/customer/index",
});

const changed = withFiles(made);

const server = useTestServer({ project: changed });

interface Parcel {
  readonly id: number;
  readonly recipient: string;
  readonly clientId: number;
  readonly clientName: string;
  readonly handlerName: string | null;
  readonly rowVersion: string;
}

async function call<Result>(operation: string, params: object): Promise<Result> {
  const { code, message, result } = await server.request("zhoumy", operation, params);
  expect({ code, message }).toMatchObject({ code: "0" });
  return result as Result;
}

async function listed(filters: object = {}): Promise<Parcel[]> {
  const paging = { pageNum: 1, pageSize: 20 };
  return (await call<{ list: Parcel[] }>("parcel.page", { ...paging, ...filters })).list;
}

const namesOf = (parcels: readonly Parcel[]) => parcels.map(({ recipient }) => recipient);

async function clients() {
  return await server.db
    .selectFrom("company")
    .select(["companyId", "companyName", "khbm"])
    .where("gsid", "=", 1001)
    .where("isRemove", "=", 0)
    .orderBy("companyId")
    .limit(2)
    .execute();
}

async function sheet(...rows: readonly (readonly WorkbookCell[])[]) {
  return new File([await bookOf(rows)], "寄件.xlsx", { type: XLSX_MIME });
}

test("a generated area is served: added, listed, edited, exported, imported and deleted", async () => {
  const [first, second] = await clients();
  if (!first || !second) throw new Error("the demo data has clients");

  const { id } = await call<{ id: number }>("parcel.add", {
    recipient: "陈先生",
    clientId: first.companyId,
    sentOn: "2026-11-18",
    fee: 12.5,
    status: 1,
  });
  await call("parcel.add", { recipient: "王女士", clientId: second.companyId, sentOn: "2026-11-19", fee: 8 });
  const incomplete = await server.request("zhoumy", "parcel.add", { recipient: "无客户" });
  expect(incomplete.code).not.toBe("0");

  expect(namesOf(await listed({ sortField: "fee", sortOrder: "asc" }))).toEqual(["王女士", "陈先生"]);
  expect(namesOf(await listed({ sentOnFrom: "2026-11-19", sentOnTo: "2026-11-19" }))).toEqual(["王女士"]);
  expect(namesOf(await listed({ status: 1 }))).toEqual(["陈先生"]);
  expect(namesOf(await listed({ clientName: first.companyName }))).toEqual(["陈先生"]);

  const read = await call<Parcel>("parcel.detail", { id });
  expect(read).toMatchObject({ clientName: first.companyName, handlerName: null, fee: 12.5 });
  const { rowVersion } = read;
  const edited = { id, recipient: "陈先生", clientId: first.companyId, status: 2, rowVersion };
  await call("parcel.update", edited);
  expect(await server.request("zhoumy", "parcel.update", edited)).toMatchObject({ code: "0410" });

  const exported = await runJob(server, "zhoumy", "taskCentre.export", {
    fileType: "EXCEL",
    reportType: "screen",
    extendParam: {
      screen: "customer.parcel",
      params: { status: 2 },
      columns: ["recipient", "clientName", "status"],
    },
  });
  expect(exported).toMatchObject({ title: "导出寄件", status: 1 });
  expect(await readTaskSheet(server, "zhoumy", exported)).toEqual([
    ["收件人", "客户名称", "状态"],
    ["陈先生", first.companyName, "已寄"],
  ]);

  const file = await sheet(
    ["收件人", "客户名称", "经办人姓名", "寄出日期", "运费", "状态"],
    ["李会计", first.companyName, "zhoumy", "2026-11-20", 10, "待寄"],
    ["赵出纳", second.khbm, null, null, null, null],
    ["没有此客户", "从未见过的公司", null, null, 5, "丢失"],
  );
  const plan = await call<{ planKey: string }>("parcel.importCheck", { file });
  expect(plan).toMatchObject({
    rowCount: 3,
    faultCount: 1,
    faults: [
      { line: 4, column: "客户名称", content: "从未见过的公司", reason: expect.stringContaining("不存在") },
      { line: 4, column: "状态", content: "丢失" },
    ],
  });
  const { taskid } = await call<{ taskid: string }>("importPlan.start", { planKey: plan.planKey });
  expect(await jobEnd(server, "zhoumy", taskid)).toMatchObject({
    status: 3,
    message: "2 条成功，1 条失败，失败原因见文件",
  });
  const [imported] = await listed({ recipient: "李会计" });
  expect(imported).toMatchObject({ clientId: first.companyId, clientName: first.companyName });
  expect(imported?.handlerName).not.toBeNull();

  await call("parcel.delete", { id });
  const rest = await listed();
  expect(namesOf(rest).toSorted()).toEqual(["李会计", "王女士", "赵出纳"].toSorted());
  await call("parcel.batchDelete", { idList: rest.map((one) => one.id) });
  expect(await listed()).toEqual([]);
}, 120_000);

test("its expressions have the types that they need", async () => {
  const { issues } = await findIssues(changed);
  expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("somebody without its codes is refused", async () => {
  const page = await server.request("sunli", "parcel.page", { pageNum: 1, pageSize: 20 });
  expect(page).toMatchObject({ code: "0403" });
  const removal = await server.request("sunli", "parcel.batchDelete", { idList: [1] });
  expect(removal).toMatchObject({ code: "0403" });
  const template = await server.fetch("zhoumy", "/api/parcel/importTemplate");
  expect(template.headers["content-type"]).toContain("spreadsheet");
});
