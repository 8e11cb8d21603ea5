import { beforeAll, beforeEach, expect, test } from "vitest";
import { jobEnd, readTaskSheet } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { readSheet } from "read-excel-file/node";
import { bookOf } from "../../../platform/spreadsheet/testing/book-of.ts";
import type { WorkbookCell } from "../../../platform/spreadsheet/write-workbook.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const TITLES = ["企业", "期初留抵税额", "期初税控费", "期初预缴税额", "无期初"];
const server = useTestServer();

interface Client {
  readonly companyId: number;
  readonly companyName: string;
  readonly taxlayerNo: string;
  readonly khbm: string;
}

let clients: readonly Client[];
let quarterly: Client;
beforeAll(async () => {
  const select = () =>
    server.db
      .selectFrom("companyPeriod as p")
      .innerJoin("company as c", "c.companyId", "p.companyId")
      .select(["c.companyId", "c.companyName", "c.taxlayerNo", "c.khbm"])
      .where("p.gsid", "=", 1001)
      .where("p.kjnd", "=", 2026)
      .where("p.kjqj", "=", 10)
      .where("p.taxDeclareStatus", "=", 0)
      .where("c.isRemove", "=", 0)
      .orderBy("c.companyId");
  clients = await select()
    .where("c.taxlayerType", "=", "001")
    .where("p.predictionStatus", "=", 1)
    .where("p.confirmationStatus", "=", 2)
    .limit(4)
    .execute();
  quarterly = await select().where("c.nsqxdm", "=", "08").executeTakeFirstOrThrow();
});

beforeEach(async () => {
  await server.db
    .deleteFrom("plainRecord")
    .where("resource", "=", "taxOpening")
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .execute();
});

async function fileOf(...rows: readonly (readonly WorkbookCell[])[]): Promise<File> {
  return new File([await bookOf([TITLES, ...rows])], "期初.xlsx");
}

interface Checked {
  readonly planKey: string;
  readonly rowCount: number;
  readonly faultCount: number;
  readonly faults: readonly { line: number; column: string; content: string; reason: string }[];
}

async function check(file: File, account = "chenjie"): Promise<Checked> {
  const { result } = await server.request(account, "taxOpening.importCheck", {
    ...OCTOBER,
    multipartFile: file,
  });
  return result as Checked;
}

async function take(planKey: string) {
  const { result } = await server.request("chenjie", "importPlan.start", { planKey });
  return await jobEnd(server, "chenjie", (result as { taskid: string }).taskid);
}

const openingOf = async ({ companyId }: Client) =>
  (await server.request("chenjie", "taxOpening.detail", { ...OCTOBER, qyId: companyId })).result;
const creditOf = async ({ companyId }: Client) =>
  (
    await server.db
      .selectFrom("companyPeriod")
      .select("estimate")
      .where("companyId", "=", companyId)
      .where("kjnd", "=", 2026)
      .where("kjqj", "=", 10)
      .executeTakeFirstOrThrow()
  ).estimate?.openingCredit;

test("the template has the columns that are read", async () => {
  const { rawPayload } = await server.fetch("chenjie", "/api/fcp/web/taxOpening/importTemplate");
  const [head = []] = await readSheet(rawPayload);
  expect(head.map((title) => String(title).replace("*", ""))).toEqual(TITLES);
});

test("openings of many clients are entered from a file, found by name, tax number or code, and their taxes worked out anew", async () => {
  const [first, second, third] = clients as readonly [Client, Client, Client];
  const checked = await check(
    await fileOf(
      [first.companyName, 1_234.56, 280, null, null],
      [second.taxlayerNo, "2,000.00", null, 300, null],
      [third.khbm, null, null, null, "是"],
    ),
  );
  expect(checked).toMatchObject({ rowCount: 3, faultCount: 0, faults: [] });
  expect(await openingOf(first)).not.toMatchObject({ basis: 2 });
  expect(await take(checked.planKey)).toMatchObject({ status: 1, message: "3 条成功" });
  expect(await openingOf(first)).toMatchObject({ qcld: 1_234.56, qcskf: 280, qcyjse: 0, basis: 2 });
  expect(await openingOf(second)).toMatchObject({ qcld: 2_000, qcyjse: 300, basis: 2 });
  expect(await openingOf(third)).toMatchObject({ qcld: 0, basis: 4 });
  await expect.poll(async () => await creditOf(first)).toBe(1_234.56);
  // Again with another amount: the later file counts, however the name is written.
  const again = await check(
    await fileOf([first.companyName.replace("有限", "　有限 "), 99, null, null, null]),
  );
  expect(again).toMatchObject({ newCount: 0, changedCount: 1 });
  await take(again.planKey);
  expect(await openingOf(first)).toMatchObject({ qcld: 99, qcskf: 0 });
  const same = await check(await fileOf([first.companyName, 99, null, null, null]));
  expect(same).toMatchObject({ sameCount: 1, problems: [{ content: expect.stringContaining("都已存在") }] });
});

test("what cannot be entered is told by row and column before, and comes back from the task", async () => {
  const [first, second, third, fourth] = clients as readonly [Client, Client, Client, Client];
  const rows: readonly (readonly WorkbookCell[])[] = [
    [first.companyName, 100, null, null, null],
    [first.taxlayerNo, 200, null, null, null],
    ["查无此户", 100, null, null, null],
    [second.companyName, -5, 1.005, null, "也许"],
    [third.companyName, null, 280, null, null],
    [fourth.companyName, 10, null, null, "是"],
    [quarterly.companyName, null, 280, null, null],
    [null, 1, null, null, null],
    [fourth.companyName, "很多", null, null, null],
  ];
  const { faults, planKey, faultCount } = await check(await fileOf(...rows));
  expect(faults.map(({ line, column, reason }) => `${line} ${column}：${reason}`)).toEqual([
    "3 企业：企业与第 2 行重复",
    "4 企业：企业“查无此户”不存在，或您无权查看",
    "5 期初留抵税额：期初留抵税额不能小于 0",
    "5 期初税控费：期初税控费最多两位小数",
    "5 无期初：无期初应填“是”，或不填",
    "6 期初留抵税额：请填写期初留抵税额，没有留抵的填 0",
    "7 期初留抵税额：已选无期初，不能填写期初留抵税额",
    "8 企业：按季申报的企业，期初填在 3、6、9、12 期",
    "9 企业：请填写企业",
    "10 企业：企业与第 7 行重复",
    "10 期初留抵税额：期初留抵税额应为数字",
  ]);
  expect(faultCount).toBe(8);
  const task = await take(planKey);
  expect(task).toMatchObject({ status: 3, message: "1 条成功，8 条失败，失败原因见文件" });
  const [, ...failed] = await readTaskSheet(server, "chenjie", task);
  expect(failed.map((row) => row[0])).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
});

test("who may not declare that there is no opening cannot by file either, and whose file it is not cannot use it", async () => {
  const own = await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("company as c", "c.companyId", "p.companyId")
    .innerJoin("companyGrant as g", "g.companyId", "c.companyId")
    .innerJoin("staff as s", "s.userId", "g.userId")
    .select("c.companyName")
    .where("s.account", "=", "sunli")
    .where("c.taxlayerType", "=", "001")
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "=", 10)
    .where("p.taxDeclareStatus", "=", 0)
    .executeTakeFirstOrThrow();
  const { faults, planKey } = await check(await fileOf([own.companyName, 0, null, null, null]), "sunli");
  expect(faults).toMatchObject([
    { column: "期初留抵税额", reason: "期初全部为 0 即无期初，您没有确认无期初的权限" },
  ]);
  expect(await server.request("chenjie", "importPlan.start", { planKey })).toMatchObject({
    code: "0404",
  });
});
