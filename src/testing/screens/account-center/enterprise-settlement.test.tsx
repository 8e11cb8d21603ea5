import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

test.each([
  [83, 0, "83 天"],
  [0, 0, "今天截止"],
  [-172, 0, "逾期 172 天"],
  [-172, 2, null],
])("%i days before the deadline, declared as %i, %s is read", async (daysLeft, taxDeclareStatus, words) => {
  const settlement = {
    companyId: 1,
    companyName: "第1家公司",
    calcStatus: 1,
    noticeTaxType: 0,
    taxDeclareStatus,
    daysLeft,
    deadline: "2026-06-01",
    ybtse: 12,
    balance: "due",
  };
  drawScreen("account-center.enterprise-settlement", {
    today: "2026-03-10",
    answers: {
      "taxDeclare.hsqj.page": () => ({ list: [settlement], total: 1, hj: {} }),
      "taxDeclare.hsqj.count": () => ({}),
    },
  });
  const row = (await screen.findByText("第1家公司")).closest("tr");
  if (!row) throw new Error("the client stands in no row");
  const days = within(row).queryByText(/^(逾期 )?\d+ 天$|^今天截止$/);
  expect(days?.textContent ?? null).toBe(words);
});
