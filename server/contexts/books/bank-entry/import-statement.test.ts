import { expect, test } from "vitest";
import { jobEnd } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { bookOf } from "../../../platform/spreadsheet/testing/book-of.ts";
import { XLSX_MIME } from "../../../platform/spreadsheet/write-workbook.ts";
import { STATEMENT_COLUMNS } from "./statement-columns.ts";

const server = useTestServer();

type Line = readonly (string | number | null)[];

const call = async (operation: string, params: object) => await server.request("chenjie", operation, params);

async function statement(lines: readonly Line[]): Promise<File> {
  const content = await bookOf([STATEMENT_COLUMNS.map(({ title }) => title), ...lines]);
  return new File([content], "对账单.xlsx", { type: XLSX_MIME });
}

async function newAccount(yhzh: string): Promise<number> {
  const { result, message } = await call("bankAccount.save", {
    companyId: 1_001_002,
    sysBankId: "1",
    khh: "中国工商银行上海外滩支行",
    zhlx: 2,
    yhzh,
    openingBalance: 1000,
  });
  if (result === null) throw new Error(String(message));
  return (result as { yhzhid: number }).yhzhid;
}

const upload = async (bankAccountId: number, lines: readonly Line[]) =>
  await call("bankEntry.statement.import", {
    bankAccountId: String(bankAccountId),
    multipartFile: await statement(lines),
  });

const page = async (bankAccountId: number) =>
  (
    (
      await call("bankEntry.statement.page", {
        bankAccountId,
        pageNum: 1,
        pageSize: 50,
        sortField: "jyrq",
        sortOrder: "asc",
      })
    ).result as { list: readonly { zy: string; ye: number; jfje: number; dfje: number; lsh: string }[] }
  ).list;

test("the lines of a statement are kept with their balances; a line that is there already fails by itself", async () => {
  const yhzhid = await newAccount("1001777700001");
  const first: readonly Line[] = [
    ["2026-11-03", "货款", 500.5, null, 1500.5, "上海恒岳商贸有限公司", "62221234", null, "A000001"],
    ["2026-11-04", "手续费", null, 10, 1490.5, "开户银行", null, null, "A000002"],
  ];
  const begun = await upload(yhzhid, first);
  expect(begun.result).toMatchObject({ rowCount: 2 });
  const end = await jobEnd(server, "chenjie", (begun.result as { taskid: string }).taskid);
  expect(end).toMatchObject({ status: 1, message: "2 条成功" });
  expect((await page(yhzhid)).map(({ ye }) => ye)).toEqual([1500.5, 1490.5]);
  const again = await upload(yhzhid, [
    ["2026-11-04", "手续费", null, 10, null, "开户银行", null, null, "A000002"],
    ["2026-11-05", "两边都填", 1, 1, null, null, null, null, "A000003"],
    ["2026-11-06", "退款", 20, null, null, null, null, null, "A000004"],
  ]);
  const partly = await jobEnd(server, "chenjie", (again.result as { taskid: string }).taskid);
  expect(partly).toMatchObject({ status: 3, message: "1 条成功，2 条失败，失败原因见文件" });
  expect((await page(yhzhid)).map(({ ye }) => ye)).toEqual([1500.5, 1490.5, 1510.5]);
});

test("a statement that does not add up, or is not in order, is refused as a whole", async () => {
  const yhzhid = await newAccount("1001777700002");
  const wrong = await upload(yhzhid, [
    ["2026-11-03", "货款", 500, null, 1500, null, null, null, "B000001"],
    ["2026-11-04", "货款", 500, null, 2500, null, null, null, "B000002"],
  ]);
  expect(wrong.message).toContain("第 3 行的余额");
  const answer = await upload(yhzhid, [["2026-11-03", "货款", 500, null, 900, null, null, null, "B000001"]]);
  expect(answer.message).toContain("第 2 行的余额");
  const backwards = await upload(yhzhid, [
    ["2026-11-04", "货款", 500, null, null, null, null, null, "B000001"],
    ["2026-11-03", "货款", 500, null, null, null, null, null, "B000002"],
  ]);
  expect(backwards.message).toContain("从早到晚");
  expect(await page(yhzhid)).toEqual([]);
});
