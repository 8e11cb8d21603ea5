import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { CompanyPeriod } from "../../../drawer/company-period.tsx";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";
import { PLAIN_PREVIEW } from "../notice-preview.ts";

setUpBrowser();
beforeAll(() => {
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
});

const COMPANY = {
  companyId: 1,
  companyName: "第1家公司",
  taxlayerNo: "91310000000000000X",
  taxlayerType: "001",
  statusCode: 1,
  label: "第1家公司",
};

/** A general taxpayer's October: its invoices are being selected. */
const MONTH = {
  ...COMPANY,
  kjnd: 2026,
  kjqj: 10,
  nsqxdm: "06",
  noticeTaxType: 0,
  confirmationStatus: 0,
  cancelStatus: 0,
  predictionStatus: 1,
  taxDeclareStatus: 0,
  doubtState: 0,
  zzshfjs: 1200.5,
  zzshfjsExtRemark: null,
  checkConfirmErrorMsg: null,
  isCollected: true,
  isOpeningUnknown: false,
};

const STATISTICS = {
  predictionStatus: 1,
  zzshfjs: 1200.5,
  zzssfl: 0.02,
  riskCount: 0,
  statusErrorCount: 0,
  taxPredictionDetailList: [],
};

const CALCULATED = {
  xxTaxAmount: 3000,
  jyxxse: 0,
  ygxAmount: 0,
  ygxSe: 0,
  bqzcAmount: 0,
  sqldAmount: 0,
  fwskf: 0,
  bqyjse: 0,
  qcskf: 0,
  qcyjse: 0,
  isOpeningUnknown: false,
  xsAmount: 60_000,
  isHalved: false,
  taxPlace: "city",
};

const invoice = (id: number) => ({
  id,
  fphm: `2631200000000000000${id}`,
  gxzt: 0,
  yxse: 130,
  fpzt: 0,
  canCheckStatus: 1,
  disabledReason: null,
});

const SELECTING = "accountingCentre.invoiceCollection.selectionConfirmation";
const REVOKING = "accountingCentre.invoiceCollection.revokeConfirmation";

interface Drawn {
  readonly month?: object;
  readonly denied?: readonly string[];
  readonly statistics?: () => object;
  readonly answers?: Readonly<Record<string, () => object>>;
}

function answersOf({ month = {}, statistics = () => ({}), answers = {} }: Drawn) {
  return {
    "company.chosen": () => ({ company: COMPANY }),
    "invoice.companyPeriod": () => ({ ...MONTH, ...month }),
    "prediction.statistics": () => ({ ...STATISTICS, ...statistics() }),
    "prediction.calculate": () => CALCULATED,
    "prediction.recalculate": () => ({}),
    "invoice.moveConfig.get": () => ({ hintShown: 1 }),
    "invoice.check.page": () => ({
      list: [invoice(1), invoice(2)],
      total: 2,
      selectedCount: 0,
      selectedAmount: 0,
      unselectedAmount: 260,
    }),
    ...answers,
  };
}

function draw({ denied = [], ...drawn }: Drawn = {}) {
  const holds: (() => string | null)[] = [];
  const { host } = drawScreen("account-center.company-period", {
    today: "2026-11-20",
    search: "companyId=1&period=2026-10",
    denied,
    surfaces: { companyPeriod: CompanyPeriod },
    holdOpen: (reason) => {
      holds.push(reason);
      return () => void holds.splice(holds.indexOf(reason), 1);
    },
    answers: answersOf(drawn),
  });
  return { host, held: () => holds.map((reason) => reason()).find((text) => text !== null) ?? null };
}

/** The buttons below, each with what speaks against it. */
async function foot(): Promise<Record<string, string | undefined>> {
  await screen.findByRole("region", { name: "本期税款" });
  const buttons = document.querySelectorAll<HTMLElement>(".detail-actions-foot button");
  return Object.fromEntries([...buttons].map((one) => [one.textContent ?? "", one.dataset["reason"]]));
}

test.each([
  ["selecting", {}, { 修改期初: undefined, 通知税款: undefined }],
  [
    "ticked and not confirmed",
    { checkStatus: 1, mayConfirmSelection: true },
    { 修改期初: undefined, 统计确认: undefined, 统计确认并通知: undefined, 通知税款: undefined },
  ],
  [
    "notified, and ticked since",
    { checkStatus: 1, mayConfirmSelection: true, noticeTaxType: 1 },
    {
      修改期初: undefined,
      修改扣款时间: undefined,
      撤销通知: undefined,
      统计确认: undefined,
      通知税款: "已通知，不可重复通知",
    },
  ],
  [
    "notified of another amount than it has now",
    { confirmationStatus: 2, noticeTaxType: 1, qrzzse: 900, difference: 300.5 },
    { 修改期初: undefined, 修改扣款时间: undefined, 撤销通知: undefined, 重新通知: undefined },
  ],
  [
    "confirmed",
    { confirmationStatus: 2 },
    { 修改期初: undefined, 撤销统计确认: undefined, 通知税款: undefined },
  ],
  [
    "confirmed, and being taken back",
    { confirmationStatus: 2, cancelStatus: 1 },
    { 修改期初: undefined, 撤销中: "撤销任务正在执行", 通知税款: undefined },
  ],
  [
    "notified",
    { confirmationStatus: 2, noticeTaxType: 1 },
    { 修改期初: undefined, 修改扣款时间: undefined, 撤销通知: undefined, 通知税款: "已通知，不可重复通知" },
  ],
  [
    "being declared",
    { noticeTaxType: 1, taxDeclareStatus: 1 },
    {
      修改扣款时间: undefined,
      修改期初: "「第1家公司」本期增值税正在申报，不能修改期初",
      撤销通知: "「第1家公司」本期增值税正在申报，不能撤销通知",
      通知税款: "已通知，不可重复通知",
    },
  ],
  ["in doubt", { doubtState: 2 }, { 修改期初: undefined, 通知税款: "存在疑义，请先处理" }],
  ["without a form", { predictionStatus: 32 }, { 通知税款: "没有税表，无法通知" }],
  [
    "begun with a credit that nobody knows",
    { isOpeningUnknown: true, checkStatus: 1, mayConfirmSelection: true },
    {
      生成图片: "期初未知（按 0 计），请先录入期初",
      录入期初: undefined,
      统计确认: undefined,
      统计确认并通知: "期初未知（按 0 计），请先录入期初",
      通知税款: "期初未知（按 0 计），请先录入期初",
    },
  ],
  ["awaiting its payment", { noticeTaxType: 2 }, {}],
  ["paid", { noticeTaxType: 3 }, {}],
])(
  "the foot of a month that is %s offers what it allows, and says why something is off",
  async (_state, month, offered) => {
    draw({ month });
    expect(await foot()).toStrictEqual({ 生成图片: undefined, ...offered });
  },
);

test.each([
  [{ noticeTaxType: 2 }, "税款待缴款，通知与勾选已停用。"],
  [{ noticeTaxType: 3 }, "本期税款已完税。"],
  [{ doubtState: 3 }, "预估税额有变动，请重新确认。"],
  [
    { noticeTaxType: 1, qrzzse: 900, difference: 300.5 },
    "税款有变动：已通知客户 900.00 元，现为 1,200.50 元，请重新通知。",
  ],
  [{ isOpeningUnknown: true }, "上期留抵未知（按 0 计）：录入期初后才能通知、确认和申报。"],
  [
    { isOpeningUnknown: true, taxlayerType: "101" },
    "上期税控费、预缴未知（按 0 计）：录入期初后才能通知、确认和申报。",
  ],
  [{ confirmationStatus: 3, checkConfirmErrorMsg: "税局系统维护" }, "统计确认失败：税局系统维护"],
])("above the month %o stands what has become of it", async (month, words) => {
  draw({ month });
  await screen.findByText(words);
});

/** The list of invoices with what it can be ticked by. */
async function tools() {
  await screen.findByTitle(invoice(1).fphm);
  return {
    boxes: screen.queryAllByRole("checkbox").length > 0,
    help: screen.queryByRole("button", { name: "帮我勾选" }) !== null,
    wanted: screen.queryByRole("textbox", { name: "期望增值税" }) !== null,
  };
}

test("who ticks has boxes, and help with them", async () => {
  draw();
  expect(await tools()).toEqual({ boxes: true, help: true, wanted: true });
});

test.each([
  ["a selection that is confirmed", { month: { confirmationStatus: 2 } }],
  ["who has no code for ticking", { denied: [SELECTING] }],
])("%s is looked at without boxes and help", async (_who, drawn) => {
  draw(drawn);
  expect(await tools()).toEqual({ boxes: false, help: false, wanted: false });
});

test("the formula stays when the ticks are confirmed, with what was ticked and kept", async () => {
  draw({
    month: { confirmationStatus: 2 },
    statistics: () => ({ wrzAmount: 260 }),
    answers: { "prediction.calculate": () => ({ ...CALCULATED, ygxAmount: 1800, ygxSe: 1800 }) },
  });
  const formula = await screen.findByRole("region", { name: "增值税计算" });
  expect(formula.textContent).toContain("3,000.00");
  expect(formula.textContent).toContain("1,800.00");
  expect(formula.textContent).toContain("剩余未勾选税额260.00");
  const total = within(screen.getByRole("region", { name: "本期税款" }));
  expect(total.getByText("税款合计")).toBeTruthy();
  expect(total.queryByText("税款合计（按当前勾选）")).toBeNull();
});

test("who may not take a confirmation back is not offered to, and notifies all the same", async () => {
  draw({ month: { confirmationStatus: 2 }, denied: [REVOKING] });
  expect(await foot()).toStrictEqual({
    生成图片: undefined,
    修改期初: undefined,
    通知税款: undefined,
  });
});

test("统计确认并通知 confirms the ticks, then the amount of now, and opens the notice of it", async () => {
  const now = { qyId: 1, companyName: "第1家公司", confirmationStatus: 2, taxAmount: 800, tickedCount: 0 };
  const { host } = draw({
    month: { checkStatus: 1, mayConfirmSelection: true },
    answers: {
      "taxConfirm.sendCheckConfirmTask": () => ({ successCount: 1, failCount: 0, failList: [] }),
      "taxConfirm.checkZzsNotice": () => ({ failCount: 0, failReasonKey: null }),
      "taxConfirm.postConfirm": () => ({ successCount: 1, failCount: 0, failReasonKey: null }),
      "taxNotice.preview": () => ({ ...PLAIN_PREVIEW, taxAmount: 800, companyList: [now] }),
    },
  });
  await foot();
  fireEvent.click(screen.getByRole("button", { name: "统计确认并通知" }));
  await screen.findByRole("dialog", { name: /^通知税款：第1家公司/ }, { timeout: 5000 });
  const sent = host.calls.flatMap(({ operationId, params }) =>
    operationId.startsWith("taxConfirm.") ? [[operationId, params]] : [],
  );
  const month = { kjnd: 2026, kjqj: 10 };
  expect(sent).toEqual([
    ["taxConfirm.sendCheckConfirmTask", { ...month, companyIdList: [1], taskType: 71 }],
    ["taxConfirm.checkZzsNotice", { ...month, qyIdList: [1] }],
    [
      "taxConfirm.postConfirm",
      { ...month, companyIdList: [1], noticeTaxReqList: [{ qyId: 1, taxAmount: 800 }] },
    ],
  ]);
});

test("a selection that the bureau does not confirm is told with its reason, and no notice opens", async () => {
  const failed = { confirmationStatus: 3, confirmError: "当期申报表尚未作废" };
  const { host } = draw({
    month: { checkStatus: 1, mayConfirmSelection: true },
    answers: {
      "taxConfirm.sendCheckConfirmTask": () => ({ successCount: 1, failCount: 0, failList: [] }),
      "taxNotice.preview": () => ({
        ...PLAIN_PREVIEW,
        companyList: [{ qyId: 1, taxAmount: 800, ...failed }],
      }),
    },
  });
  await foot();
  fireEvent.click(screen.getByRole("button", { name: "统计确认并通知" }));
  await waitFor(() => expect(host.heard.join()).toContain("统计确认失败"), { timeout: 5000 });
  expect(screen.queryByRole("dialog", { name: /^通知税款/ })).toBeNull();
});

test("while the tax is calculated it is asked for again, and the drawer is held open", async () => {
  const state = { predictionStatus: 2 };
  const { host, held } = draw({ statistics: () => state });
  const asked = () => host.calls.filter(({ operationId }) => operationId === "prediction.statistics").length;
  await screen.findByText("税款计算中，请稍候");
  expect(held()).toBe("税款计算中，请稍后关闭");
  const before = asked();
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  state.predictionStatus = 31;
  await screen.findByText("小规模季报企业，本月不支持税款计算");
  expect(screen.queryByRole("button", { name: "重新计算" })).toBeNull();
  expect(held()).toBeNull();
});

test("the drawer over the list stays while the tax is calculated", async () => {
  drawScreen("account-center.invoice", {
    today: "2026-11-20",
    surfaces: { companyPeriod: CompanyPeriod },
    answers: {
      ...answersOf({ statistics: () => ({ predictionStatus: 2 }) }),
      "invoice.collection.page": () => ({ list: [MONTH], total: 1, hj: {} }),
      "invoice.collection.confirmChangeCount": () => ({}),
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "勾选" }));
  const drawer = await screen.findByRole("dialog", { name: /第1家公司/ });
  await within(drawer).findByText("税款计算中，请稍候");
  fireEvent.keyDown(document.body, { key: "Escape", keyCode: 27 });
  await screen.findByText("税款计算中，请稍后关闭");
  expect(screen.getByRole("dialog", { name: /第1家公司/ })).toBe(drawer);
});

test("an estimate that failed is calculated anew by a button", async () => {
  const state = { predictionStatus: 3 };
  const { host } = draw({ statistics: () => state });
  const retry = within(await screen.findByRole("region", { name: "本期税款" }));
  await retry.findByText("税款获取失败");
  state.predictionStatus = 1;
  fireEvent.click(retry.getByRole("button", { name: "重新计算" }));
  await waitFor(() => expect(retry.queryByText("税款获取失败")).toBeNull());
  expect(host.calls.some(({ operationId }) => operationId === "prediction.recalculate")).toBe(true);
});
