import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CALCULATED, drawMonth, invoice, SELECTING, setUpDrawer } from "./company-period-month.ts";

setUpDrawer();

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
  drawMonth();
  expect(await tools()).toEqual({ boxes: true, help: true, wanted: true });
});

test.each([
  ["a selection that is confirmed", { month: { confirmationStatus: 2 } }],
  ["who has no code for ticking", { denied: [SELECTING] }],
])("%s is looked at without boxes and help", async (_who, drawn) => {
  drawMonth(drawn);
  expect(await tools()).toEqual({ boxes: false, help: false, wanted: false });
});

test("the formula stays when the ticks are confirmed, with what was ticked and kept", async () => {
  drawMonth({
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
