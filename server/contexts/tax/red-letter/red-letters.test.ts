import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { demonstration } from "../../../../demo/demonstration.ts";
import type { BureauInvoice } from "../../../gateways/tax-bureau.ts";
import { findOpenCompany } from "../company-period/testing/find-open-company.ts";
import { type Month, type TaxOffice, taxOffice } from "../company-period/testing/tax-office.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const AUGUST = { kjnd: 2026, kjqj: 8 };
const SEPTEMBER = { kjnd: 2026, kjqj: 9 };
const OCTOBER = { kjnd: 2026, kjqj: 10 };
const CONFIRM = 71;
const TAKE_BACK = 2;

/** The invoices that the bureau has of the company's months. */
const atBureau = new Map<number, BureauInvoice[]>();

const server = useTestServer({
  gateways: {
    ...demonstration.gateways,
    taxBureau: {
      ...demonstration.gateways.taxBureau,
      collectInvoices: ({ kjqj }) => Promise.resolve(atBureau.get(kjqj) ?? []),
      confirmSelection: () => Promise.resolve(),
      cancelConfirmation: () => Promise.resolve(),
    },
  },
});
let office: TaxOffice;

beforeAll(async () => {
  office = taxOffice(server, await findOpenCompany(server, "001"));
  await office.become({ nsqxdm: "06" });
});

beforeEach(async () => {
  atBureau.clear();
  await office.invoice();
  for (const month of [SEPTEMBER, OCTOBER])
    await office.setRow(month, {
      checkStatus: 0,
      confirmationStatus: 0,
      cancelStatus: 0,
      taxDeclareStatus: 0,
    });
  // Known, so that what September ends with is known too when it is calculated anew.
  await office.setRow(AUGUST, { estimate: JSON.stringify({ closingCredit: 0 }) });
  await office.setRow(SEPTEMBER, { noticeTaxType: 3, estimate: JSON.stringify({ closingCredit: 33_011.5 }) });
});

let serial = 0;

/** An invoice of the bureau, by its tax at 13 %. */
function invoice(month: Month, tax: number, more: Partial<BureauInvoice> = {}): BureauInvoice {
  serial += 1;
  return {
    jxxlx: 0,
    fpzl: "81",
    fphm: `2632200${String(serial).padStart(13, "0")}`,
    kprq: `${month.kjnd}-${String(month.kjqj).padStart(2, "0")}-28`,
    partner: { name: "苏州工联五金制品有限公司", taxNumber: "91320508MA200823B7" },
    goods: "*五金*紧固件",
    unit: "批",
    rate: 0.13,
    net: Math.round((tax / 0.13) * 100) / 100,
    tax,
    ...more,
  };
}

const offsetting = (month: Month, tax: number, { fphm }: BureauInvoice) =>
  invoice(month, tax, { offsets: { fpdm: null, fphm } });

async function collect(month: Month, ...invoices: readonly BureauInvoice[]) {
  atBureau.set(month.kjqj, [...invoices]);
  await done(await office.call("invoice.task.send", { ...month, companyIdList: [office.companyId] }));
  await office.calculate(month);
}

async function done({ result, message }: Awaited<ReturnType<TaxOffice["call"]>>) {
  const { taskid } = result as { taskid: string | null };
  if (taskid === null) throw new Error(JSON.stringify([message, result]));
  await vi.waitFor(
    async () => {
      const job = await server.db
        .selectFrom("job")
        .select(["status", "message"])
        .where("taskid", "=", taskid)
        .executeTakeFirstOrThrow();
      expect(job).toMatchObject({ status: 1 });
    },
    { timeout: 10_000, interval: 50 },
  );
}

interface Row {
  readonly id: number;
  readonly fphm: string;
  readonly gxzt: number;
  readonly yxse: number;
  readonly hcse: number;
  readonly fpzt: number;
}

const page = async ({ kjnd, kjqj }: Month, params: object = {}) =>
  (
    await office.call("invoice.check.page", {
      qyid: office.companyId,
      gxnd: kjnd,
      gxyf: kjqj,
      pageNum: 1,
      pageSize: 500,
      ...params,
    })
  ).result as { list: Row[]; selectedAmount: number; unselectedAmount: number };

const rowOf = async (month: Month, { fphm }: BureauInvoice) =>
  (await page(month)).list.find((row) => row.fphm === fphm)!;

async function tick({ kjnd, kjqj }: Month, ...invoices: readonly BureauInvoice[]) {
  const ids = [];
  for (const one of invoices) ids.push((await rowOf({ kjnd, kjqj }, one)).id);
  const asked = { invoiceIdList: ids, gxzt: 1, qyid: office.companyId, gxnd: kjnd, gxyf: kjqj };
  expect((await office.call("invoice.changeTaxGxzt", asked)).message).toBe(null);
  await office.calculate({ kjnd, kjqj });
}

const send = async (month: Month, taskType = CONFIRM) =>
  await office.call("taxConfirm.sendCheckConfirmTask", {
    ...month,
    companyIdList: [office.companyId],
    taskType,
  });

async function confirm(month: Month, taskType = CONFIRM) {
  await done(await send(month, taskType));
  await office.calculate(month);
}

/** Was ticked and confirmed in a month that is over. */
async function deductedIn(month: Month, { fphm }: BureauInvoice) {
  await server.db
    .updateTable("invoice")
    .set({ gxzt: 1, sjGxzt: 1, rzzt: 1, dkzt: 1, gxnd: month.kjnd, gxyf: month.kjqj })
    .where("companyId", "=", office.companyId)
    .where("fphm", "=", fphm)
    .execute();
}

const detail = async (month: Month) =>
  (await office.call("prediction.taxDetail", { qyid: office.companyId, ...month })).result as {
    jxs: number;
    qmdl: number;
    bjchjxse: number;
    ybxm: number;
  };

const cents = (yuan: number) => Math.round(yuan * 100) / 100;

interface Letter {
  readonly id: number;
  readonly fphm: string;
  readonly lzfphm: string | null;
  readonly zcse: number;
  readonly zczt: number;
  readonly isBlueCollected: boolean;
}

const letters = async (month: Month) =>
  (await office.call("specialCase.redLetter.list", { qyId: office.companyId, ...month })).result as Letter[];

async function decide(month: Month, zczt: number, fields: object = {}) {
  const invoiceIdList = (await letters(month)).map(({ id }) => id);
  const answer = await office.call("specialCase.redLetter.save", {
    qyId: office.companyId,
    ...month,
    invoiceIdList,
    zczt,
    ...fields,
  });
  if (answer.code === "0") await office.calculate(month);
  return answer;
}

const checked = async (month: Month) => {
  const asked = { ...month, qyIdList: [office.companyId] };
  const { result } = await office.call("taxConfirm.checkZzsNotice", asked);
  return (result as { failList: { reason: string }[] }).failList.map(({ reason }) => reason);
};

const WAITING = "有 1 张红字发票待转出进项税额 826.56 元，请在特殊情况申报中转出，或填写不转出的原因";

describe("a purchase that a red letter has partly offset", () => {
  test("is deducted for its rest: in the list, the sums, the estimate and after the confirmation", async () => {
    const sold = invoice(OCTOBER, 40_452.05, { jxxlx: 1 });
    const other = invoice(OCTOBER, 24_567.16);
    const blue = invoice(OCTOBER, 2504.73);
    const red = offsetting(OCTOBER, -826.56, blue);
    await collect(OCTOBER, sold, other, blue, red);
    expect(await rowOf(OCTOBER, blue)).toMatchObject({ yxse: 1678.17, hcse: -826.56, fpzt: 3 });
    expect(await page(OCTOBER)).toMatchObject({ selectedAmount: 0, unselectedAmount: 26_245.33 });
    const pending = await office.call("taxConfirm.pendingInput", {
      ...OCTOBER,
      companyIdList: [office.companyId],
    });
    expect(pending.result).toEqual({ companyCount: 1, invoiceCount: 2, taxAmount: 26_245.33 });
    await tick(OCTOBER, other, blue);
    expect(await page(OCTOBER)).toMatchObject({ selectedAmount: 26_245.33, unselectedAmount: 0 });
    await confirm(OCTOBER);
    expect(await detail(OCTOBER)).toMatchObject({ jxs: 26_245.33, qmdl: 18_804.78, bjchjxse: 0 });
    expect(await letters(OCTOBER)).toEqual([]);
    const figure = await office.call("prediction.basisRows", {
      qyid: office.companyId,
      ...OCTOBER,
      figure: "inputTax",
      pageNum: 1,
      pageSize: 50,
    });
    expect(figure.result).toMatchObject({ list: [{ amount: 1678.17 }, { amount: 24_567.16 }] });
  });

  test("is shown with what was taken and what is left among the abnormal ones, and whole in the month before", async () => {
    const blue = invoice(SEPTEMBER, 1300);
    await collect(SEPTEMBER, blue);
    await collect(OCTOBER, offsetting(OCTOBER, -300, blue));
    const month = { gxnd: 2026, gxyf: 10, qyid: office.companyId };
    expect((await office.call("invoice.abnormalList", month)).result).toMatchObject([
      { fphm: blue.fphm, yxse: 1000, hcse: -300, fpzt: 3 },
    ]);
    expect(await rowOf(SEPTEMBER, blue)).toMatchObject({ yxse: 1300, hcse: 0 });
    expect(await rowOf(OCTOBER, blue)).toMatchObject({ yxse: 1000, hcse: -300 });
  });

  test("cannot be selected once nothing is left, and a red letter never can", async () => {
    const blue = invoice(OCTOBER, 1300);
    const red = offsetting(OCTOBER, -1300, blue);
    await collect(OCTOBER, red, blue);
    expect(await rowOf(OCTOBER, blue)).toMatchObject({
      yxse: 0,
      fpzt: 4,
      disabledReason: "已全额红冲的发票不可勾选",
    });
    expect(await rowOf(OCTOBER, red)).toMatchObject({ yxse: 0, disabledReason: "普通发票不可勾选" });
  });
});

describe("a red letter to a purchase that was deducted", () => {
  let blue: BureauInvoice;
  beforeEach(async () => {
    blue = invoice(SEPTEMBER, 2504.73);
    await collect(SEPTEMBER, blue);
    await deductedIn(SEPTEMBER, blue);
    await office.calculate(SEPTEMBER);
    await collect(OCTOBER, invoice(OCTOBER, 5000, { jxxlx: 1 }), offsetting(OCTOBER, -826.56, blue));
  });

  test("is proposed in the month of the letter, transferred out of its input tax, and taken back", async () => {
    expect(await letters(SEPTEMBER)).toEqual([]);
    expect(await letters(OCTOBER)).toMatchObject([
      { lzfphm: blue.fphm, zcse: 826.56, zczt: 0, kjnd: 2026, kjqj: 10, gxyf: 9, isBlueCollected: true },
    ]);
    expect(await detail(SEPTEMBER)).toMatchObject({ jxs: 2504.73 });
    const { ybxm } = await detail(OCTOBER);
    expect((await decide(OCTOBER, 1)).result).toEqual({ changedCount: 1 });
    expect(await detail(OCTOBER)).toMatchObject({ bjchjxse: 826.56, ybxm: cents(ybxm + 826.56) });
    expect((await letters(OCTOBER))[0]).toMatchObject({ zczt: 1 });
    const figure = { qyid: office.companyId, ...OCTOBER, figure: "transferOut", pageNum: 1, pageSize: 50 };
    expect((await office.call("prediction.basisRows", figure)).result).toMatchObject({
      list: [{ amount: 826.56 }],
    });
    expect((await decide(OCTOBER, 0)).code).toBe("0");
    expect(await detail(OCTOBER)).toMatchObject({ bjchjxse: 0, ybxm });
    expect((await letters(OCTOBER))[0]).toMatchObject({ zczt: 0 });
  });

  test("keeps the month from being confirmed, notified and declared until somebody has decided", async () => {
    expect(await checked(OCTOBER)).toEqual([WAITING]);
    const asked = { ...OCTOBER, qyIdList: [office.companyId] };
    expect((await office.call("taxConfirm.confirmCheck", asked)).result).toMatchObject({ failCount: 1 });
    const more = invoice(OCTOBER, 130);
    await collect(OCTOBER, more);
    await tick(OCTOBER, more);
    expect((await send(OCTOBER)).result).toMatchObject({ failList: [{ reason: WAITING }] });
    const notice = { ...asked, operationType: 1, taxStatus: "correct", paymentTimeType: 1 };
    expect((await office.call("taxConfirm.confirmTax", notice)).result).toMatchObject({
      failList: [{ reason: WAITING }],
    });
    const { zzshfjs } = await office.row(OCTOBER);
    await office.setRow(OCTOBER, { noticeTaxType: 1, qrzzse: zzshfjs });
    const declareList = [{ qyId: office.companyId, taxAmount: Number(zzshfjs) }];
    const declared = await office.call("taxDeclare.batchSubmit", { ...asked, scope: 0, declareList });
    expect(declared.result).toMatchObject({
      failList: [{ reason: WAITING }],
    });
    expect((await office.call("taxDeclare.preview", asked)).result).toMatchObject({
      readyList: [],
      leftOutList: [{ reason: WAITING }],
    });
    await office.setRow(OCTOBER, { noticeTaxType: 0, qrzzse: null });
    expect((await decide(OCTOBER, 2, { zcyy: "  " })).message).toBe("请输入不转出的原因");
    expect((await decide(OCTOBER, 2, { zcyy: "已在特殊情况中手工转出" })).code).toBe("0");
    expect(await checked(OCTOBER)).toEqual([]);
    expect(await detail(OCTOBER)).toMatchObject({ bjchjxse: 0 });
    const log = await server.db
      .selectFrom("fieldChange")
      .select(["fieldTitle", "afterText"])
      .where("field", "=", "zcyy")
      .execute();
    expect(log).toEqual([{ fieldTitle: "不转出的原因", afterText: "已在特殊情况中手工转出" }]);
  });

  test("stays as it was decided once the client is told, and no other month changes it", async () => {
    await decide(OCTOBER, 1);
    await office.setRow(OCTOBER, { noticeTaxType: 1 });
    expect(await decide(OCTOBER, 0)).toMatchObject({
      code: "0409",
      message: "本期税款已通知，如需修改请先撤销通知",
    });
    const [letter] = await letters(OCTOBER);
    const elsewhere = { qyId: office.companyId, kjnd: 2026, kjqj: 11, invoiceIdList: [letter!.id], zczt: 0 };
    expect(await office.call("specialCase.redLetter.save", elsewhere)).toMatchObject({
      code: "0409",
      message: `红字发票 ${letter!.fphm} 已在 2026年10期 处理，请在该期修改`,
    });
  });
});

test("a letter that comes after the confirmation is transferred out, and taking the confirmation back leaves the rest", async () => {
  const blue = invoice(OCTOBER, 2504.73);
  await collect(OCTOBER, blue);
  await tick(OCTOBER, blue);
  await confirm(OCTOBER);
  await collect(OCTOBER, blue, offsetting(OCTOBER, -826.56, blue));
  expect(await detail(OCTOBER)).toMatchObject({ jxs: 2504.73, bjchjxse: 0 });
  expect(await checked(OCTOBER)).toEqual([WAITING]);
  await decide(OCTOBER, 1);
  expect(await detail(OCTOBER)).toMatchObject({ jxs: 2504.73, bjchjxse: 826.56 });
  await confirm(OCTOBER, TAKE_BACK);
  expect(await letters(OCTOBER)).toEqual([]);
  await confirm(OCTOBER);
  expect(await detail(OCTOBER)).toMatchObject({ jxs: 1678.17, bjchjxse: 0 });
});

test("a letter that was transferred out takes nothing from a blue invoice that comes later", async () => {
  const blue = invoice(SEPTEMBER, 2504.73);
  await collect(OCTOBER, offsetting(OCTOBER, -826.56, blue));
  await decide(OCTOBER, 1);
  await collect(SEPTEMBER, blue);
  expect(await letters(OCTOBER)).toMatchObject([{ zczt: 1, isBlueCollected: true }]);
  expect(await rowOf(OCTOBER, blue)).toMatchObject({ yxse: 2504.73 });
  await tick(OCTOBER, blue);
  await confirm(OCTOBER);
  expect(await detail(OCTOBER)).toMatchObject({ jxs: 2504.73, bjchjxse: 826.56 });
  await confirm(OCTOBER, TAKE_BACK);
  expect(await rowOf(OCTOBER, blue)).toMatchObject({ yxse: 1678.17 });
});

test("a letter whose blue invoice was not collected waits for a decision, until that one comes and was not deducted", async () => {
  const blue = invoice(SEPTEMBER, 2504.73);
  await collect(OCTOBER, offsetting(OCTOBER, -826.56, blue));
  expect(await letters(OCTOBER)).toMatchObject([{ lzfphm: blue.fphm, isBlueCollected: false, gxyf: null }]);
  expect(await checked(OCTOBER)).toEqual([WAITING]);
  await collect(SEPTEMBER, blue);
  expect(await letters(OCTOBER)).toEqual([]);
  expect(await rowOf(OCTOBER, blue)).toMatchObject({ yxse: 1678.17 });
});
