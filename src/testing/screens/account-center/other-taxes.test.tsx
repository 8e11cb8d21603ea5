import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

const NAME = "上海鼎盛食品有限公司";
const LEFT_OUT = "苏州长风纺织有限公司";
const MONTH = { kjnd: 2026, kjqj: 10 };

const ROW = {
  qyid: 1,
  companyName: NAME,
  khbm: "1",
  taxlayerNo: "91310000000000000X",
  taxlayerType: "001",
  ...MONTH,
  szids: [9, 27],
  amount: 1234.5,
  unfilledNum: 0,
  declaredAmount: null,
  difference: null,
  state: "open",
  deadline: "2026-11-16",
  isOverdue: true,
  declareTime: null,
  content: null,
  copyStatus: 0,
  cjzt: null,
  cjMessage: null,
  userIds: [],
  userNames: "",
};

const LATE = "申报期至 2026-11-16 截止，已逾期 4 天，预计滞纳金 2.47 元（每日万分之五）";

function draw(row: object, preview: object = {}) {
  const { host } = drawScreen("account-center.tax-declare", {
    today: "2026-11-20",
    answers: {
      "taxDeclare.otherTax.page": () => ({ list: [{ ...ROW, ...row }], total: 1 }),
      "taxDeclare.otherTax.count": () => ({ total: 1 }),
      "taxDeclare.otherTax.preview": () => ({
        deadline: "2026-11-16",
        lateRemark: LATE,
        readyList: [{ qyId: 1, companyName: NAME, szids: [9, 27], taxAmount: 1234.5, reason: null }],
        leftOutList: [
          { qyId: 2, companyName: LEFT_OUT, szids: [9], taxAmount: null, reason: "印花税尚未填写应缴税额" },
        ],
        ...preview,
      }),
      "taxDeclare.batchSubmit": () => ({ successCount: 1, failCount: 0, failList: [], taskid: "1" }),
    },
  });
  const sent = () =>
    host.calls
      .filter(({ operationId }) => operationId === "taxDeclare.batchSubmit")
      .map(({ params }) => params);
  return { sent };
}

async function openDialog() {
  const row = (await screen.findByText(NAME)).closest("tr");
  if (!row) throw new Error("the client stands in no row");
  fireEvent.click(within(row).getByRole("button", { name: "提交申报" }));
  return within(await screen.findByRole("dialog", { name: /^提交申报：其他税种/ }, { timeout: 10_000 }));
}

test("other taxes are handed in with the amounts that the dialog shows, beside who is left out and the late fee", async () => {
  const { sent } = draw({});
  const dialog = await openDialog();
  expect(await dialog.findByText(LATE)).toBeTruthy();
  const ready = (await dialog.findByText(NAME)).closest("tr");
  expect(ready?.textContent).toContain("印花税");
  expect(ready?.textContent).toContain("1,234.50");
  expect(dialog.getByText(LEFT_OUT).closest("tr")?.textContent).toContain("印花税尚未填写应缴税额");
  fireEvent.click(dialog.getByRole("button", { name: "提交申报" }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    ...MONTH,
    scope: 1,
    qyIdList: [1],
    declareList: [{ qyId: 1, taxAmount: 1234.5 }],
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("where nobody can be handed in the dialog says why and sends nothing", async () => {
  const { sent } = draw({}, { readyList: [], lateRemark: null });
  const dialog = await openDialog();
  expect(await dialog.findByText("印花税尚未填写应缴税额")).toBeTruthy();
  const button = dialog.getByRole("button", { name: "提交申报" });
  expect(button.dataset.reason).toBe("所选企业都不能提交申报");
  fireEvent.click(button);
  expect(sent()).toEqual([]);
});

test("a tax that the bureau took with another amount shows the difference in its row", async () => {
  draw({ state: "declared", declaredAmount: 1200, difference: -34.5 });
  const row = (await screen.findByText(NAME)).closest("tr");
  expect(row?.textContent).toContain("-34.50");
});
