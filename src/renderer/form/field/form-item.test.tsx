import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { setUpBrowser } from "../../testing/render-screen.tsx";
import { renderForm } from "../testing/render-form.tsx";

setUpBrowser();

const amount = {
  type: "array",
  title: "预计金额",
  "x-component": "field:number-range",
  "x-decorator": "FormItem",
};

describe("the title of a field", () => {
  test("names the group of a control that has several parts", async () => {
    await renderForm({ amount });
    const group = within(await screen.findByRole("group", { name: "预计金额" }));
    expect(group.getAllByRole("textbox")).toHaveLength(2);
  });

  test("does so in the cell of a list, with the row", async () => {
    const items = { type: "object", properties: { amount } };
    await renderForm(
      { lines: { type: "array", title: "明细", "x-component": "ArrayTable", items } },
      { plan: { initial: { lines: [{}, {}] } } },
    );
    expect(await screen.findByRole("group", { name: "第 2 行 预计金额" })).toBeTruthy();
  });
});
