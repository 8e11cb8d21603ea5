import { expect, test } from "vitest";
import { amountInWords } from "../../../../../src/domain/amount-in-words.ts";
import { readPdf } from "../../../../testing/read-pdf.ts";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { readShownAmounts } from "../../../../testing/read-shown-amounts.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };

const server = useTestServer();

interface Letter {
  readonly companyName: string;
  readonly firmName: string;
  readonly letterDate: string;
  readonly opening: string;
  readonly taxAmount: number;
  readonly amountInWords: string;
  readonly taxes: readonly { readonly szid: number; readonly se: number }[];
  readonly payment: string | null;
  readonly lateRemark: string | null;
  readonly changedRemark: string | null;
  readonly doubt: string | null;
  readonly covers: string;
  readonly grsdsSe: number | null;
  readonly specialConditions: readonly object[];
  readonly images: readonly { readonly name: string }[];
}

async function ready(count: number) {
  const rows = await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("company as c", "c.companyId", "p.companyId")
    .select(["c.companyId", "c.companyName", "c.taxlayerNo", "p.zzshfjs"])
    .where("p.gsid", "=", 1001)
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "=", 10)
    .where("p.noticeTaxType", "=", 0)
    .where("p.predictionStatus", "=", 1)
    .where("p.zzshfjs", ">", "1000")
    .orderBy("c.companyId")
    .execute();
  const { result } = await server.request("chenjie", "taxConfirm.confirmCheck", {
    ...OCTOBER,
    qyIdList: rows.map(({ companyId }) => companyId),
  });
  const { successQyIdList } = result as { successQyIdList: readonly number[] };
  const passing = rows.filter(({ companyId }) => successQyIdList.includes(companyId)).slice(0, count);
  if (passing.length < count) throw new Error(`fewer than ${count} companies can be notified`);
  return passing;
}

async function letterOf(qyId: number, wording: object = {}): Promise<Letter> {
  const { result } = await server.request("chenjie", "taxNotice.letter", { ...OCTOBER, qyId, ...wording });
  return result as Letter;
}

const fenOf = (parts: readonly { readonly se: number }[]) =>
  parts.reduce((sum, { se }) => sum + Math.round(se * 100), 0);
const ON = (paymentTime: string) => ({ taxStatus: "correct", paymentTimeType: 0, paymentTime });

test("a letter before it is sent says what was chosen: taxes that add up, the amount in words, the day and what lateness costs", async () => {
  const [company] = await ready(1);
  const { companyId, zzshfjs, companyName } = company!;
  const letter = await letterOf(companyId, ON("2026-11-24"));
  expect(letter).toMatchObject({
    companyName,
    firmName: "上海云帆财税咨询有限公司",
    letterDate: "2026-11-20",
    opening: "贵公司 2026 年 10 月的税款已核算完成，请核对。",
    taxAmount: Number(zzshfjs),
    amountInWords: amountInWords(Number(zzshfjs)),
    payment: "2026-11-24，请在此前备足扣款账户余额",
    covers: "2026-10-01 至 2026-10-31",
    doubt: null,
    changedRemark: null,
  });
  expect(fenOf(letter.taxes)).toBe(Math.round(letter.taxAmount * 100));
  expect(letter.lateRemark).toContain("申报期至 2026-11-16 截止，已逾期 8 天，预计滞纳金");
  const pending = await letterOf(companyId, { taxStatus: "correct", paymentTimeType: 1 });
  expect(pending).toMatchObject({ payment: "待定，确定后另行通知", lateRemark: null });
  const unpaid = await letterOf(companyId, { taxStatus: "correct", paymentTimeType: 2 });
  expect(unpaid.payment).toBe("申报期内不扣款");
  expect(unpaid.lateRemark).toContain("2026-11-16");
  expect((await letterOf(companyId, { taxStatus: "correct", paymentTimeType: 0 })).payment).toBeNull();
  const doubtful = await letterOf(companyId, {
    ...ON("2026-11-24"),
    taxStatus: "doubtful",
    content: "少了一张票",
  });
  expect(doubtful).toMatchObject({
    opening: "贵公司 2026 年 10 月的税款有以下疑义，请核实后回复。",
    doubt: "少了一张票",
    payment: "待定，确定后另行通知",
  });
});

test("a letter that has been sent stays as it was sent, whatever is calculated afterwards", async () => {
  const [company] = await ready(1);
  const { companyId } = company!;
  const refused = await server.request("chenjie", "taxNotice.letter", { ...OCTOBER, qyId: companyId });
  expect(refused.message).toContain("尚未通知");
  const draft = await letterOf(companyId, ON("2026-11-25"));
  await server.request("chenjie", "taxConfirm.confirmTax", {
    ...OCTOBER,
    operationType: 1,
    qyIdList: [companyId],
    noticeTaxReqList: await readShownAmounts(server, [companyId], OCTOBER),
    ...ON("2026-11-25"),
  });
  const sent = await letterOf(companyId);
  expect(sent).toEqual(draft);
  await server.db
    .updateTable("companyPeriod")
    .set({ zzshfjs: "88.88" })
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .execute();
  const later = await letterOf(companyId);
  expect(later).toMatchObject({
    taxAmount: draft.taxAmount,
    amountInWords: draft.amountInWords,
    payment: draft.payment,
    lateRemark: draft.lateRemark,
    taxes: draft.taxes,
    changedRemark: "通知后预估税额有变动，现为 88.88 元",
  });
});

test("the letters of several companies are a document, one page each, with the names and sums of each", async () => {
  const three = await ready(3);
  const qyIdList = three.map(({ companyId }) => companyId);
  const response = await server.app.inject({
    method: "POST",
    url: "/api/fcp/web/noticetax/printLetters",
    payload: { ...OCTOBER, qyIdList, ...ON("2026-11-24") },
    headers: { "access-token": await server.signIn("chenjie") },
  });
  expect(decodeURIComponent(String(response.headers["content-disposition"]))).toContain(
    "3家企业_2026年10期缴税通知单.pdf",
  );
  const { pages, title } = await readPdf(response.rawPayload);
  expect(title).toBe("缴税通知单");
  expect(pages).toHaveLength(3);
  for (const [index, { companyName, taxlayerNo, zzshfjs }] of three.entries()) {
    const page = pages[index] ?? "";
    const amount = Number(zzshfjs);
    for (const text of [
      `${companyName}：`,
      taxlayerNo,
      "上海云帆财税咨询有限公司",
      "2026-11-20",
      `合计（大写）：人民币${amountInWords(amount)}`,
      amount.toLocaleString("zh-CN", { minimumFractionDigits: 2 }),
      "扣款时间：2026-11-24",
    ])
      expect(page).toContain(text);
  }
});

test("who files by quarter reads the days of the quarter", async () => {
  const quarterly = await server.db
    .selectFrom("company")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where("nsqxdm", "=", "08")
    .where("isRemove", "=", 0)
    .limit(1)
    .executeTakeFirstOrThrow();
  const { result } = await server.request("chenjie", "taxNotice.letter", {
    kjnd: 2026,
    kjqj: 9,
    qyId: quarterly.companyId,
    ...ON("2026-10-15"),
  });
  expect(result).toMatchObject({
    covers: "2026-07-01 至 2026-09-30",
    opening: "贵公司 2026 年第 3 季度的税款已核算完成，请核对。",
  });
});

test("a company of another firm has no letter here", async () => {
  const { companyId } = await server.db
    .selectFrom("company")
    .select("companyId")
    .where("gsid", "!=", 1001)
    .limit(1)
    .executeTakeFirstOrThrow();
  const refused = await server.request("chenjie", "taxNotice.letter", {
    ...OCTOBER,
    qyId: companyId,
    ...ON("2026-11-24"),
  });
  expect(Number(refused.code)).not.toBe(0);
  expect(refused.result).toBeNull();
});
