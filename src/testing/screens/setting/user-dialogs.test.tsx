import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { rowOf, user } from "../../../renderer/testing/users.ts";
import { drawScreen } from "../../draw-screen.tsx";
import { choose } from "../choice.ts";
import { alerts, type Dialog, dialogOf, field, staffChoices, write } from "./staff-answers.ts";
import { menuEntry } from "../menu-entry.ts";

setUpBrowser();

const list = [user(8, { userKind: "ordinary", rowVersion: "3" }), user(9, { rowVersion: "5" })];

function draw() {
  return drawScreen("setting.user-manage", {
    answers: {
      ...staffChoices,
      "userAdmin.list": () => ({ list, total: list.length }),
      "user.delegateCounts": () => ({ delegateCount: 1 }),
      "userAdmin.detail": () => ({ ...list[0], deptId: 3, roleIds: [1] }),
      "user.authorise": () => null,
      "user.batchAuthorise": () => null,
      "user.move": () => null,
      "userAdmin.batchResetPwd": () => null,
    },
  });
}

const sent = ({ host }: ReturnType<typeof draw>, call: string) =>
  host.calls.filter(({ operationId }) => operationId === call).map(({ params }) => params);
const press = (dialog: Dialog, name: string) => fireEvent.click(dialog.getByRole("button", { name }));

async function tickBoth(action: string): Promise<void> {
  await rowOf("用户8");
  fireEvent.click(screen.getByRole("checkbox", { name: "选择本页全部" }));
  const bar = within(screen.getByRole("group", { name: "已选的行" }));
  fireEvent.click(bar.getByRole("button", { name: action }));
}

describe("authorising", () => {
  test("one user starts from their roles and gets exactly the chosen ones", async () => {
    const shown = draw();
    fireEvent.click(within(await rowOf("用户8")).getByRole("button", { name: "授权" }));
    const dialog = await dialogOf("给「用户8」授权");
    expect(await dialog.findByText("主办会计")).toBeTruthy();
    await choose(dialog, "角色", "外勤顾问");
    press(dialog, "保存");
    expect(await screen.findByText("已授权")).toBeTruthy();
    expect(sent(shown, "user.authorise")).toMatchObject([{ userId: 8, roleIds: [1, 2] }]);
  });

  test.each([
    ["追加角色", "add"],
    ["替换原有角色", "replace"],
  ])("several users: %s, and never without a role", async (label, mode) => {
    const shown = draw();
    await tickBoth("批量授权");
    const dialog = await dialogOf("给所选的 2 个用户授权");
    press(dialog, "保存");
    await waitFor(() => expect(alerts(dialog)).toEqual(["请选择角色"]));
    expect(sent(shown, "user.batchAuthorise")).toEqual([]);
    fireEvent.click(dialog.getByRole("radio", { name: new RegExp(`^${label}`) }));
    await choose(dialog, "角色", "外勤顾问");
    press(dialog, "保存");
    expect(await screen.findByText("已授权")).toBeTruthy();
    expect(sent(shown, "user.batchAuthorise")).toEqual([
      { userIds: [8, 9], rowVersionList: ["3", "5"], mode, roleIds: [2] },
    ]);
    expect(screen.queryByText(/已选/)).toBeNull();
  });
});

test("the ticked users are moved to a department, which is asked for", async () => {
  const shown = draw();
  await tickBoth("移动");
  const dialog = await dialogOf("移动所选的 2 个用户");
  press(dialog, "移动");
  await waitFor(() => expect(alerts(dialog)).toEqual(["请选择目标部门"]));
  await choose(dialog, "目标部门", "示例财税");
  press(dialog, "移动");
  expect(await screen.findByText("已移动")).toBeTruthy();
  expect(sent(shown, "user.move")).toEqual([{ userIds: [8, 9], rowVersionList: ["3", "5"], deptId: 1 }]);
});

describe("resetting a password", () => {
  test("weak ones are refused at their field, one sentence each, and two must be equal", async () => {
    const shown = draw();
    fireEvent.click(within(await rowOf("用户8")).getByRole("button", { name: "更多" }));
    fireEvent.click(await menuEntry("重置密码"));
    const dialog = await dialogOf("重置「用户8」的密码");
    press(dialog, "重置");
    await waitFor(() => expect(alerts(dialog)).toEqual(["请输入新密码", "请输入确认密码"]));
    for (const [weak, message] of [
      ["Abcdef1!", "密码不能包含特殊字符"],
      ["Abcde12", "长度为8~18位"],
      ["abcdefg1", "长度为8~18位，必须包含大小写字母"],
      ["Abcdefgh", "必须包含数字"],
      ["abcdefgh", "长度为8~18位，必须包含大小写字母、数字"],
    ] as const) {
      write(dialog, "新密码", weak);
      write(dialog, "确认密码", weak);
      press(dialog, "重置");
      await waitFor(() => expect(alerts(dialog), weak).toEqual([message]));
      await waitFor(() => expect(document.activeElement).toBe(field(dialog, "新密码")));
    }
    write(dialog, "新密码", "Abcdef12");
    write(dialog, "确认密码", "Abcdef21");
    press(dialog, "重置");
    await waitFor(() => expect(alerts(dialog)).toEqual(["两次输入的密码不一致，请重新输入"]));
    expect(field(dialog, "新密码").value).toBe("Abcdef12");
    expect(field(dialog, "新密码").type).toBe("password");
    expect(sent(shown, "userAdmin.batchResetPwd")).toEqual([]);
  });

  test("of several users at once sends one for all of them", async () => {
    const shown = draw();
    await tickBoth("批量重置密码");
    const dialog = await dialogOf("重置所选的 2 个用户的密码");
    write(dialog, "新密码", "Xinmima2026");
    write(dialog, "确认密码", "Xinmima2026");
    press(dialog, "重置");
    expect(await screen.findByText("密码已重置")).toBeTruthy();
    expect(sent(shown, "userAdmin.batchResetPwd")).toEqual([{ userIds: [8, 9], password: "Xinmima2026" }]);
  });
});
