import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpBrowser } from "../../renderer/testing/render-screen.tsx";
import { drawScreen, planOwnScreen } from "../draw-screen.tsx";
import { emptyAnswers } from "./empty-answers.ts";
import { sampleCompany } from "./sample-company.ts";

setUpBrowser();

function draw(id: string) {
  const context = { company: sampleCompany, period: "2026-10" };
  drawScreen(id, { answers: emptyAnswers(planOwnScreen(id)), context, today: "2026-11-20" });
}

async function openDialog(button: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole("button", { name: button }));
  return await screen.findByRole("dialog");
}

function type(input: HTMLElement, text: string): string {
  if (!(input instanceof HTMLInputElement)) throw new Error("nothing can be typed there");
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  return input.value;
}

async function unfold() {
  const button = screen.queryByRole("button", { name: /^展开/ });
  if (button) fireEvent.click(button);
}

test("an amount without a smaller maximum ends at 999999999999 and has two decimals", async () => {
  draw("account-center.deduction-selection");
  await screen.findByRole("button", { name: "查询" });
  await unfold();
  const input = await screen.findByRole("textbox", { name: "税额下限" });
  expect(type(input, "9999999999999")).toBe("999999999999");
  expect(type(input, "-9999999999999")).toBe("-999999999999");
  expect(type(input, "1.239")).toBe("1.23");
});

test("an amount with a smaller maximum ends at 9999999999, and its form says which is the greatest", async () => {
  draw("charge.contract-expenses");
  const dialog = await openDialog("登记支出");
  const input = await within(dialog).findByRole("textbox", { name: "支出金额" });
  expect(type(input, "99999999999")).toBe("9999999999");
  fireEvent.blur(input);
  expect(await within(dialog).findByText("支出金额不能大于 999999999")).toBeTruthy();
});

test("a range of amounts has two decimals and the same end", async () => {
  draw("performance.introduces");
  await screen.findByRole("button", { name: "查询" });
  await unfold();
  const input = await screen.findByRole("textbox", { name: "最小值" });
  expect(type(input, "1.239")).toBe("1.23");
  expect(type(input, "9999999999999")).toBe("999999999999");
});

test("a whole number takes digits alone", async () => {
  draw("account-center.corporate-tax");
  const input = await screen.findByRole("textbox", { name: "年度" });
  expect(type(input, "2026.5")).toBe("2026");
});

test("letters, a second point and a minus inside are left out of an amount", async () => {
  draw("account-center.deduction-selection");
  await screen.findByRole("button", { name: "查询" });
  await unfold();
  const input = await screen.findByRole("textbox", { name: "税额下限" });
  expect(type(input, "-1a2.3.4-5")).toBe("-12.34");
});
