import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FormSchema } from "../../../schema/plan/plans/screen-plan.ts";
import { setUpBrowser } from "../../testing/render-screen.tsx";
import { errors, renderForm, text } from "../testing/render-form.tsx";

setUpBrowser();

const KINDS = [
  { id: 1, name: "转出", needRemark: true },
  { id: 2, name: "预缴", needRemark: false },
  { id: 5, name: "无票收入", needRemark: false },
];

const cases = (kept: object = {}): { [name: string]: FormSchema } => ({
  cases: {
    type: "array",
    title: "特殊情况",
    "x-component": "ArrayItems",
    "x-component-props": {
      source: { call: "kind.list", params: {}, value: "id", label: "name" },
      by: "kind",
      ...kept,
    },
    items: {
      type: "object",
      properties: {
        remark: text("备注", {
          "x-validator": [
            {
              needed: "{{ $choice.needRemark }}",
              message: "请说明{{ $choice.name }}",
              question: "有必填项未填写",
            },
          ],
        }),
      },
    },
  },
});

const LOADED = { cases: [{ kind: 5, remark: "零星" }] };
const show = async (kept?: object, unfinished = "请完善特殊情况") =>
  await renderForm(cases(kept), {
    plan: { record: { call: "case.load", params: {} }, unfinished },
    answers: { "case.load": () => LOADED, "kind.list": () => KINDS },
  });
const box = async (name: string) => await screen.findByRole<HTMLInputElement>("checkbox", { name });
const entry = (name: string) => within(screen.getByRole("region", { name }));
const remark = (name: string) => entry(name).getByRole<HTMLInputElement>("textbox", { name: /备注/ });

test("a ticked choice has an entry, in the order of the choices, and begins empty", async () => {
  const { sent, submit } = await show();
  fireEvent.click(await box("预缴"));
  await waitFor(() => expect(remark("预缴").value).toBe(""));
  expect(remark("无票收入").value).toBe("零星");
  fireEvent.change(remark("预缴"), { target: { value: "苏州项目" } });
  await submit();
  expect(sent()).toEqual([
    {
      cases: [
        { kind: 2, remark: "苏州项目" },
        { kind: 5, remark: "零星" },
      ],
    },
  ]);
});

test("what was typed comes back with its choice", async () => {
  await show();
  fireEvent.click(await box("预缴"));
  fireEvent.change(remark("预缴"), { target: { value: "苏州项目" } });
  fireEvent.click(await box("预缴"));
  await waitFor(() => expect(screen.queryByRole("region", { name: "预缴" })).toBeNull());
  fireEvent.click(await box("预缴"));
  await waitFor(() => expect(remark("预缴").value).toBe("苏州项目"));
});

test("a choice that may have several entries has a button for one more, and each of several can be removed", async () => {
  const { sent, submit } = await show({ several: { values: [5], addText: "再加一项" } });
  const more = () => fireEvent.click(screen.getByRole("button", { name: "无票收入：再加一项" }));
  await box("预缴");
  expect(screen.queryByRole("button", { name: "删除无票收入" })).toBeNull();
  more();
  await waitFor(() => expect(remark("无票收入 2").value).toBe(""));
  fireEvent.change(remark("无票收入 2"), { target: { value: "门店" } });
  more();
  fireEvent.click(await screen.findByRole("button", { name: "删除无票收入 3" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "无票收入 3" })).toBeNull());
  fireEvent.click(await box("无票收入"));
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  fireEvent.click(await box("无票收入"));
  await waitFor(() => expect(remark("无票收入 2").value).toBe("门店"));
  await submit();
  expect(sent()).toEqual([
    {
      cases: [
        { kind: 5, remark: "零星" },
        { kind: 5, remark: "门店" },
      ],
    },
  ]);
});

test("a choice keeps as many entries as it is named among the kept", async () => {
  await show({
    several: { values: [5], addText: "再加一项" },
    kept: { values: [5], reason: "已有无票收入" },
  });
  fireEvent.click(await screen.findByRole("button", { name: "无票收入：再加一项" }));
  fireEvent.click(await screen.findByRole("button", { name: "删除无票收入 2" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^删除/ })).toBeNull());
  expect(screen.getByRole("region", { name: "无票收入" })).toBeTruthy();
});

test("a choice that is kept cannot be taken back, and says why", async () => {
  await show({ kept: { values: [5], reason: "已有无票收入" } });
  expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: /无票收入/ })).disabled).toBe(true);
  expect(screen.getByText("已有无票收入")).toBeTruthy();
});

test("an entry of a choice that is no longer offered can be taken away", async () => {
  const { sent, submit } = await renderForm(cases(), {
    plan: { record: { call: "case.load", params: {} } },
    answers: { "case.load": () => LOADED, "kind.list": () => KINDS.slice(0, 2) },
  });
  fireEvent.click(await box("5（已不适用）"));
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  await submit();
  expect(sent()).toEqual([{ cases: [] }]);
});

test("what is needed and empty is asked about: filled in now it is told at its field, later it is sent", async () => {
  const { sent } = await show();
  fireEvent.click(await box("转出"));
  const save = () => fireEvent.click(screen.getByRole("button", { name: "保存" }));
  save();
  const question = within(await screen.findByRole("dialog"));
  expect(question.getAllByText("有必填项未填写")).not.toEqual([]);
  expect(question.getByText("转出：请说明转出")).toBeTruthy();
  fireEvent.click(question.getByRole("button", { name: "现在填写" }));
  await waitFor(() => expect(errors()).toContain("请说明转出"));
  expect(screen.getByText("请完善特殊情况")).toBeTruthy();
  expect(sent()).toEqual([]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  save();
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "稍后填写" }));
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        cases: [
          { kind: 1, remark: null },
          { kind: 5, remark: "零星" },
        ],
      },
    ]),
  );
});
