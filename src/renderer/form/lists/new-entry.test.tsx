import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FormSchema } from "../../../schema/plan/plans/screen-plan.ts";
import { setUpBrowser } from "../../testing/render-screen.tsx";
import { renderForm, text } from "../testing/render-form.tsx";

setUpBrowser();

const LOADED = { lines: [{ name: "甲" }, { name: "乙" }] };
const names = () =>
  screen.queryAllByRole<HTMLInputElement>("textbox", { name: /名称/ }).map(({ value }) => value);

test.each(["ArrayTable", "ArrayItems"])(
  "an entry that takes the place of one that is gone begins empty: %s",
  async (component) => {
    const lines: FormSchema = {
      type: "array",
      title: "明细",
      "x-component": component,
      "x-component-props": {},
      items: { type: "object", properties: { name: text("名称") } },
    };
    const { sent, submit } = await renderForm(
      { lines },
      { plan: { record: { call: "thing.load", params: {} } }, answers: { "thing.load": () => LOADED } },
    );
    await waitFor(() => expect(names()).toEqual(["甲", "乙"]));
    fireEvent.click(screen.getByRole("button", { name: "删除第 1 行" }));
    await waitFor(() => expect(names()).toEqual(["乙"]));
    fireEvent.click(screen.getByRole("button", { name: "添加" }));
    await waitFor(() => expect(names()).toEqual(["乙", ""]));
    await submit();
    expect(sent()).toEqual([{ lines: [{ name: "乙" }, { name: null }] }]);
  },
);
