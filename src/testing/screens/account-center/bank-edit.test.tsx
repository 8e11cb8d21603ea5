// The screens load them lazily; here they shall be at hand before a test waits for them.
import "../../../renderer/detail/detail-view.tsx";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";
import { sampleCompany } from "../sample-company.ts";

setUpBrowser();

const ACCOUNT = {
  yhzhid: 2570,
  companyId: 1_001_001,
  companyName: "上海云启信息技术有限公司",
  khh: "工行南京路支行",
  yhzh: "1001 **** **** 2570",
  zhlx: 1,
  bzdm: "CNY",
  balance: 78514.81,
  bankBalance: 109708.39,
  difference: 31193.58,
};

const RECONCILED = {
  yhzhid: 2570,
  companyId: 1_001_001,
  yhzhidList: [2570],
  statementBalance: 78514.81,
  bookBalance: 109583.39,
  difference: -31068.58,
  unbookedCount: 3,
  unbookedAmount: -31068.58,
  unexplained: 0,
  obstacle: null,
};

function draw(reconciliation: object) {
  return drawScreen("account-center.bank-edit", {
    search: "companyId=1&period=2026-10&yhzhid=2570",
    today: "2026-11-20",
    answers: {
      "company.chosen": () => ({ company: sampleCompany }),
      "bankAccount.balance": () => ACCOUNT,
      "bankAccount.confirmStatus.query": () => ({ entryCount: 9, unmatchedCount: 2, confirmStatus: 0 }),
      "bankAccount.reconciliation": () => ({ ...RECONCILED, ...reconciliation }),
      "bankEntry.query": () => ({ list: [], total: 0 }),
      "bankEntry.unbooked": () => ({ list: [{ id: 7, zy: "支付货款", dfje: 7006.84 }], total: 1 }),
    },
  });
}

const figuresOf = async (name: RegExp) => {
  const region = within(await screen.findByRole("region", { name }));
  await region.findAllByRole("term");
  const texts = region.getAllByRole("definition").map(({ textContent }) => textContent);
  return region.getAllByRole("term").map(({ textContent }, at) => `${textContent} ${texts[at]}`);
};

test("an account whose difference is what has no voucher raises no alarm, and leads to those entries", async () => {
  const { host } = draw({});
  expect(await figuresOf(/末对账$/)).toEqual([
    "流水余额 78,514.81",
    "账面余额 109,583.39",
    "差额 31,068.58，未生成凭证 3 笔",
  ]);
  expect(document.querySelector(".figure-error, .figure .field-negative")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /差额 31,068.58，未生成凭证/ }));
  expect(await screen.findByText("支付货款")).toBeTruthy();
  await waitFor(() =>
    expect(host.calls.find(({ operationId }) => operationId === "bankEntry.unbooked")?.params).toMatchObject({
      yhzhidList: [2570],
      endDate: "2026-10-31",
    }),
  );
});

test("what no entry explains stands out, on either side", async () => {
  draw({ difference: -31080.58, unexplained: -12 });
  expect(await figuresOf(/末对账$/)).toContain("未查明差额 -12.00");
  expect(screen.getByText("-12.00").closest(".figure-error")).not.toBeNull();
});

test("without a balance in the books the reason stands in its place", async () => {
  const obstacle = "账簿没有 2026年11期 的科目余额";
  draw({ bookBalance: null, difference: null, unbookedCount: 0, unexplained: null, obstacle });
  expect(await figuresOf(/末对账$/)).toEqual(["流水余额 78,514.81", `账面余额 ${obstacle}`]);
});

test("counts of all accounts of the client say so", async () => {
  draw({});
  expect(await figuresOf(/^全部账户.+确认$/)).toContain("未匹配笔数 2");
});
