import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { RequestError } from "../../../request/request-error.ts";
import type { FormSchema } from "../../../schema/plan/plans/screen-plan.ts";
import { setUpBrowser } from "../../testing/render-screen.tsx";
import { errors, input, number, renderForm, SAVE, text, type } from "../testing/render-form.tsx";

setUpBrowser();

const lines = (component: string, props: object = {}, more: object = {}): { [name: string]: FormSchema } => ({
  lines: {
    type: "array",
    title: "明细",
    "x-component": component,
    "x-component-props": props,
    items: {
      type: "object",
      properties: { name: text("名称", { required: true }), amount: number("金额", { default: 1 }) },
    },
    ...more,
  },
});
const two = { plan: { initial: { lines: [{ name: "甲" }, { name: "乙" }] } } };
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const names = () =>
  screen.queryAllByRole<HTMLInputElement>("textbox", { name: /名称/ }).map(({ value }) => value);

describe.each(["ArrayTable", "ArrayItems"])("%s", (component) => {
  const cell = (row: number, title: string) =>
    component === "ArrayTable"
      ? input(`第 ${row} 行 ${title}`)
      : screen.getAllByRole<HTMLInputElement>("textbox", { name: new RegExp(title) })[row - 1]!;

  test("an entry is added with its defaults and takes the focus; only own properties are sent", async () => {
    const { sent, submit } = await renderForm(lines(component, { addText: "添加明细" }), two);
    press("添加明细");
    expect(document.activeElement).toBe(cell(3, "名称"));
    fireEvent.change(cell(3, "名称"), { target: { value: "丙" } });
    await submit();
    expect(sent()).toEqual([{ lines: [{ name: "甲" }, { name: "乙" }, { name: "丙", amount: 1 }] }]);
    expect(sent().map(({ lines: rows }) => Object.keys(Object.assign({}, ...(rows as object[]))))).toEqual([
      ["name", "amount"],
    ]);
  });

  test("an entry is taken away; the focus stays in the list", async () => {
    const { sent, submit } = await renderForm(lines(component), two);
    press("删除第 1 行");
    expect(names()).toEqual(["乙"]);
    expect(document.activeElement).toBe(cell(1, "名称"));
    press("删除第 1 行");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "添加" }));
    await submit();
    expect(sent()).toEqual([{ lines: [] }]);
  });

  test("entries are moved, and with each what is wrong in it", async () => {
    const { sent, submit } = await renderForm(lines(component, { sortable: true }), two);
    fireEvent.change(cell(2, "名称"), { target: { value: "" } });
    await submit();
    expect(cell(2, "名称").getAttribute("aria-invalid")).toBe("true");
    press("上移第 2 行");
    expect(names()).toEqual(["", "甲"]);
    expect(cell(1, "名称").getAttribute("aria-invalid")).toBe("true");
    expect(cell(2, "名称").getAttribute("aria-invalid")).toBeNull();
    fireEvent.change(cell(1, "名称"), { target: { value: "丙" } });
    await submit();
    expect(sent()).toEqual([{ lines: [{ name: "丙" }, { name: "甲" }] }]);
  });

  test("min and max: so many entries from the start, and a reason where a button does nothing", async () => {
    await renderForm(lines(component, { min: 1, max: 2 }));
    expect(names()).toEqual([""]);
    press("删除第 1 行（至少保留 1 行）");
    expect(names()).toHaveLength(1);
    press("添加");
    press("添加（最多 2 行）");
    expect(names()).toHaveLength(2);
  });
});

test("what is missing in a cell is said in that cell", async () => {
  const { sent, submit } = await renderForm(lines("ArrayTable"), two);
  type("第 2 行 名称", "");
  await submit();
  expect(errors()).toEqual(["请填写此项"]);
  await waitFor(() => expect(document.activeElement).toBe(input("第 2 行 名称")));
  expect(sent()).toEqual([]);
});

test.each([
  ["lines[1].name", (): Element => input("第 2 行 名称"), "重复"],
  ["lines.1.name", (): Element => input("第 2 行 名称"), "重复"],
  ["lines.1", (): Element => screen.getByRole("group", { name: "明细" }), "第 2 行：重复"],
  ["lines", (): Element => screen.getByRole("group", { name: "明细" }), "重复"],
])("what the server finds at %s is said there", async (path, place, message) => {
  const { submit } = await renderForm(lines("ArrayTable"), {
    ...two,
    answers: {
      [SAVE]: () => {
        throw new RequestError("refused", "校验不通过", {
          code: "0400",
          fieldErrors: [{ path, message: "重复" }],
        });
      },
    },
  });
  await submit();
  expect(errors()).toEqual([message]);
  await waitFor(() => expect(document.activeElement).toBe(place()));
});

test("expressions in a cell see their own row as $record, and their row's fields as dependencies", async () => {
  const { sent, submit } = await renderForm(
    {
      lines: {
        type: "array",
        title: "明细",
        items: {
          type: "object",
          properties: {
            kind: text("类型"),
            note: text("说明", {
              "x-visible": "{{ $record.kind === 'other' }}",
              "x-component-props": { placeholder: "{{ $index }}：{{ $record.kind }}" },
            }),
            copy: text("副本", {
              "x-reactions": { dependencies: [".kind"], fulfill: { state: { value: "{{ $deps[0] }}" } } },
            }),
          },
        },
      },
    },
    { plan: { initial: { lines: [{ kind: "a" }, { kind: "b" }] } } },
  );
  expect(screen.queryByRole("textbox", { name: /说明/ })).toBeNull();
  type("第 2 行 类型", "other");
  expect(input("第 2 行 说明").placeholder).toBe("1：other");
  type("第 2 行 说明", "x");
  expect(screen.queryByRole("textbox", { name: "第 1 行 说明" })).toBeNull();
  await submit();
  expect(sent()).toEqual([
    {
      lines: [
        { kind: "a", copy: "a" },
        { kind: "other", copy: "other", note: "x" },
      ],
    },
  ]);
});

test("a formula of an entry is empty when what it is made of is, whatever was loaded", async () => {
  const sum = {
    dependencies: [".name"],
    fulfill: { state: { value: "{{ isBlank($deps[0]) ? undefined : $deps[0] + '等' }}" } },
  };
  const { sent, submit } = await renderForm(
    {
      lines: {
        type: "array",
        title: "明细",
        items: {
          type: "object",
          properties: { name: text("名称"), sum: text("合称", { "x-reactions": sum }) },
        },
      },
    },
    {
      plan: {
        initial: { lines: [{ name: "甲", sum: "甲等", deptName: "会计部" }] },
        sending: { rows: { lines: { name: "nullable", sum: "given" } } },
      },
    },
  );
  type("第 1 行 名称", "");
  await waitFor(() => expect(input("第 1 行 合称").value).toBe(""));
  await submit();
  expect(sent()).toEqual([{ lines: [{}] }]);
});

test("a list that is only for reading has no buttons", async () => {
  await renderForm(lines("ArrayTable", { asText: true }), two);
  expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["甲", "--", "乙", "--"]);
  expect(screen.queryByRole("button", { name: "添加" })).toBeNull();
  cleanup();
  await renderForm(lines("ArrayTable", {}, { "x-read-only": true }), two);
  expect(input("第 1 行 名称").readOnly).toBe(true);
  expect(screen.queryByRole("button", { name: /删除|添加/ })).toBeNull();
});

test("a fixed list has no buttons, and its columns may be texts beside controls", async () => {
  const columns = { name: text("名称", { "x-as-text": true }), amount: number("金额") };
  const { sent, submit } = await renderForm(
    lines("ArrayTable", { fixed: true }, { items: { type: "object", properties: columns } }),
    two,
  );
  expect(screen.queryByRole("button", { name: /删除|添加/ })).toBeNull();
  expect(screen.queryByRole("textbox", { name: "第 1 行 名称" })).toBeNull();
  expect(screen.getByRole("cell", { name: "甲" })).toBeDefined();
  type("第 2 行 金额", "5");
  await submit();
  expect(sent()).toMatchObject([{ lines: [{ name: "甲" }, { name: "乙", amount: 5 }] }]);
});

test("a list that hides while it is empty is there when it has entries", async () => {
  const hiding = lines("ArrayTable", { asText: true, hideEmpty: true });
  await renderForm(hiding, { plan: { initial: { lines: [] } } });
  expect(screen.queryByText("明细")).toBeNull();
  cleanup();
  await renderForm(hiding, two);
  expect(screen.getByText("明细")).toBeDefined();
});
