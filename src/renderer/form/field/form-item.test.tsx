import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { setUpBrowser } from "../../testing/render-screen.tsx";
import { renderForm } from "../testing/render-form.tsx";

setUpBrowser();

describe("the title of a field", () => {
  test("names the group of a control that has several parts", async () => {
    await renderForm({
      amount: {
        type: "array",
        title: "预计金额",
        "x-component": "field:number-range",
        "x-decorator": "FormItem",
      },
    });
    const group = within(await screen.findByRole("group", { name: "预计金额" }));
    expect(group.getAllByRole("textbox")).toHaveLength(2);
  });
});
