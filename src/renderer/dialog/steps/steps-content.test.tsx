// The screens load them lazily; here they shall be at hand before a test clicks.
import "../../detail/detail-view.tsx";
import "./steps-content.tsx";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { RequestError } from "../../../request/request-error.ts";
import type { ActionPlan, DialogPlan, DialogStepPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { detailPlan } from "../../testing/detail-plan.ts";
import { createFakeHost, type FakeHost } from "../../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../../testing/render-screen.tsx";

setUpBrowser();
afterEach(() => vi.useRealTimers());

const field = (title: string, more: object = {}) => ({
  type: "string",
  title,
  "x-component": "field:text",
  ...more,
});
const step = (more: Partial<DialogStepPlan> & Pick<DialogStepPlan, "id">): DialogStepPlan => ({
  initial: {},
  form: { type: "object", properties: {} },
  submitLabel: "下一步",
  whenHidden: "omit",
  actions: [],
  next: [],
  secrets: {},
  ...more,
});
const button = (label: string, more: Partial<ActionPlan>): ActionPlan => ({
  id: label,
  label,
  style: "default",
  disabled: [],
  do: [],
  ...more,
});

const account = step({
  id: "account",
  title: "账号",
  form: {
    type: "object",
    properties: { phone: field("手机号"), password: field("密码", { "x-data": { secret: true } }) },
  },
  submit: { call: "code.send", params: { company: "{{ given.companyId }}" } },
  submitLabel: "提交",
  secrets: { password: "密码" },
  next: [
    { when: "{{ sent.status === 2 }}", to: "code" },
    { when: "{{ sent.status === 4 && from === 'account' }}", to: "guide" },
    { when: "{{ sent.status === 0 }}", done: [{ verb: "toast", args: { toast: "已通过" } }] },
    { error: "{{ sent.reason }}" },
  ],
});
const guide = step({
  id: "guide",
  text: "{{ steps.account.phone }} 还没有注册",
  back: true,
  send: { step: "account", with: {} },
  submitLabel: "已注册",
  actions: [button("暂不注册", { send: { step: "account", with: { ignore: 1 } } })],
});
const code = step({
  id: "code",
  title: "验证码",
  back: true,
  form: { type: "object", properties: { code: field("验证码") } },
  submit: {
    call: "code.check",
    params: { phone: "{{ steps.account.phone }}", codeId: "{{ answers.account.codeId }}" },
  },
  submitLabel: "登录",
  actions: [button("重新发送", { send: { step: "account", with: {}, cooldown: 300 } })],
  next: [{ when: "{{ sent.ok }}", done: [] }, { error: "{{ sent.reason }}" }],
});
const dialog: DialogPlan = {
  kind: "steps",
  id: "verify",
  title: "验证",
  width: 560,
  place: "modal",
  steps: [account, guide, code],
};

type Answers = NonNullable<Parameters<typeof createFakeHost>[0]>["answers"];

async function open(answers: Answers, stored?: FakeHost["stored"]) {
  const host = createFakeHost({
    answers: { "customer.get": () => ({ name: "上海商贸" }), ...answers },
  });
  for (const [key, value] of stored ?? []) host.stored.set(key, value);
  const write = { id: "code.send", effect: "write" } as never;
  const plan = detailPlan({
    calls: { "code.send": write, "code.check": write },
    actions: [button("打开", { do: [{ verb: "open", args: { open: "verify", with: { companyId: 7 } } }] })],
    dialogs: { verify: dialog },
  });
  renderScreen(plan, host, {});
  fireEvent.click(await screen.findByRole("button", { name: "打开" }));
  await screen.findByRole("dialog");
  return {
    host,
    sent: (operation: string) =>
      host.calls.filter(({ operationId }) => operationId === operation).map(({ params }) => params),
  };
}

const inDialog = () => within(screen.getByRole("dialog"));
const box = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const type = async (name: string, value: string) => fireEvent.change(await box(name), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const NEEDS_CODE = { "code.send": () => ({ status: 2, codeId: "c1" }) };

async function reachCode(answers: Answers = {}) {
  const opened = await open({ ...NEEDS_CODE, ...answers });
  await type("手机号", "138");
  await type("密码", "pw");
  await press("提交");
  await box("验证码");
  return opened;
}

test("what was typed and answered before is there for the next step, and the end closes the dialog", async () => {
  const { sent } = await reachCode({ "code.check": () => ({ ok: true }) });
  expect(sent("code.send")).toEqual([{ phone: "138", password: "pw", company: 7 }]);
  const first = await box("验证码");
  expect(document.activeElement).toBe(first);
  expect(inDialog().getByRole("status").textContent).toBe("第 2 步，共 2 步：验证码");
  await type("验证码", "42");
  fireEvent.submit(await box("验证码"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent("code.check")).toEqual([{ code: "42", phone: "138", codeId: "c1" }]);
});

test("an answer that is an error is said, and nothing typed is lost", async () => {
  await open({ "code.send": () => ({ status: 1, reason: "用户名不存在" }) });
  await type("手机号", "138");
  await press("提交");
  expect((await screen.findByRole("alert")).textContent).toBe("用户名不存在");
  expect((await box("手机号")).value).toBe("138");
});

test.each([null, "", 7, []])("an answer of no shape (%j) is said as well", async (answer) => {
  await open({ "code.send": () => answer });
  await type("手机号", "138");
  await press("提交");
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
  expect((await box("手机号")).value).toBe("138");
});

test("errors of the server stand at the fields of the step", async () => {
  await reachCode({
    "code.check": () => {
      throw new RequestError("refused", "请检查", {
        fieldErrors: [{ path: "code", message: "验证码不足 6 位" }],
      });
    },
  });
  await type("验证码", "4");
  await press("登录");
  expect(await screen.findByText("验证码不足 6 位")).toBeDefined();
});

test("going back keeps what was typed in both steps", async () => {
  await reachCode();
  await type("验证码", "42");
  await press("上一步");
  expect((await box("手机号")).value).toBe("138");
  expect((await box("密码")).value).toBe("pw");
  await press("提交");
  expect((await box("验证码")).value).toBe("42");
});

test("a detour sends again with its choice, and says when it leads nowhere", async () => {
  const { sent } = await open({
    "code.send": ({ ignore }) =>
      ignore === 1 ? { status: 2, codeId: "c1" } : { status: 4, reason: "请先注册" },
  });
  await type("手机号", "138");
  await press("提交");
  const words = await screen.findByText("138 还没有注册");
  expect(document.activeElement).toBe(words);
  await press("已注册");
  expect((await screen.findByRole("alert")).textContent).toBe("请先注册");
  await press("暂不注册");
  await box("验证码");
  expect(sent("code.send").at(-1)).toEqual({ phone: "138", company: 7, ignore: 1 });
  await press("上一步");
  expect((await box("手机号")).value).toBe("138");
});

test("a code is sent again when its countdown has ended, and the newest answer counts", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  let codes = 0;
  const { sent } = await reachCode({
    "code.send": () => ({ status: 2, codeId: `c${(codes += 1)}` }),
    "code.check": () => ({ ok: true }),
  });
  await type("验证码", "42");
  const again = screen.getByRole("button", { name: "重新发送 (300 秒)" });
  fireEvent.click(again);
  expect(sent("code.send")).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(13_000));
  expect(again.textContent).toBe("重新发送 (287 秒)");
  expect(again.getAttribute("aria-disabled")).toBe("true");
  act(() => void vi.advanceTimersByTime(287_000));
  fireEvent.click(screen.getByRole("button", { name: "重新发送" }));
  await screen.findByRole("button", { name: "重新发送 (300 秒)" });
  expect((await box("验证码")).value).toBe("42");
  await press("登录");
  await waitFor(() => expect(sent("code.check")).toEqual([{ code: "42", phone: "138", codeId: "c2" }]));
});

test("a countdown goes on while the dialog is closed, without what no browser keeps", async () => {
  const { host } = await reachCode();
  fireEvent.click(screen.getByRole("button", { name: "取消" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(JSON.stringify([...host.stored])).not.toContain("pw");
  await press("打开");
  await box("验证码");
  const again = screen.getByRole("button", { name: /^重新发送 \(\d+ 秒\)$/ });
  expect(again.getAttribute("aria-disabled")).toBe("true");
  await press("上一步");
  expect((await box("手机号")).value).toBe("138");
  expect((await box("密码")).value).toBe("");
});

test("what is said is what was done last", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  let isFull = false;
  await reachCode({
    "code.send": () => (isFull ? { status: 1, reason: "今日次数已达上限" } : { status: 2, codeId: "c1" }),
    "code.check": () => ({ ok: false, reason: "验证码错误" }),
  });
  const told = (words: string) =>
    waitFor(() => expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toEqual([words]));
  await type("验证码", "1");
  await press("登录");
  await told("验证码错误");
  act(() => void vi.advanceTimersByTime(300_000));
  isFull = true;
  await press("重新发送");
  await told("今日次数已达上限");
  await press("登录");
  await told("验证码错误");
});

test("closing asks for what no server has", async () => {
  await reachCode();
  await type("验证码", "42");
  fireEvent.click(screen.getByRole("button", { name: "取消" }));
  await waitFor(() => expect(screen.getAllByText("确定放弃未保存的修改？").length).toBeGreaterThan(0));
});
