import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { RendererHost } from "../../host.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";
import { formPlan, input, number, SAVE, text, type } from "../testing/render-form.tsx";
import type { FormSchema } from "../../../schema/plan/plans/screen-plan.ts";

setUpBrowser();

const RESTORED = /已恢复未提交的内容/;
const secret = { "x-data": { secret: true } };

/** One machine, on which the page can be loaded again and again. */
function machine(
  properties: { readonly [name: string]: FormSchema },
  plan: Parameters<typeof formPlan>[1] = {},
) {
  const kept = new Map<string, string>();
  const storage: RendererHost["storage"] = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  const record = { current: { id: 1, name: "旧名", phone: "138****1234" } };
  const sent: unknown[] = [];
  const open = async ({ userId = 7, search = "" } = {}) => {
    cleanup();
    const answers = {
      [SAVE]: (params: unknown) => void sent.push(params),
      "thing.detail": () => record.current,
    };
    const host = createFakeHost({ answers });
    const session = { ...host.session, user: { ...host.session.user, id: userId } };
    const shown = renderScreen(formPlan(properties, plan), { ...host, storage, session }, { search });
    await screen.findByRole("button", { name: "保存" });
    return shown;
  };
  return { kept, open, record, sent };
}

/** The page is loaded again. */
const reload = () => act(() => void window.dispatchEvent(new Event("pagehide")));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("what was typed is there again after a reload, with a line that says so", async () => {
  const { open } = machine({ name: text("名称"), count: number("数量") });
  await open();
  type("名称", "新公司");
  type("数量", "12");
  reload();
  await open();
  expect(screen.getByText(RESTORED)).toBeTruthy();
  expect(input("名称").value).toBe("新公司");
  expect(input("数量").value).toBe("12");
});

test("it still counts as not saved, and is sent like anything typed", async () => {
  const { open, sent, kept } = machine({ name: text("名称") });
  await open();
  type("名称", "新公司");
  reload();
  const { closingQuestions } = await open();
  expect(closingQuestions()).toHaveLength(1);
  press("保存");
  await waitFor(() => expect(sent).toEqual([{ name: "新公司" }]));
  await waitFor(() => expect(kept.size).toBe(0));
  await open();
  expect(input("名称").value).toBe("");
  expect(screen.queryByText(RESTORED)).toBeNull();
});

test("放弃 puts the form back as it was loaded, and forgets it", async () => {
  const { open, kept } = machine({ name: text("名称", { default: "默认" }), remark: text("备注") });
  await open();
  type("名称", "新公司");
  reload();
  const { closingQuestions } = await open();
  type("备注", "又写了一点");
  press("放弃");
  fireEvent.click(await screen.findByRole("button", { name: "放弃内容" }));
  await waitFor(() => expect(input("名称").value).toBe("默认"));
  expect(input("备注").value).toBe("");
  expect(screen.queryByText(RESTORED)).toBeNull();
  expect(closingQuestions()).toEqual([]);
  expect(kept.size).toBe(0);
});

test("passwords, codes and what is shown masked are never kept, and the line says what is missing", async () => {
  const { open, kept } = machine({ name: text("名称"), phone: text("手机号", secret) });
  await open();
  type("名称", "新公司");
  type("手机号", "13800001111");
  reload();
  expect([...kept.values()].join()).not.toContain("13800001111");
  await open();
  expect(screen.getByText(RESTORED).textContent).toContain("（不含手机号，需重新填写）");
  expect(input("手机号").value).toBe("");
});

test("a list with such a field in it is not kept at all", async () => {
  const list = {
    type: "array",
    title: "联系人",
    items: { type: "object", properties: { phone: text("手机号", secret) } },
  };
  const { open, kept } = machine({ people: list, name: text("名称") });
  await open();
  press("添加");
  await screen.findByRole("textbox", { name: /手机号/ });
  type(/手机号/, "13800001111");
  type("名称", "甲");
  reload();
  expect([...kept.values()].join()).toContain("甲");
  expect([...kept.values()].join()).not.toContain("13800001111");
});

test("rows of a list come back with the values in them", async () => {
  const list = {
    type: "array",
    title: "明细",
    items: { type: "object", properties: { item: text("项目") } },
  };
  const { open } = machine({ lines: list });
  await open();
  press("添加");
  await screen.findByRole("textbox", { name: /项目/ });
  type(/项目/, "咨询费");
  reload();
  await open();
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: /项目/ })).value).toBe("咨询费");
});

test("what a reaction works out does not take the place of what was typed over it", async () => {
  const follow = { dependencies: ["name"], fulfill: { state: { value: "{{ $deps[0] }}" } } };
  const { open } = machine({ name: text("名称"), short: text("简称", { "x-reactions": [follow] }) });
  await open();
  type("名称", "上海云启");
  type("简称", "云启");
  reload();
  await open();
  await waitFor(() => expect(input("简称").value).toBe("云启"));
  expect(input("名称").value).toBe("上海云启");
});

const ofRecord = {
  record: { call: "thing.detail", params: { id: "{{ given.id }}" } },
  inputs: [{ name: "id", title: "编号", type: "integer" }],
} as const;

test("over a record that somebody has changed since it is only offered", async () => {
  const { open, record } = machine({ name: text("名称"), remark: text("备注") }, ofRecord);
  await open({ search: "id=1" });
  type("备注", "我写的");
  reload();
  record.current = { ...record.current, name: "别人改的" };
  await open({ search: "id=1" });
  expect(await screen.findByText(/有未提交的内容，但此数据之后已被修改/)).toBeTruthy();
  expect(input("备注").value).toBe("");
  press("恢复");
  expect(input("备注").value).toBe("我写的");
  expect(input("名称").value).toBe("别人改的");
  expect(screen.getByText(RESTORED)).toBeTruthy();
});

test("another record, another address and another user have a form of their own", async () => {
  const { open } = machine({ name: text("名称") }, ofRecord);
  await open({ search: "id=1" });
  type("名称", "甲");
  reload();
  await open({ search: "id=2" });
  expect(input("名称").value).toBe("旧名");
  await open({ search: "id=1", userId: 8 });
  expect(input("名称").value).toBe("旧名");
  await open({ search: "id=1" });
  await screen.findByText(RESTORED);
  expect(input("名称").value).toBe("甲");
});

test("what is agreed to be lost is forgotten", async () => {
  const { open, kept } = machine({ name: text("名称") });
  await open();
  type("名称", "新公司");
  reload();
  expect(kept.size).toBe(1);
  press("取消");
  fireEvent.click(await screen.findByRole("button", { name: "放弃修改" }));
  await waitFor(() => expect(kept.size).toBe(0));
});

test("what was typed and taken back leaves no draft", async () => {
  const { open, kept } = machine({ name: text("名称") });
  await open();
  type("名称", "新");
  type("名称", "");
  reload();
  expect(kept.size).toBe(0);
});
