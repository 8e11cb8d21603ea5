import { describe, expect, test } from "vitest";
import { goldenFact } from "../../../../tests/golden/golden-facts.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import {
  OCTOBER,
  OPENING_CREDIT,
  SEPTEMBER,
  bureauWith,
  invoice,
  offsetting,
  redLetterOffice,
} from "./testing/red-letter-office.ts";

const atBureau = new Map();
const work = redLetterOffice(useTestServer({ gateways: bureauWith(atBureau) }), atBureau);
const text = (yuan: number) => yuan.toFixed(2);

interface PartlyRed {
  readonly original: { readonly tax: string };
  readonly red: { readonly tax: string };
  readonly outputTax: string;
  readonly otherInputTax: string;
  readonly openingCredit: string;
}

describe("a purchase that a red letter has partly offset", () => {
  test("is deducted for its rest: in the list, the sums, the estimate and after the confirmation", async () => {
    const { in: given, expected } = goldenFact<PartlyRed, Readonly<Record<string, string>>>(
      "vat",
      "partly-red-purchase-deducted",
    );
    const sold = invoice(OCTOBER, Number(given.outputTax), { jxxlx: 1 });
    const other = invoice(OCTOBER, Number(given.otherInputTax));
    const blue = invoice(OCTOBER, Number(given.original.tax));
    const red = offsetting(OCTOBER, Number(given.red.tax), blue);
    expect(Number(given.openingCredit)).toBe(OPENING_CREDIT);
    await work.collect(OCTOBER, sold, other, blue, red);
    expect(await work.rowOf(OCTOBER, blue)).toMatchObject({ yxse: 1678.17, hcse: -826.56, fpzt: 3 });
    expect(await work.page(OCTOBER)).toMatchObject({ selectedAmount: 0, unselectedAmount: 26_245.33 });
    const pending = await work.office.call("taxConfirm.pendingInput", {
      ...OCTOBER,
      companyIdList: [work.office.companyId],
    });
    expect(pending.result).toEqual({ companyCount: 1, invoiceCount: 2, taxAmount: 26_245.33 });
    await work.tick(OCTOBER, other, blue);
    expect(await work.page(OCTOBER)).toMatchObject({ selectedAmount: 26_245.33, unselectedAmount: 0 });
    await work.confirm(OCTOBER);
    const { jxs, qmdl, bjchjxse } = await work.detail(OCTOBER);
    expect({ inputTax: text(jxs), closingCredit: text(qmdl) }).toEqual(expected);
    expect(bjchjxse).toBe(0);
    expect(await work.letters(OCTOBER)).toEqual([]);
    expect(await work.basisRows(OCTOBER, "inputTax")).toMatchObject({
      list: [{ amount: 1678.17 }, { amount: 24_567.16 }],
    });
  });

  test("is shown with what was taken and what is left among the abnormal ones, and whole in the month before", async () => {
    const blue = invoice(SEPTEMBER, 1300);
    await work.collect(SEPTEMBER, blue);
    await work.collect(OCTOBER, offsetting(OCTOBER, -300, blue));
    const month = { gxnd: 2026, gxyf: 10, qyid: work.office.companyId };
    expect((await work.office.call("invoice.abnormalList", month)).result).toMatchObject([
      { fphm: blue.fphm, yxse: 1000, hcse: -300, fpzt: 3 },
    ]);
    expect(await work.rowOf(SEPTEMBER, blue)).toMatchObject({ yxse: 1300, hcse: 0 });
    expect(await work.rowOf(OCTOBER, blue)).toMatchObject({ yxse: 1000, hcse: -300 });
  });

  test("cannot be selected once nothing is left, and a red letter never can", async () => {
    const blue = invoice(OCTOBER, 1300);
    const red = offsetting(OCTOBER, -1300, blue);
    await work.collect(OCTOBER, red, blue);
    expect(await work.rowOf(OCTOBER, blue)).toMatchObject({
      yxse: 0,
      fpzt: 4,
      disabledReason: "已全额红冲的发票不可勾选",
    });
    expect(await work.rowOf(OCTOBER, red)).toMatchObject({ yxse: 0, disabledReason: "普通发票不可勾选" });
  });
});
