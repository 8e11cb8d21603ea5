import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";
import type { FormSchema } from "../../../schema/plan/plans/screen-plan.ts";
import { setUpBrowser } from "../../testing/render-screen.tsx";
import { errors, number, renderForm, text } from "../testing/render-form.tsx";

setUpBrowser();
// Cards and panels read the width of the window.
beforeAll(() => {
  window.matchMedia = (media) =>
    ({ media, matches: false, addListener: () => undefined, removeListener: () => undefined }) as never;
});

const button = (list: string, part: string): FormSchema => ({
  type: "void",
  "x-component": `${list}.${part}`,
});

function lines(list: "ArrayCards" | "ArrayCollapse"): { [name: string]: FormSchema } {
  const panel = { "x-component": "ArrayCollapse.CollapsePanel", "x-component-props": { header: "一行" } };
  return {
    lines: {
      type: "array",
      title: "明细",
      "x-component": list,
      "x-component-props": { min: 1 },
      items: {
        type: "object",
        ...(list === "ArrayCollapse" && panel),
        properties: {
          index: button(list, "Index"),
          name: text("名称", { required: true }),
          amount: number("金额", { default: 1 }),
          up: button(list, "MoveUp"),
          remove: button(list, "Remove"),
        },
      },
      properties: { add: { ...button(list, "Addition"), title: "添加明细" } },
    },
  };
}

const two = { plan: { initial: { lines: [{ name: "甲" }, { name: "乙" }] } } };
const names = () =>
  screen.queryAllByRole<HTMLInputElement>("textbox", { name: /名称/ }).map(({ value }) => value);

async function press(name: string, at = 0): Promise<void> {
  const buttons = await screen.findAllByRole("button", { name });
  fireEvent.click(buttons[at]!);
}

describe.each(["ArrayCards", "ArrayCollapse"] as const)("%s by its documented name", (list) => {
  test("entries are added with the values of new ones, moved and taken away, and sent", async () => {
    const { sent, submit } = await renderForm(lines(list), two);
    await press("添加明细");
    await waitFor(() => expect(names()).toEqual(["甲", "乙", ""]));
    fireEvent.change(screen.getAllByRole("textbox", { name: /名称/ })[2]!, { target: { value: "丙" } });
    await press("上移", 2);
    expect(names()).toEqual(["甲", "丙", "乙"]);
    await press("删除");
    expect(names()).toEqual(["丙", "乙"]);
    await submit();
    expect(sent()).toEqual([{ lines: [{ name: "丙", amount: 1 }, { name: "乙" }] }]);
  });

  test("what is wrong in an entry is told there, and nothing is sent", async () => {
    const { sent, submit } = await renderForm(lines(list), two);
    await press("添加明细");
    await submit();
    expect(errors()).toEqual(["请填写此项"]);
    expect(sent()).toEqual([]);
  });
});

test("ArrayTabs has a tab for each entry", async () => {
  const { items, ...list } = lines("ArrayCards").lines!;
  const { name } = (items as FormSchema).properties!;
  const properties = {
    lines: {
      ...list,
      "x-component": "ArrayTabs",
      properties: {},
      items: { type: "object", properties: { name: name! } },
    },
  };
  const { sent, submit } = await renderForm(properties, two);
  await screen.findAllByRole("tab");
  expect(names()).toEqual(["甲", "乙"]);
  fireEvent.change(screen.getAllByRole("textbox", { name: /名称/ })[0]!, { target: { value: "丙" } });
  await submit();
  expect(sent()).toEqual([{ lines: [{ name: "丙" }, { name: "乙" }] }]);
});
