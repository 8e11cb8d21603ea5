import { beforeEach, describe, expect, test } from "vitest";
import { goldenFact } from "../../../../tests/golden/golden-facts.ts";
import type { BureauInvoice } from "../../../gateways/tax-bureau.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import {
  AUGUST,
  OCTOBER,
  SEPTEMBER,
  TAKE_BACK,
  bureauWith,
  invoice,
  offsetting,
  redLetterOffice,
} from "./testing/red-letter-office.ts";

const atBureau = new Map();
const work = redLetterOffice(useTestServer({ gateways: bureauWith(atBureau) }), atBureau);

const cents = (yuan: number) => Math.round(yuan * 100) / 100;

const WAITING = "有 1 张红字发票待转出进项税额 826.56 元，请在特殊情况申报中转出，或填写不转出的原因";

describe("a red letter to a purchase that was deducted", () => {
  let blue: BureauInvoice;
  beforeEach(async () => {
    blue = invoice(SEPTEMBER, 2504.73);
    await work.collect(SEPTEMBER, blue);
    await work.deductedIn(SEPTEMBER, blue);
    await work.office.calculate(SEPTEMBER);
    await work.collect(OCTOBER, invoice(OCTOBER, 5000, { jxxlx: 1 }), offsetting(OCTOBER, -826.56, blue));
  });

  test("is proposed in the month of the letter, transferred out of its input tax, and taken back", async () => {
    expect(await work.letters(SEPTEMBER)).toEqual([]);
    expect(await work.letters(OCTOBER)).toMatchObject([
      { lzfphm: blue.fphm, zcse: 826.56, zczt: 0, kjnd: 2026, kjqj: 10, gxyf: 9, isBlueCollected: true },
    ]);
    expect(await work.detail(SEPTEMBER)).toMatchObject({ jxs: 2504.73 });
    const { ybxm } = await work.detail(OCTOBER);
    expect((await work.decide(OCTOBER, 1)).result).toEqual({ changedCount: 1 });
    expect(await work.detail(OCTOBER)).toMatchObject({ bjchjxse: 826.56, ybxm: cents(ybxm + 826.56) });
    expect((await work.letters(OCTOBER))[0]).toMatchObject({ zczt: 1 });
    expect(await work.basisRows(OCTOBER, "transferOut")).toMatchObject({ list: [{ amount: 826.56 }] });
    expect((await work.decide(OCTOBER, 0)).code).toBe("0");
    expect(await work.detail(OCTOBER)).toMatchObject({ bjchjxse: 0, ybxm });
    expect((await work.letters(OCTOBER))[0]).toMatchObject({ zczt: 0 });
  });

  test("keeps the month from being confirmed, notified and declared until somebody has decided", async () => {
    expect(await work.checked(OCTOBER)).toEqual([WAITING]);
    const asked = { ...OCTOBER, qyIdList: [work.office.companyId] };
    expect((await work.office.call("taxConfirm.confirmCheck", asked)).result).toMatchObject({ failCount: 1 });
    const more = invoice(OCTOBER, 130);
    await work.collect(OCTOBER, more);
    await work.tick(OCTOBER, more);
    expect((await work.send(OCTOBER)).result).toMatchObject({ failList: [{ reason: WAITING }] });
    const notice = { ...asked, operationType: 1, taxStatus: "correct", paymentTimeType: 1 };
    expect((await work.office.call("taxConfirm.confirmTax", notice)).result).toMatchObject({
      failList: [{ reason: WAITING }],
    });
    const { zzshfjs } = await work.office.row(OCTOBER);
    await work.office.setRow(OCTOBER, { noticeTaxType: 1, qrzzse: zzshfjs });
    const declareList = [{ qyId: work.office.companyId, taxAmount: Number(zzshfjs) }];
    const declared = await work.office.call("taxDeclare.batchSubmit", { ...asked, scope: 0, declareList });
    expect(declared.result).toMatchObject({
      failList: [{ reason: WAITING }],
    });
    expect((await work.office.call("taxDeclare.preview", asked)).result).toMatchObject({
      readyList: [],
      leftOutList: [{ reason: WAITING }],
    });
    await work.office.setRow(OCTOBER, { noticeTaxType: 0, qrzzse: null });
    expect((await work.decide(OCTOBER, 2, { zcyy: "  " })).message).toBe("请输入不转出的原因");
    expect((await work.decide(OCTOBER, 2, { zcyy: "已在特殊情况中手工转出" })).code).toBe("0");
    expect(await work.checked(OCTOBER)).toEqual([]);
    expect(await work.detail(OCTOBER)).toMatchObject({ bjchjxse: 0 });
    const log = await work.server.db
      .selectFrom("fieldChange")
      .select(["fieldTitle", "afterText"])
      .where("field", "=", "zcyy")
      .execute();
    expect(log).toEqual([{ fieldTitle: "不转出的原因", afterText: "已在特殊情况中手工转出" }]);
  });

  test("stays as it was decided once the client is told, and no other month changes it", async () => {
    await work.decide(OCTOBER, 1);
    await work.office.setRow(OCTOBER, { noticeTaxType: 1 });
    expect(await work.decide(OCTOBER, 0)).toMatchObject({
      code: "0409",
      message: "本期税款已通知，如需修改请先撤销通知",
    });
    const [letter] = await work.letters(OCTOBER);
    const elsewhere = {
      qyId: work.office.companyId,
      kjnd: 2026,
      kjqj: 11,
      invoiceIdList: [letter!.id],
      zczt: 0,
    };
    expect(await work.office.call("specialCase.redLetter.save", elsewhere)).toMatchObject({
      code: "0409",
      message: `红字发票 ${letter!.fphm} 已在 2026年10期 处理，请在该期修改`,
    });
  });
});

test("a letter that comes after the confirmation is transferred out, and taking the confirmation back leaves the rest", async () => {
  const blue = invoice(OCTOBER, 2504.73);
  await work.collect(OCTOBER, blue);
  await work.tick(OCTOBER, blue);
  await work.confirm(OCTOBER);
  await work.collect(OCTOBER, blue, offsetting(OCTOBER, -826.56, blue));
  expect(await work.detail(OCTOBER)).toMatchObject({ jxs: 2504.73, bjchjxse: 0 });
  expect(await work.checked(OCTOBER)).toEqual([WAITING]);
  await work.decide(OCTOBER, 1);
  expect(await work.detail(OCTOBER)).toMatchObject({ jxs: 2504.73, bjchjxse: 826.56 });
  await work.confirm(OCTOBER, TAKE_BACK);
  expect(await work.letters(OCTOBER)).toEqual([]);
  await work.confirm(OCTOBER);
  expect(await work.detail(OCTOBER)).toMatchObject({ jxs: 1678.17, bjchjxse: 0 });
});

test("a letter that was transferred out takes nothing from a blue invoice that comes later", async () => {
  const blue = invoice(SEPTEMBER, 2504.73);
  await work.collect(OCTOBER, offsetting(OCTOBER, -826.56, blue));
  await work.decide(OCTOBER, 1);
  await work.collect(SEPTEMBER, blue);
  expect(await work.letters(OCTOBER)).toMatchObject([{ zczt: 1, isBlueCollected: true }]);
  expect(await work.rowOf(OCTOBER, blue)).toMatchObject({ yxse: 2504.73 });
  await work.tick(OCTOBER, blue);
  await work.confirm(OCTOBER);
  expect(await work.detail(OCTOBER)).toMatchObject({ jxs: 2504.73, bjchjxse: 826.56 });
  await work.confirm(OCTOBER, TAKE_BACK);
  expect(await work.rowOf(OCTOBER, blue)).toMatchObject({ yxse: 1678.17 });
});

test("a letter whose blue invoice was not collected waits for a decision, until that one comes and was not deducted", async () => {
  const blue = invoice(SEPTEMBER, 2504.73);
  await work.collect(OCTOBER, offsetting(OCTOBER, -826.56, blue));
  expect(await work.letters(OCTOBER)).toMatchObject([
    { lzfphm: blue.fphm, isBlueCollected: false, gxyf: null },
  ]);
  expect(await work.checked(OCTOBER)).toEqual([WAITING]);
  await work.collect(SEPTEMBER, blue);
  expect(await work.letters(OCTOBER)).toEqual([]);
  expect(await work.rowOf(OCTOBER, blue)).toMatchObject({ yxse: 1678.17 });
});

test("red-in-later-month: the tax of a deducted purchase goes out in the month of its red letter", async () => {
  const { in: given, expected } = goldenFact<
    { readonly deducted: { readonly tax: string }; readonly red: { readonly tax: string } },
    { readonly transferOut2026_10: string }
  >("vat", "red-in-later-month");
  const blue = invoice(AUGUST, Number(given.deducted.tax));
  await work.collect(AUGUST, blue);
  await work.deductedIn(AUGUST, blue);
  await work.collect(OCTOBER, offsetting(OCTOBER, Number(given.red.tax), blue));
  await work.decide(OCTOBER, 1);
  expect((await work.detail(OCTOBER)).bjchjxse.toFixed(2)).toBe(expected.transferOut2026_10);
});
