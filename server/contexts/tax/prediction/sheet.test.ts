import { beforeAll, expect, test } from "vitest";
import { readPdf } from "../../../testing/read-pdf.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { openingKnown } from "../company-period/testing/opening-known.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const server = useTestServer();
let qyid: number;
let companyName: string;

interface Sheet {
  readonly firmName: string;
  readonly taxAmount: number;
  readonly amountInWords: string;
  readonly taxes: readonly { readonly se: number }[];
  readonly figures: readonly { readonly name: string; readonly amount: number }[];
  readonly specialDetails: readonly { readonly specialTypeName: string }[];
}

beforeAll(async () => {
  const row = await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("company as c", "c.companyId", "p.companyId")
    .select(["c.companyId", "c.companyName"])
    .where("p.gsid", "=", 1001)
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "=", 10)
    .where("p.noticeTaxType", "=", 0)
    .where("p.predictionStatus", "=", 1)
    .where("p.zzshfjs", ">", "1000")
    .where("c.taxlayerType", "=", "001")
    .where(openingKnown)
    .orderBy("c.companyId")
    .executeTakeFirstOrThrow();
  ({ companyId: qyid, companyName } = row);
});

const ask = async (operation: string) => await server.request("chenjie", operation, { qyid, ...OCTOBER });
const sheet = async () => (await ask("prediction.sheet")).result as Sheet;

test("the sheet for the client adds up, is in the firm's name, and has no figures of the accountant's own", async () => {
  const { taxAmount, taxes, figures, firmName, amountInWords } = await sheet();
  expect(taxes.reduce((sum, { se }) => sum + Math.round(se * 100), 0)).toBe(Math.round(taxAmount * 100));
  expect(firmName).not.toBe("");
  expect(amountInWords).toMatch(/[元角分整]$/);
  const names = figures.map(({ name }) => name);
  expect(names).toContain("不含税销售额");
  expect(names.filter((name) => /未计入|连续12个月/.test(name))).toEqual([]);
});

test("parts that do not come to the amount are left out", async () => {
  const where = (amount: string) =>
    server.db
      .updateTable("companyPeriod")
      .set({ zzshfjs: amount })
      .where("companyId", "=", qyid)
      .where("kjnd", "=", 2026)
      .where("kjqj", "=", 10)
      .execute();
  const { taxAmount } = await sheet();
  await where((taxAmount + 1).toFixed(2));
  expect((await sheet()).taxes).toEqual([]);
  await where(taxAmount.toFixed(2));
});

test("the document says the same", async () => {
  const { taxAmount, amountInWords, firmName } = await sheet();
  const response = await server.app.inject({
    method: "POST",
    url: "/api/fcp/web/tax/prediction/printSheet",
    payload: { qyid, ...OCTOBER },
    headers: { "access-token": await server.signIn("chenjie") },
  });
  const name = decodeURIComponent(String(response.headers["content-disposition"]));
  expect(name).toContain(`${companyName}_2026年10期税款明细.pdf`);
  const pdf = await readPdf(response.rawPayload);
  const text = pdf.pages.join("");
  for (const part of [
    companyName,
    firmName,
    amountInWords,
    taxAmount.toLocaleString("zh-CN", { minimumFractionDigits: 2 }),
  ])
    expect(text).toContain(part);
});

test("without a calculated tax there is no sheet, and the reason is said", async () => {
  const { companyId } = await server.db
    .selectFrom("companyPeriod")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .where("predictionStatus", "in", [31, 32])
    .where("zzshfjs", "is", null)
    .executeTakeFirstOrThrow();
  expect(await server.request("chenjie", "prediction.sheet", { qyid: companyId, ...OCTOBER })).toMatchObject({
    code: "0409",
    message: "本期税款尚未计算成功，不能生成税款明细",
  });
});
