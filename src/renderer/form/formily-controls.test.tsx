import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { RequestError } from "../../request/request-error.ts";
import type { FormSchema } from "../../schema/plan/plans/screen-plan.ts";
import { setUpBrowser } from "../testing/render-screen.tsx";
import { errors, renderForm } from "./testing/render-form.tsx";

setUpBrowser();
beforeAll(() => {
  window.matchMedia = (media) =>
    ({ media, matches: false, addListener: () => undefined, removeListener: () => undefined }) as never;
});

const PEOPLE = [
  { id: 1, name: "陆晓岚" },
  { id: 2, name: "顾明远" },
];
const REGIONS = [{ id: "31", name: "上海", children: [{ id: "3101", name: "黄浦" }] }];

function control(kind: string, title: string, options: object = {}): FormSchema {
  return {
    type: kind === "TimePicker" ? "string" : "array",
    title,
    "x-component": `field:${kind}`,
    "x-component-props": options,
  };
}

const source = (call: string) => ({ source: { call, value: "id", label: "name" } });

test("Transfer: found by pinyin, moved over, and sent", async () => {
  const properties = { people: control("Transfer", "人员", source("people.list")) };
  const { sent, submit } = await renderForm(properties, { answers: { "people.list": () => PEOPLE } });
  const lists = await screen.findByRole("group", { name: "人员" });
  await screen.findByText("陆晓岚");
  fireEvent.change(within(lists).getAllByRole("textbox")[0]!, { target: { value: "gmy" } });
  await waitFor(() => expect(screen.queryByText("陆晓岚")).toBeNull());
  fireEvent.click(screen.getByRole("checkbox", { name: "顾明远" }));
  fireEvent.click(screen.getByRole("button", { name: /加入/ }));
  await submit();
  expect(sent()).toEqual([{ people: [2] }]);
});

test("Transfer: all of many are taken at once, by a box that has a name", async () => {
  const many = Array.from({ length: 150 }, (_, index) => ({ id: index + 1, name: `员工${index + 1}` }));
  const properties = { people: control("Transfer", "人员", source("people.list")) };
  const { sent, submit } = await renderForm(properties, { answers: { "people.list": () => many } });
  await screen.findByText("员工150");
  fireEvent.click(screen.getAllByRole("checkbox", { name: "全选" })[0]!);
  fireEvent.click(screen.getByRole("button", { name: /加入/ }));
  await submit();
  expect(sent()).toEqual([{ people: many.map(({ id }) => id) }]);
});

test("Transfer: choices that do not come can be asked for again, and a missing one is told", async () => {
  let asked = 0;
  const answer = () => {
    asked += 1;
    if (asked === 1) throw new RequestError("http", "暂时不可用");
    return PEOPLE;
  };
  const properties = {
    people: {
      ...control("Transfer", "人员", source("people.list")),
      "x-validator": [{ required: true, message: "请选择人员" }],
    },
  };
  const { sent, submit } = await renderForm(properties, { answers: { "people.list": answer } });
  fireEvent.click(await screen.findByRole("button", { name: "重试" }));
  await screen.findByText("陆晓岚");
  await submit();
  expect(errors()).toEqual(["请选择人员"]);
  expect(sent()).toEqual([]);
});

test("Transfer: in a form that is for reading nothing can be moved", async () => {
  const properties = {
    people: { ...control("Transfer", "人员", source("people.list")), "x-read-only": true },
  };
  await renderForm(properties, {
    answers: { "people.list": () => PEOPLE },
    plan: { initial: { people: [1] } },
  });
  await screen.findByText("陆晓岚");
  for (const box of screen.getAllByRole<HTMLInputElement>("checkbox")) expect(box.disabled).toBe(true);
});

test("Cascader: the values of all levels are sent", async () => {
  const properties = { region: control("Cascader", "地区", source("region.tree")) };
  const { sent, submit } = await renderForm(properties, { answers: { "region.tree": () => REGIONS } });
  fireEvent.mouseDown(await screen.findByRole("combobox", { name: "地区" }));
  fireEvent.click(await screen.findByText("上海"));
  fireEvent.click(await screen.findByText("黄浦"));
  await submit();
  expect(sent()).toEqual([{ region: ["31", "3101"] }]);
});

test("TimePicker: a time is typed, and sent as it is written", async () => {
  const properties = { at: control("TimePicker", "时间", { format: "HH:mm" }) };
  const { sent, submit } = await renderForm(properties);
  const time = await screen.findByRole("textbox", { name: "时间" });
  fireEvent.mouseDown(time);
  fireEvent.change(time, { target: { value: "09:30" } });
  fireEvent.keyDown(time, { key: "Enter", code: "Enter", keyCode: 13 });
  await submit();
  expect(sent()).toEqual([{ at: "09:30" }]);
});
