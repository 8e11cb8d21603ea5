import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { CompanyPeriod } from "../../../drawer/company-period.tsx";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";
import { importPlanOf } from "../../import-plan.ts";

setUpBrowser();
beforeAll(() => {
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
});

/** A client that was taken over in October: nobody has said yet what it brings along. */
const MONTH = {
  companyId: 1,
  companyName: "第1家公司",
  taxlayerNo: "91310000000000000X",
  taxlayerType: "001",
  nsqxdm: "06",
  kjnd: 2026,
  kjqj: 10,
  noticeTaxType: 0,
  confirmationStatus: 0,
  cancelStatus: 0,
  predictionStatus: 1,
  taxDeclareStatus: 0,
  doubtState: 0,
  zzshfjs: 1200.5,
  zzshfjsExtRemark: null,
  isOpeningUnknown: true,
  cjzt: 2,
  isCollected: true,
  isCjIng: false,
};

const UNKNOWN = {
  qyId: 1,
  companyName: "第1家公司",
  taxlayerType: "001",
  qcld: null,
  qcskf: null,
  qcyjse: null,
  basis: null,
  source: "上期（2026年9期）不在服务期内",
  isUnknown: true,
  lockedReason: null,
  rowVersion: null,
};

const NONE = "accountingCentre.invoiceCollection.declareNoOpening";

interface Drawn {
  readonly month?: object;
  readonly opening?: object;
  readonly denied?: readonly string[];
  readonly answers?: Readonly<Record<string, () => object>>;
}

async function drawList({ month = {}, opening = {}, denied = [], answers = {} }: Drawn = {}) {
  const { host } = drawScreen("account-center.invoice", {
    today: "2026-11-20",
    denied,
    answers: {
      "invoice.collection.page": () => ({ list: [{ ...MONTH, ...month }], total: 1, hj: {} }),
      "invoice.collection.confirmChangeCount": () => ({}),
      "taxOpening.save": () => ({}),
      "taxOpening.detail": () => ({ ...UNKNOWN, ...opening }),
      ...answers,
    },
  });
  const row = (await screen.findByText("第1家公司")).closest("tr");
  if (!row) throw new Error("the client stands in no row");
  const asked = (operation: string) =>
    host.calls.filter(({ operationId }) => operationId === operation).map(({ params }) => params);
  return { host, row: within(row), asked };
}

async function openForm(drawn: Drawn = {}) {
  const list = await drawList(drawn);
  fireEvent.click(list.row.getByRole("button", { name: "录入期初" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^录入期初：第1家公司/ }));
  await dialog.findByRole("button", { name: "保存" });
  return { ...list, dialog };
}

test.each([
  ["001", "上期留抵未知（按 0 计）"],
  ["101", "上期税控费、预缴未知（按 0 计）"],
])(
  "the row of a client of kind %s says %s, is not notified, and offers to enter it",
  async (taxlayerType, mark) => {
    const { row } = await drawList({ month: { taxlayerType } });
    row.getByText(mark);
    row.getByRole("button", { name: "录入期初" });
    const notify = row.getByRole("button", { name: "通知税款" });
    expect(notify.dataset["reason"]).toBe("期初未知（按 0 计），请先录入期初");
  },
);

test("a row whose opening is known has neither the mark nor the button", async () => {
  const { row } = await drawList({ month: { isOpeningUnknown: false } });
  expect(row.queryByText(/未知/)).toBeNull();
  expect(row.queryByRole("button", { name: "录入期初" })).toBeNull();
});

test("the form says where the opening comes from, and sends the three amounts", async () => {
  const { dialog, asked } = await openForm();
  dialog.getByText("上期（2026年9期）不在服务期内");
  const type = async (label: string, value: string) =>
    fireEvent.change(await dialog.findByRole("textbox", { name: new RegExp(label) }), { target: { value } });
  await type("期初留抵税额", "33011.5");
  await type("期初税控费", "280");
  fireEvent.click(dialog.getByRole("button", { name: "保存" }));
  await waitFor(() =>
    expect(asked("taxOpening.save")).toMatchObject([
      { qyId: 1, kjnd: 2026, kjqj: 10, noOpening: false, qcld: 33_011.5, qcskf: 280 },
    ]),
  );
});

test("the credit has to be filled in, unless there is no opening at all", async () => {
  const { dialog, asked } = await openForm();
  fireEvent.click(dialog.getByRole("button", { name: "保存" }));
  await dialog.findByText(/请(填写|输入)期初留抵税额/);
  expect(asked("taxOpening.save")).toEqual([]);
  fireEvent.click(dialog.getByRole("switch", { name: /无期初/ }));
  await waitFor(() => expect(dialog.queryByRole("textbox", { name: /期初留抵税额/ })).toBeNull());
  fireEvent.click(dialog.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(asked("taxOpening.save")).toMatchObject([{ qyId: 1, noOpening: true }]));
});

test("who may not declare that there is no opening is not offered it; a small-scale taxpayer has no credit to enter", async () => {
  const { dialog } = await openForm({
    month: { taxlayerType: "101" },
    opening: { taxlayerType: "101" },
    denied: [NONE],
  });
  await dialog.findByRole("textbox", { name: /期初税控费/ });
  expect(dialog.queryByRole("switch", { name: /无期初/ })).toBeNull();
  expect(dialog.queryByRole("textbox", { name: /期初留抵税额/ })).toBeNull();
});

test("in the drawer the credit of the formula is marked, and what is left of fees and prepayments stands beside them", async () => {
  drawScreen("account-center.company-period", {
    today: "2026-11-20",
    search: "companyId=1&period=2026-10",
    surfaces: { companyPeriod: CompanyPeriod },
    answers: {
      "company.chosen": () => ({ company: { ...MONTH, label: "第1家公司", statusCode: 1 } }),
      "invoice.companyPeriod": () => MONTH,
      "prediction.statistics": () => ({
        predictionStatus: 1,
        zzshfjs: 1200.5,
        zzssfl: 0.02,
        riskCount: 0,
        statusErrorCount: 0,
        taxPredictionDetailList: [],
      }),
      "prediction.calculate": () => ({
        xxTaxAmount: 3000,
        jyxxse: 0,
        ygxAmount: 0,
        ygxSe: 0,
        bqzcAmount: 0,
        sqldAmount: 0,
        fwskf: 280,
        bqyjse: 1000,
        qcskf: 0,
        qcyjse: 4000,
        isOpeningUnknown: true,
        xsAmount: 60_000,
        isHalved: false,
        taxPlace: "city",
      }),
      "invoice.moveConfig.get": () => ({ hintShown: 1 }),
      "invoice.check.page": () => ({
        list: [],
        total: 0,
        selectedCount: 0,
        selectedAmount: 0,
        unselectedAmount: 0,
      }),
      "taxOpening.detail": () => UNKNOWN,
    },
  });
  const strip = within(await screen.findByRole("region", { name: "增值税计算" }));
  const figureOf = (title: string) => strip.getByText(title).closest("dl")?.textContent;
  expect(figureOf("上期留抵")).toContain("未知，按 0 计");
  expect(figureOf("税控费抵减")).toBe("税控费抵减280.00");
  expect(figureOf("已预缴")).toBe("已预缴2,720.00结转 2,280.00");
  fireEvent.click(screen.getByRole("button", { name: "录入期初" }));
  await screen.findByRole("dialog", { name: /^录入期初：第1家公司/ });
});

test("a file of openings is planned for the month of the list, and what is wrong with it is shown", async () => {
  const reason = "企业“查无此户”不存在，或您无权查看";
  const { host, asked } = await drawList({
    answers: {
      "taxOpening.importCheck": () =>
        importPlanOf("增值税期初", {
          faultCount: 1,
          faultTotal: 1,
          faults: [{ line: 2, column: "企业", content: "查无此户", reason }],
        }),
      "importPlan.choices": () => [],
    },
  });
  const file = new File(["rows"], "期初.xlsx");
  vi.spyOn(host.outside, "pickFile").mockResolvedValue(file);
  fireEvent.click(screen.getByRole("button", { name: "导入期初" }));
  const dialog = within(await screen.findByRole("dialog", { name: "导入增值税期初：导入.xlsx" }));
  dialog.getByText(reason);
  expect(asked("taxOpening.importCheck")).toMatchObject([{ kjnd: 2026, kjqj: 10 }]);
});
