import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";
import { choose } from "../choice.ts";
import { PLAIN_PREVIEW } from "../notice-preview.ts";

setUpBrowser();

type Answers = NonNullable<NonNullable<Parameters<typeof drawScreen>[1]>["answers"]>;

/** A general taxpayer's October, whose tax is worked out and not notified. */
const company = (companyId: number, more: object = {}) => ({
  companyId,
  companyName: `第${companyId}家公司`,
  taxlayerNo: "91310000000000000X",
  taxlayerType: "001",
  kjnd: 2026,
  kjqj: 10,
  noticeTaxType: 0,
  confirmationStatus: 0,
  cancelStatus: 0,
  predictionStatus: 1,
  taxDeclareStatus: 0,
  doubtState: 0,
  zzshfjs: 1200.5,
  cjzt: 2,
  isCollected: true,
  isCjIng: false,
  ...more,
});

/** What its notice would say. */
const OF_COMPANY = {
  qyId: 1,
  companyName: "第1家公司",
  checkStatus: 0,
  confirmationStatus: 0,
  confirmError: null,
  tickedCount: 0,
  tickedTax: 0,
  taxAmount: 1200.5,
  confirmedAmount: null,
  replacedAmount: null,
};

const NOTICE = { ...PLAIN_PREVIEW, taxAmount: 1200.5, companyList: [OF_COMPANY] };

async function draw(row: object = company(1), more: Answers = {}, firmType?: "GC" | "SH") {
  const { host } = drawScreen("account-center.invoice", {
    today: "2026-11-20",
    ...(firmType !== undefined && { firmType }),
    answers: {
      "invoice.collection.page": () => ({ list: [row], total: 1, hj: {} }),
      "invoice.collection.confirmChangeCount": () => ({}),
      "taxConfirm.checkZzsNotice": () => ({ failCount: 0, failReasonKey: null }),
      ...more,
    },
  });
  const name = await screen.findByText("第1家公司");
  const shown = name.closest("tr");
  if (!shown) throw new Error("the client stands in no row");
  return { host, row: within(shown) };
}

type Host = Awaited<ReturnType<typeof draw>>["host"];
const asked = (host: Host, operation: string) =>
  host.calls.filter(({ operationId }) => operationId === operation).map(({ params }) => params);

async function openNotice(...drawn: Parameters<typeof draw>) {
  const [row = company(1), more, firmType] = drawn;
  const drawnRow = (await draw(row, { "taxNotice.preview": () => NOTICE, ...more }, firmType)).row;
  fireEvent.click(drawnRow.getByRole("button", { name: "通知税款" }));
  return within(await screen.findByRole("dialog", { name: /^通知税款：第1家公司/ }));
}

test("a client that fails the check before the notice is told so, and its dialog does not open", async () => {
  const { host, row } = await draw(company(1), {
    "taxConfirm.checkZzsNotice": () => ({ failCount: 1, failReasonKey: null, failList: [] }),
  });
  fireEvent.click(row.getByRole("button", { name: "通知税款" }));
  await waitFor(() => expect(host.heard).toContain("已勾选的特殊情况申报未填写完整，无法通知税款"));
  expect(asked(host, "taxConfirm.checkZzsNotice")).toEqual([{ kjnd: 2026, kjqj: 10, qyIdList: [1] }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("purchases that nobody has selected are told in the notice", async () => {
  const inputRemark = "有 3 张进项发票（税额 390.00 元）尚未勾选，不计入抵扣";
  const notice = await openNotice(company(1), { "taxNotice.preview": () => ({ ...NOTICE, inputRemark }) });
  await notice.findByText(inputRemark);
});

test("purchases that nobody has selected are told before the selection is confirmed; who thinks again sends nothing", async () => {
  const { host } = await draw(company(1, { checkStatus: 1 }), {
    "taxConfirm.pendingInput": () => ({ companyCount: 1, invoiceCount: 3, taxAmount: 390 }),
  });
  fireEvent.click(screen.getByRole("checkbox", { name: "选择第 1 行" }));
  const buttons = await screen.findAllByRole("button", { name: "统计确认" });
  const ofTicked = buttons.find((button) => !button.closest("tr"));
  if (!ofTicked) throw new Error("the ticked rows cannot be confirmed");
  fireEvent.click(ofTicked);
  const question = await screen.findByRole("dialog", { name: /提交统计确认/ });
  expect(question.textContent).toContain(
    "1 家企业还有 3 张进项发票（税额 390 元）尚未勾选，统计确认后不能再勾选。",
  );
  fireEvent.click(within(question).getByRole("button", { name: "取消" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /提交统计确认/ })).toBeNull());
  expect(asked(host, "taxConfirm.sendCheckConfirmTask")).toEqual([]);
});

test.each([
  ["GC", "需工厂处理的疑义", true],
  ["SH", "疑义内容", false],
] as const)("of a firm of type %s the doubt is called %s", async (firmType, title, isFactory) => {
  const preview = () => ({ ...NOTICE, inputRemark: "有 3 张进项发票尚未勾选" });
  const notice = await openNotice(company(1), { "taxNotice.preview": preview }, firmType);
  await notice.findByText("有 3 张进项发票尚未勾选");
  await choose(notice, "税款状态", "税款有疑义");
  await notice.findByRole("textbox", { name: new RegExp(`^${title}`) });
  expect(notice.queryByText("有疑义，需工厂处理；处理后请重新通知") !== null).toBe(isFactory);
});

test("a burden is asked for as it is read, an amount as it is, a failed collection by its number", async () => {
  const { host } = await draw();
  const last = () => asked(host, "invoice.collection.page").at(-1);
  const search = () => fireEvent.click(screen.getByRole("button", { name: "查询" }));
  fireEvent.click(screen.getByRole("button", { name: "展开" }));
  const least = async (name: string) =>
    within(await screen.findByRole("group", { name })).getByLabelText("最小值");
  fireEvent.change(await least("本月税负率"), { target: { value: "3" } });
  fireEvent.change(await least("预估增值税及附加"), { target: { value: "20000" } });
  fireEvent.click(screen.getByRole("combobox", { name: "采集状态" }));
  fireEvent.click(await screen.findByTitle("采集失败"));
  search();
  await waitFor(() => expect(last()).toMatchObject({ zzssflMin: 0.03, sehjMin: 20_000, cjzt: 3 }));
  fireEvent.click(screen.getByRole("button", { name: "重置" }));
  await waitFor(() => expect(last()).not.toHaveProperty("zzssflMin"));
});

test("who files by quarter has no notice in the other months, and the row says so", async () => {
  const { row } = await draw(company(1, { taxlayerType: "101", predictionStatus: 31, zzshfjs: 0 }));
  expect(row.getAllByText(/季报/).length).toBeGreaterThan(0);
  expect(row.getByRole("button", { name: "通知税款" }).dataset["reason"]).toBe(
    "小规模季报企业，仅 3、6、9、12 月可以通知",
  );
});

test("a revocation that failed says why beside its state", async () => {
  const { row } = await draw(
    company(1, { confirmationStatus: 2, cancelStatus: 3, cancelErrorMsg: "增值税申报表已申报" }),
  );
  row.getByRole("img", { name: "说明：撤销失败：增值税申报表已申报" });
});

test("periods go back two years and forward to the last month", async () => {
  const { visit } = drawScreen("account-center.invoice", {
    today: "2026-11-20",
    search: "period=2024-11",
    answers: {
      "invoice.collection.page": () => ({ list: [company(1)], total: 1, hj: {} }),
      "invoice.collection.confirmChangeCount": () => ({}),
    },
  });
  const ends = () =>
    [/^上一期/, /^下一期/].map((name) => screen.getByRole("button", { name }).ariaDisabled === "true");
  await screen.findByText("第1家公司");
  expect(ends()).toEqual([true, false]);
  visit("period=2026-10");
  await waitFor(() => expect(ends()).toEqual([false, true]));
});
