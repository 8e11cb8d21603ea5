import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { answerQuestion, rowOf, user } from "../../../renderer/testing/users.ts";
import { RequestError } from "../../../request/request-error.ts";
import { drawScreen } from "../../draw-screen.tsx";
import { choose } from "../choice.ts";
import { alerts, type Dialog, dialogOf, field, staffChoices, write } from "./staff-answers.ts";
import { menuEntry } from "../menu-entry.ts";

setUpBrowser();

type Options = NonNullable<Parameters<typeof drawScreen>[1]>;

function draw({ answers = {}, ...more }: Options = {}) {
  const listed = { list: [user(8, { userKind: "ordinary" })], total: 1 };
  return drawScreen("basic-setting.depart-staff", {
    answers: { ...staffChoices, "userAdmin.list": () => listed, ...answers },
    ...more,
  });
}

const sent = ({ host }: ReturnType<typeof draw>, call: string) =>
  host.calls.filter(({ operationId }) => operationId === call).map(({ params }) => params);
const node = (name: string) => screen.findByRole("treeitem", { name: new RegExp(`^${name}`) });

async function openMenu(name: string): Promise<void> {
  fireEvent.click(within(await node(name)).getByRole("button", { name: `${name}的操作` }));
}

async function act(name: string, action: string): Promise<void> {
  await openMenu(name);
  fireEvent.click(await menuEntry(action));
}

const press = (dialog: Dialog, name: string) => fireEvent.click(dialog.getByRole("button", { name }));

function refused(path: string, message: string) {
  return () => {
    throw new RequestError("refused", "校验不通过", { code: "0400", fieldErrors: [{ path, message }] });
  };
}

test("a new member of staff starts in the chosen department", async () => {
  draw({ search: "node=~3" });
  await rowOf("用户8");
  fireEvent.click(screen.getByRole("button", { name: "新增员工" }));
  const dialog = await dialogOf("新增员工");
  const department = dialog.getByRole("combobox", { name: /所属部门/ });
  await waitFor(() => expect(department.textContent).toBe("会计一部"));
});

test("one of the staff is moved, and the numbers of the tree are asked for again", async () => {
  const shown = draw({ answers: { "user.move": () => null } });
  fireEvent.click(within(await rowOf("用户8")).getByRole("button", { name: "移动" }));
  const dialog = await dialogOf("移动「用户8」");
  await choose(dialog, "目标部门", "示例财税");
  press(dialog, "移动");
  expect(await screen.findByText("已移动")).toBeTruthy();
  expect(sent(shown, "user.move")).toMatchObject([{ userIds: [8], deptId: 1 }]);
  await waitFor(() => expect(sent(shown, "department.tree").length).toBeGreaterThan(1));
});

describe("adding a department", () => {
  test("needs a name of at most 20 characters, and puts it below the other", async () => {
    const shown = draw({ answers: { "department.add": () => ({ deptId: 9 }) } });
    await act("会计一部", "新增下级部门");
    const dialog = await dialogOf("在「会计一部」下新增部门");
    press(dialog, "保存");
    await waitFor(() => expect(alerts(dialog)).toEqual(["请输入部门名称"]));
    expect(field(dialog, "部门名称").maxLength).toBe(20);
    write(dialog, "部门名称", "抽查组");
    press(dialog, "保存");
    expect(await screen.findByText("已新增")).toBeTruthy();
    expect(sent(shown, "department.add")).toEqual([{ parentId: 3, deptName: "抽查组" }]);
  });

  test("a taken name is refused at its field and kept there", async () => {
    const message = "同一上级部门下已有「重名组」";
    draw({ answers: { "department.add": refused("deptName", message) } });
    await act("会计一部", "新增下级部门");
    const dialog = await dialogOf("在「会计一部」下新增部门");
    write(dialog, "部门名称", "重名组");
    press(dialog, "保存");
    await waitFor(() => expect(alerts(dialog)).toEqual([message]));
    await waitFor(() => expect(document.activeElement).toBe(field(dialog, "部门名称")));
    expect(field(dialog, "部门名称").value).toBe("重名组");
  });
});

test("moving under itself is refused at its field; another place is sent", async () => {
  let isRefused = true;
  const refuse = refused("parentId", "不能移动到自己或自己的下级部门");
  const shown = draw({ answers: { "department.move": () => (isRefused ? refuse() : null) } });
  await act("浦东分公司", "移动");
  const dialog = await dialogOf("移动「浦东分公司」");
  await choose(dialog, "上级部门", "示例财税");
  press(dialog, "移动");
  await waitFor(() => expect(alerts(dialog)).toEqual(["不能移动到自己或自己的下级部门"]));
  isRefused = false;
  press(dialog, "移动");
  expect(await screen.findByText("已移动")).toBeTruthy();
  expect(sent(shown, "department.move").at(-1)).toEqual({ deptId: 2, parentId: 1, rowVersion: "2" });
});

describe("deleting", () => {
  test.each([
    ["示例财税", "最上级部门不能删除"],
    ["浦东分公司", "还有下级部门，请先删除或移走"],
    ["会计一部", "还有员工，请先移到其他部门"],
  ])("is not offered for %s, and says why", async (name, reason) => {
    draw();
    await openMenu(name);
    const item = await screen.findByRole("menuitem", { name: `删除（${reason}）` });
    expect(item.getAttribute("aria-disabled")).toBe("true");
  });

  test("an empty one is asked about and sent", async () => {
    const shown = draw({ answers: { "department.delete": () => null } });
    await act("空部门", "删除");
    await answerQuestion("确定删除部门「空部门」？删除后不能恢复。", "删除");
    expect(await screen.findByText("已删除")).toBeTruthy();
    expect(sent(shown, "department.delete")).toEqual([{ deptId: 4 }]);
  });
});

describe("branches", () => {
  const allowed = {
    "department.auth.checkSetBranch": () => ({ allowed: true, reason: null }),
    "department.auth.save": () => null,
  };

  test.each([
    [
      "空部门",
      "设为分公司",
      "确定将「空部门」设为分公司？设置后分公司管理员只能看到本分公司的操作日志。",
      "已设为分公司",
      { deptId: 4, branch: 1 },
    ],
    [
      "浦东分公司",
      "取消分公司",
      "确定取消分公司「浦东分公司」？取消后它是普通部门。",
      "已取消分公司",
      { deptId: 2, branch: 0 },
    ],
  ])("%s: %s is asked about and sent", async (name, action, question, done, params) => {
    const shown = draw({ answers: allowed });
    await act(name, action);
    await answerQuestion(question, action);
    expect(await screen.findByText(done)).toBeTruthy();
    expect(sent(shown, "department.auth.save")).toEqual([params]);
  });

  test.each([
    ["会计一部", "设为分公司", "分公司「浦东分公司」下不能再有分公司「会计一部」"],
    ["浦东分公司", "取消分公司", "「刘伟」还是该分公司的管理员，请先修改其用户类型"],
  ])("%s: it says at once why not to %s", async (name, action, reason) => {
    const shown = draw({
      answers: { "department.auth.checkSetBranch": () => ({ allowed: false, reason }) },
    });
    await act(name, action);
    await waitFor(() => expect(shown.host.heard).toEqual([`不能${action}`]));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

test("the distribution is made by a task", async () => {
  const { host } = draw();
  await rowOf("用户8");
  fireEvent.click(screen.getByRole("button", { name: "导出分配情况" }));
  await waitFor(() => expect(host.heard).toEqual(["导出分配情况"]));
  expect(host.calls).toContainEqual({ operationId: "department.exportDistribution", params: {} });
});

describe("who may do less sees less", () => {
  const codes = [
    ...["", ".add", ".edit", ".move", ".delete", ".setBranch", ".export"].map(
      (action) => `basicSetting.organisation${action}`,
    ),
    ...["", ".add", ".edit", ".move", ".authorise"].map((action) => `basicSetting.staffActions${action}`),
  ];

  test("somebody who may only look: tree and staff, and no action", async () => {
    draw({ viewOnly: codes });
    expect(within(await rowOf("用户8")).queryByRole("button")).toBeNull();
    expect(within(await node("空部门")).queryByRole("button")).toBeNull();
    for (const name of ["导出分配情况", "新增员工"])
      expect(screen.queryByRole("button", { name })).toBeNull();
  });

  test("somebody without its code: not the page, and nothing is asked", () => {
    const { host } = draw({ denied: ["basicSetting.organisation"] });
    expect(screen.getByText("没有此页面的权限")).toBeTruthy();
    expect(host.calls).toEqual([]);
  });
});
