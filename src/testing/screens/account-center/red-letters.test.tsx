import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CompanyPeriod } from "../../../drawer/company-period.tsx";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";
import { rowOf } from "../row-of.ts";
import { sampleCompany } from "../sample-company.ts";

setUpBrowser();

const SAVE = "specialCase.redLetter.save";

const letter = (id: number, facts: object = {}) => ({
  id,
  companyName: sampleCompany.companyName,
  fphm: `2632200000000000000${id}`,
  kprq: "2026-10-28",
  kjnd: 2026,
  kjqj: 10,
  lzfphm: `2632200000000000001${id}`,
  lzkprq: "2026-09-12",
  gxnd: 2026,
  gxyf: 9,
  isBlueCollected: true,
  xhdwMc: `第${id}家供应商`,
  hwYslwMc: "*五金*紧固件",
  zcse: 826.56,
  zczt: 0,
  zcyy: null,
  zcyh: null,
  ...facts,
});

const SHEET = {
  specialConditions: [],
  redLetterCount: 2,
  xxNoTicketCount: 0,
  lockedReason: null,
  incompleteList: [],
  isAnnexMissing: false,
  usualRate: 0.13,
  rates: [0.06, 0.13],
  quarterList: [],
  rowVersion: "1",
};

interface Drawn {
  readonly sheet?: object;
  readonly letters?: readonly object[];
}

/** The tab 特殊情况申报 of a general taxpayer's October. */
function draw({ sheet = {}, letters = [letter(1), letter(2)] }: Drawn = {}) {
  const { host } = drawScreen("account-center.special-cases", {
    context: { company: { ...sampleCompany, taxlayerType: "001" }, period: "2026-10" },
    answers: {
      "specialCase.detail": () => ({ ...SHEET, ...sheet }),
      "specialCase.typeList": () => [],
      "specialCase.redLetter.list": () => letters,
      [SAVE]: ({ invoiceIdList }) => ({ changedCount: (invoiceIdList as unknown[]).length }),
    },
  });
  return {
    saved: () => host.calls.flatMap(({ operationId, params }) => (operationId === SAVE ? [params] : [])),
  };
}

const tick = async (partner: string) => fireEvent.click(within(await rowOf(partner)).getByRole("checkbox"));
const button = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });
const MONTH = { qyId: sampleCompany.companyId, kjnd: 2026, kjqj: 10 };

test("red letters to deducted purchases are transferred out together, with a click", async () => {
  const { saved } = draw();
  await tick("第1家供应商");
  await tick("第2家供应商");
  fireEvent.click(button("转出"));
  await waitFor(() => expect(saved()).toEqual([{ ...MONTH, invoiceIdList: [1, 2], zczt: 1 }]));
});

test("one that is not transferred out wants a reason", async () => {
  const { saved } = draw();
  await tick("第1家供应商");
  fireEvent.click(button("不转出"));
  const dialog = within(await screen.findByRole("dialog", { name: "不转出 1 张红字发票" }));
  fireEvent.click(dialog.getByRole("button", { name: /保存|确定/ }));
  await dialog.findByText("请输入不转出的原因");
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: "已手工转出" } });
  fireEvent.click(dialog.getByRole("button", { name: /保存|确定/ }));
  await waitFor(() =>
    expect(saved()).toEqual([{ ...MONTH, invoiceIdList: [1], zczt: 2, zcyy: "已手工转出" }]),
  );
});

test("what was decided is taken back, and not decided twice", async () => {
  const { saved } = draw({ letters: [letter(1, { zczt: 1, zcyh: "陈洁" })] });
  await tick("第1家供应商");
  await waitFor(() => expect(button("转出").dataset["reason"]).toBe("所选红字发票中有已处理的"));
  fireEvent.click(button("撤回"));
  await waitFor(() => expect(saved()).toEqual([{ ...MONTH, invoiceIdList: [1], zczt: 0 }]));
});

test("once the client is told nothing is decided any more", async () => {
  const lockedReason = "本期税款已通知，如需修改请先撤销通知";
  draw({ sheet: { lockedReason } });
  const box = within(await rowOf("第1家供应商")).getByRole<HTMLInputElement>("checkbox");
  expect(box.dataset["reason"]).toBe(lockedReason);
});

test("a month without such letters has no list of them", async () => {
  draw({ sheet: { redLetterCount: 0 } });
  await screen.findByText("在左侧勾选后，在此填写");
  expect(screen.queryByText("红字发票进项转出")).toBeNull();
});

test("the abnormal invoices show what a red letter took and what is left", async () => {
  const row = { id: 1, fphm: "12345678", xhdwMc: "乙公司", gxzt: 0, dkzt: 0, rzzt: 0, fpzt: 3 };
  drawScreen("account-center.abnormal-invoices", {
    context: { company: sampleCompany, period: "2026-10" },
    answers: { "invoice.abnormalList": () => [{ ...row, sehj: 2504.73, hcse: -826.56, yxse: 1678.17 }] },
  });
  const shown = within(await rowOf("乙公司"));
  shown.getByText("-826.56");
  shown.getByText("1,678.17");
  screen.getByRole("columnheader", { name: /剩余税额/ });
});

test("above a month with letters that nobody has decided about it says so", async () => {
  drawScreen("account-center.company-period", {
    today: "2026-11-20",
    search: "companyId=1&period=2026-10",
    surfaces: { companyPeriod: CompanyPeriod },
    answers: {
      "company.chosen": () => ({ company: { ...sampleCompany, companyId: 1 } }),
      "invoice.companyPeriod": () => ({
        ...sampleCompany,
        companyId: 1,
        taxlayerType: "001",
        predictionStatus: 31,
        openTransferCount: 2,
        openTransferTax: 1653.12,
      }),
      "prediction.statistics": () => ({ predictionStatus: 31, taxPredictionDetailList: [] }),
      "prediction.calculate": () => ({}),
      "invoice.moveConfig.get": () => ({ hintShown: 1 }),
      "invoice.check.page": () => ({
        list: [],
        total: 0,
        selectedCount: 0,
        selectedAmount: 0,
        unselectedAmount: 0,
      }),
    },
  });
  await screen.findByText("有 2 张红字发票待转出进项税额 1,653.12 元，请在特殊情况申报中处理。");
});
