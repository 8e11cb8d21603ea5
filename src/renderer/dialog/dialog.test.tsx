import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { RequestError } from "../../request/request-error.ts";
import type { ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import { createFakeHost } from "../testing/fake-host.ts";
import { renderScreen, setUpBrowser } from "../testing/render-screen.tsx";
import { userManagePlan } from "../testing/user-manage-plan.ts";

setUpBrowser();

const row = { id: 8, name: "李四", account: "lisi", status: 1, createTime: "2026-11-20 14:05:33" };
const detail = { ...row, phone: "138****1234", deptId: null, userKind: "ordinary", roleIds: [1] };
const answers = {
  "userAdmin.list": () => ({ list: [row], total: 1 }),
  "userAdmin.detail": () => detail,
};

async function openDialog(button: "新增用户" | "编辑") {
  await screen.findByText("李四");
  fireEvent.click(screen.getByRole("button", { name: button }));
  const dialog = await screen.findByRole("dialog");
  await within(dialog).findByRole("textbox", { name: /姓名/ });
  return within(dialog);
}

function type(dialog: ReturnType<typeof within>, name: RegExp, value: string) {
  fireEvent.change(dialog.getByRole("textbox", { name }), { target: { value } });
}

function sent(host: ReturnType<typeof createFakeHost>, operationId: string) {
  return host.calls.filter((call) => call.operationId === operationId).map(({ params }) => params);
}

describe("a dialog that makes something", () => {
  test("sends initial and typed values, without hidden fields, then goes on", async () => {
    const host = createFakeHost({ answers: { ...answers, "userAdmin.add": () => ({ id: 9 }) } });
    renderScreen(userManagePlan, host);
    const dialog = await openDialog("新增用户");
    type(dialog, /姓名/, "赵六");
    type(dialog, /账号/, "zhaoliu");
    type(dialog, /手机号/, "138 0000-1111");
    fireEvent.submit(dialog.getByRole("textbox", { name: /姓名/ }));
    expect(await screen.findByText("已新增")).toBeTruthy();
    expect(sent(host, "userAdmin.add")).toEqual([
      { name: "赵六", account: "zhaoliu", phone: "13800001111", userKind: "ordinary" },
    ]);
    expect(sent(host, "userAdmin.list")).toHaveLength(2);
  });

  test("is closed once its task has started; the action goes on when that has ended", async () => {
    const host = createFakeHost({ answers: { ...answers, "userAdmin.add": () => ({ taskid: "t9" }) } });
    let end = (_answer: unknown) => {};
    const ended = new Promise((resolve) => {
      end = resolve;
    });
    const followed: unknown[] = [];
    const followJob = (...facts: unknown[]) => {
      followed.push(facts);
      return { ended };
    };
    const { add } = userManagePlan.dialogs;
    if (add?.kind !== "form" || !add.submit) throw new Error("the dialog sends nothing");
    const submit = { ...add.submit, title: "新增 {{ $values.name }}" };
    const plan = { ...userManagePlan, dialogs: { ...userManagePlan.dialogs, add: { ...add, submit } } };
    renderScreen(plan, { ...host, outside: { ...host.outside, followJob } });
    const dialog = await openDialog("新增用户");
    type(dialog, /姓名/, "赵六");
    type(dialog, /账号/, "zhaoliu");
    fireEvent.click(dialog.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(followed).toEqual([["userAdmin.add", { taskid: "t9" }, "新增 赵六"]]);
    expect(screen.queryByText("已新增")).toBeNull();
    expect(sent(host, "userAdmin.list")).toHaveLength(1);
    // The task shows its own progress; its button is free for the next one.
    expect(screen.getByRole("button", { name: "新增用户" }).getAttribute("aria-busy")).toBe("false");
    const next = await openDialog("新增用户");
    fireEvent.click(next.getByRole("button", { name: "取消" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    end({ status: 1 });
    expect(await screen.findByText("已新增")).toBeTruthy();
    await waitFor(() => expect(sent(host, "userAdmin.list")).toHaveLength(2));
  });

  test("says what is missing at the field, and moves the focus there", async () => {
    const host = createFakeHost({ answers });
    renderScreen(userManagePlan, host);
    const dialog = await openDialog("新增用户");
    fireEvent.click(dialog.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(dialog.getAllByRole("alert")).toHaveLength(2));
    const name = dialog.getByRole("textbox", { name: /姓名/ });
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(name.getAttribute("aria-describedby")!)?.textContent).toBe("请填写此项");
    expect(sent(host, "userAdmin.add")).toEqual([]);
  });

  test("shows the server's findings at their fields and keeps everything typed", async () => {
    let isFree = false;
    const fieldErrors = [{ path: "account", message: "账号已存在" }];
    const add = () => {
      if (!isFree) throw new RequestError("refused", "校验不通过", { code: "0400", fieldErrors });
      return null;
    };
    const host = createFakeHost({ answers: { ...answers, "userAdmin.add": add } });
    renderScreen(userManagePlan, host);
    const dialog = await openDialog("新增用户");
    type(dialog, /姓名/, "赵六");
    type(dialog, /账号/, "zhaoliu");
    fireEvent.click(dialog.getByRole("button", { name: "确定" }));
    expect((await dialog.findByRole("alert")).textContent).toBe("账号已存在");
    expect(document.activeElement).toBe(dialog.getByRole("textbox", { name: /账号/ }));
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /姓名/ }).value).toBe("赵六");
    isFree = true;
    fireEvent.click(await dialog.findByRole("button", { name: "确定" }));
    expect(await screen.findByText("已新增")).toBeTruthy();
  });

  test("a finding about a field that is not on show stands below those of the others, in their order", async () => {
    const fieldErrors = [
      { path: "phone", message: "手机号已被使用" },
      { path: "name", message: "姓名含有敏感词" },
      { path: "edition", message: "版本已到期" },
    ];
    const add = () => {
      throw new RequestError("refused", "信息有误", { code: "0400", fieldErrors });
    };
    renderScreen(userManagePlan, createFakeHost({ answers: { ...answers, "userAdmin.add": add } }));
    const dialog = await openDialog("新增用户");
    type(dialog, /姓名/, "赵六");
    type(dialog, /账号/, "zhaoliu");
    fireEvent.click(dialog.getByRole("button", { name: "确定" }));
    await dialog.findByText("版本已到期");
    expect(dialog.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
      "姓名含有敏感词",
      "手机号已被使用",
      "版本已到期",
    ]);
    expect(dialog.getByRole("textbox", { name: /姓名/, description: "姓名含有敏感词" })).toBe(
      document.activeElement,
    );
    expect(dialog.getByRole("textbox", { name: /手机号/, description: "手机号已被使用" })).toBeTruthy();
  });

  test("a refusal for which the server gives no reason says what has failed", async () => {
    const add = () => {
      throw new RequestError("refused", "数据异常", { code: "9999", isUnexplained: true });
    };
    renderScreen(userManagePlan, createFakeHost({ answers: { ...answers, "userAdmin.add": add } }));
    const dialog = await openDialog("新增用户");
    type(dialog, /姓名/, "赵六");
    type(dialog, /账号/, "zhaoliu");
    fireEvent.click(dialog.getByRole("button", { name: "确定" }));
    expect((await dialog.findByRole("alert")).textContent).toBe("提交失败：数据异常");
  });

  test("a failure without a field is said above the buttons, with the focus", async () => {
    const add = () => {
      throw new RequestError("timeout", "请求超时，请稍后重试");
    };
    renderScreen(userManagePlan, createFakeHost({ answers: { ...answers, "userAdmin.add": add } }));
    const dialog = await openDialog("新增用户");
    type(dialog, /姓名/, "赵六");
    type(dialog, /账号/, "zhaoliu");
    fireEvent.click(dialog.getByRole("button", { name: "确定" }));
    const alert = await dialog.findByRole("alert");
    expect(alert.textContent).toBe("请求超时，请稍后重试。填写的内容已保留，不作修改再次提交不会重复保存");
    expect(alert.parentElement).toBe(dialog.getByRole("button", { name: "确定" }).parentElement);
    await waitFor(() => expect(document.activeElement).toBe(alert));
  });

  test("is not sent twice while it is on its way", async () => {
    const host = createFakeHost({
      answers: { ...answers, "userAdmin.add": () => new Promise(() => undefined) },
    });
    renderScreen(userManagePlan, host);
    const dialog = await openDialog("新增用户");
    type(dialog, /姓名/, "赵六");
    type(dialog, /账号/, "zhaoliu");
    const name = dialog.getByRole("textbox", { name: /姓名/ });
    fireEvent.submit(name);
    fireEvent.submit(name);
    await waitFor(() => expect(sent(host, "userAdmin.add")).toHaveLength(1));
    fireEvent.submit(name);
    expect(sent(host, "userAdmin.add")).toHaveLength(1);
  });

  test("a field follows the condition that shows it", async () => {
    const dialogs = {
      ...userManagePlan.dialogs,
      add: { ...userManagePlan.dialogs.add!, initial: { userKind: "admin" } },
    };
    const host = createFakeHost({ answers: { ...answers, "userAdmin.add": () => null } });
    renderScreen({ ...userManagePlan, dialogs }, host);
    const dialog = await openDialog("新增用户");
    type(dialog, /管理范围/, "全部");
    type(dialog, /姓名/, "赵六");
    type(dialog, /账号/, "zhaoliu");
    fireEvent.click(dialog.getByRole("button", { name: "确定" }));
    await waitFor(() => expect(sent(host, "userAdmin.add")[0]).toMatchObject({ remark: "全部" }));
  });
});

describe("a dialog that edits", () => {
  test("loads the record, sends only the form's own fields with the parameters, and null for what was emptied", async () => {
    const host = createFakeHost({ answers: { ...answers, "userAdmin.modify": () => null } });
    renderScreen(userManagePlan, host);
    const dialog = await openDialog("编辑");
    expect(screen.getByText("编辑用户「李四」")).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /账号/ }).disabled).toBe(true);
    type(dialog, /姓名/, "李五");
    type(dialog, /手机号/, "");
    fireEvent.click(dialog.getByRole("button", { name: "保存" }));
    expect(await screen.findByText("已保存")).toBeTruthy();
    expect(sent(host, "userAdmin.modify")).toEqual([
      { userId: 8, name: "李五", account: "lisi", phone: null, deptId: null, userKind: "ordinary" },
    ]);
  });

  test("a record that cannot be loaded says why and can be asked for again", async () => {
    let isBroken = true;
    const load = () => {
      if (isBroken) throw new RequestError("http", "服务器繁忙");
      return detail;
    };
    renderScreen(userManagePlan, createFakeHost({ answers: { ...answers, "userAdmin.detail": load } }));
    await screen.findByText("李四");
    fireEvent.click(screen.getByRole("button", { name: "编辑" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect((await dialog.findByRole("alert")).textContent).toContain("服务器繁忙");
    isBroken = false;
    fireEvent.click(dialog.getByRole("button", { name: "重试" }));
    expect(await dialog.findByRole("textbox", { name: /姓名/ })).toBeTruthy();
  });

  test("is only for reading when the permission says so", async () => {
    const plan: ListPlan = {
      ...userManagePlan,
      rowActions: userManagePlan.rowActions.map(({ permission: _permission, ...action }) => action),
    };
    renderScreen(plan, createFakeHost({ answers, viewOnly: ["staff"] }));
    const dialog = await openDialog("编辑");
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /姓名/ }).readOnly).toBe(true);
    expect(dialog.queryByRole("button", { name: "保存" })).toBeNull();
  });
});

describe("leaving a dialog", () => {
  test("asks when something typed would get lost, and stays when the user does not agree", async () => {
    const shown = renderScreen(userManagePlan, createFakeHost({ answers }));
    const dialog = await openDialog("新增用户");
    expect(shown.closingQuestions()).toEqual([]);
    type(dialog, /姓名/, "赵六");
    expect(shown.closingQuestions()).toEqual(["「新增用户」中有未保存的修改，确定放弃？"]);
    fireEvent.keyDown(dialog.getByRole("textbox", { name: /姓名/ }), { key: "Escape", keyCode: 27 });
    await screen.findAllByText("确定放弃未保存的修改？");
    const question = within(screen.getAllByRole("dialog").at(-1)!);
    fireEvent.click(question.getByRole("button", { name: "取消" }));
    await waitFor(() => expect(screen.queryByText("确定放弃未保存的修改？")).toBeNull());
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /姓名/ }).value).toBe("赵六");
  });

  test("asks once, though Esc is pressed again before the question has the focus", async () => {
    renderScreen(userManagePlan, createFakeHost({ answers }));
    const dialog = await openDialog("新增用户");
    type(dialog, /姓名/, "赵六");
    const name = dialog.getByRole("textbox", { name: /姓名/ });
    const escape = () => fireEvent.keyDown(name, { key: "Escape", keyCode: 27 });
    escape();
    escape();
    await screen.findAllByText("确定放弃未保存的修改？");
    expect(screen.getAllByRole("dialog")).toHaveLength(2);
    fireEvent.click(within(screen.getAllByRole("dialog").at(-1)!).getByRole("button", { name: "取消" }));
    await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
    escape();
    await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(2));
  });

  test("hears Esc though the focus has fallen into the page behind it", async () => {
    renderScreen(userManagePlan, createFakeHost({ answers }));
    const dialog = await openDialog("新增用户");
    act(() => (document.activeElement as HTMLElement).blur());
    expect(document.activeElement).toBe(document.body);
    type(dialog, /姓名/, "赵六");
    fireEvent.keyDown(document.body, { key: "Escape", keyCode: 27 });
    await screen.findAllByText("确定放弃未保存的修改？");
    // The question is in front now: Esc is not for the form behind it.
    fireEvent.keyDown(document.body, { key: "Escape", keyCode: 27 });
    const question = within(screen.getAllByRole("dialog").at(-1)!);
    fireEvent.click(question.getByRole("button", { name: "放弃修改" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("hears Esc though a button of the page behind it has the focus", async () => {
    renderScreen(userManagePlan, createFakeHost({ answers }));
    await openDialog("新增用户");
    const behind = screen.getByRole("button", { name: "刷新", hidden: true });
    act(() => behind.focus());
    fireEvent.keyDown(behind, { key: "Escape", keyCode: 27 });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("goes at once when nothing was typed, and the steps after it do not run", async () => {
    const host = createFakeHost({ answers });
    const shown = renderScreen(userManagePlan, host);
    const dialog = await openDialog("新增用户");
    fireEvent.click(dialog.getByRole("button", { name: "取消" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent(host, "userAdmin.list")).toHaveLength(1);
    expect(shown.closingQuestions()).toEqual([]);
  });

  test("while it is being sent does not hide from the list what the server has done", async () => {
    let finish: (value: unknown) => void = () => undefined;
    const host = createFakeHost({
      answers: { ...answers, "userAdmin.modify": () => new Promise((resolve) => (finish = resolve)) },
    });
    renderScreen(userManagePlan, host);
    const dialog = await openDialog("编辑");
    fireEvent.click(dialog.getByRole("button", { name: "保存" }));
    await waitFor(() => expect(sent(host, "userAdmin.modify")).toHaveLength(1));
    fireEvent.click(dialog.getByRole("button", { name: "取消" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent(host, "userAdmin.list")).toHaveLength(1);
    await act(async () => finish(null));
    await waitFor(() => expect(sent(host, "userAdmin.list")).toHaveLength(2));
    expect(screen.queryByText("已保存")).toBeNull();
  });

  test("what was typed, and the question about it, are there again after the page was behind another tab", async () => {
    const host = createFakeHost({
      answers: { ...answers, "userAdmin.modify": () => new Promise(() => undefined) },
    });
    const shown = renderScreen(userManagePlan, host);
    const dialog = await openDialog("编辑");
    type(dialog, /姓名/, "李五");
    shown.show(false);
    // Formily takes a form apart a moment after it has gone.
    await new Promise((resolve) => setTimeout(resolve));
    shown.show(true);
    expect(shown.closingQuestions()).toEqual(["「编辑用户「李四」」中有未保存的修改，确定放弃？"]);
    expect(dialog.getByRole<HTMLInputElement>("textbox", { name: /姓名/ }).value).toBe("李五");
    type(dialog, /姓名/, "");
    expect((await dialog.findByRole("alert")).textContent).toBe("请填写此项");
    fireEvent.click(dialog.getByRole("button", { name: "保存" }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole("textbox", { name: /姓名/ })));
    type(dialog, /姓名/, "李六");
    await waitFor(() => expect(dialog.queryByRole("alert")).toBeNull());
    fireEvent.click(dialog.getByRole("button", { name: "保存" }));
    await waitFor(() =>
      expect(sent(host, "userAdmin.modify")[0]).toMatchObject({ name: "李六", account: "lisi" }),
    );
    expect(sent(host, "userAdmin.detail")).toHaveLength(1);
    expect(sent(host, "userAdmin.list")).toHaveLength(1);
  });
});
