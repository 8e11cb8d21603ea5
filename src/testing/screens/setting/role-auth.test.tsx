import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { answerQuestion, rowOf } from "../../../renderer/testing/users.ts";
import { RequestError } from "../../../request/request-error.ts";
import { drawScreen } from "../../draw-screen.tsx";
import { alerts, type Dialog, dialogOf, field, write } from "./staff-answers.ts";
import { menuEntry } from "../menu-entry.ts";

setUpBrowser();

type Options = NonNullable<Parameters<typeof drawScreen>[1]>;

const ROLES = "basicSetting.rolePermission";
const can = { permissions: true, delete: true };
const list = [
  { roleId: 1, roleName: "会计主管", remark: "管一个部门", userCount: 2, rowVersion: "1", can },
  { roleId: 2, roleName: "试用", remark: null, userCount: 0, rowVersion: "2", can },
];
const permissions = [
  { code: "log", operationFlag: 2 },
  { code: "tags", operationFlag: 0 },
];
const tree = [
  { code: "log", name: "操作日志", children: [] },
  { code: "tags", name: "标签管理", children: [] },
];
const people = [
  { userId: 8, userName: "赵敏", account: "zhaomin", deptName: "会计一部", status: 1 },
  { userId: 9, userName: "孙丽", account: "sunli", deptName: "会计一部", status: 0 },
];

function draw({ answers = {}, ...more }: Options = {}) {
  return drawScreen("basic-setting.role-auth", {
    answers: {
      "role.page": () => ({ list, total: list.length }),
      "role.detail": () => ({ ...list[0], permissions }),
      "role.permissionTree": () => tree,
      "user.roleAllUsers": () => people,
      ...answers,
    },
    ...more,
  });
}

const sent = ({ host }: ReturnType<typeof draw>, call: string) =>
  host.calls.filter(({ operationId }) => operationId === call).map(({ params }) => params);
const press = (dialog: Dialog, name: string) => fireEvent.click(dialog.getByRole("button", { name }));

async function act(role: string, action: string): Promise<void> {
  fireEvent.click(within(await rowOf(role)).getByRole("button", { name: action }));
}

async function startMore(role: string, action: string): Promise<void> {
  await act(role, "更多");
  fireEvent.click(await menuEntry(action));
}

function nameIsTaken() {
  const fieldErrors = [{ path: "roleName", message: "已有名为「主办会计」的角色" }];
  throw new RequestError("refused", "校验不通过", { code: "0400", fieldErrors });
}

describe("a role", () => {
  test("is added under a free name of at most 20 characters; what was typed beside it stays", async () => {
    let isTaken = true;
    const shown = draw({ answers: { "role.add": () => (isTaken ? nameIsTaken() : { roleId: 3 }) } });
    await rowOf("会计主管");
    fireEvent.click(screen.getByRole("button", { name: "新增角色" }));
    const dialog = await dialogOf("新增角色");
    expect(field(dialog, "角色名称").maxLength).toBe(20);
    write(dialog, "角色名称", "主办会计");
    write(dialog, "说明", "写过的说明");
    press(dialog, "保存");
    await waitFor(() => expect(alerts(dialog)).toEqual(["已有名为「主办会计」的角色"]));
    await waitFor(() => expect(document.activeElement).toBe(field(dialog, "角色名称")));
    expect(field(dialog, "说明").value).toBe("写过的说明");
    isTaken = false;
    write(dialog, "角色名称", "副主办");
    press(dialog, "保存");
    expect(await screen.findByText("已新增，请继续设置权限")).toBeTruthy();
    expect(sent(shown, "role.add").at(-1)).toEqual({ roleName: "副主办", remark: "写过的说明" });
  });

  test("is renamed without a word of its permissions", async () => {
    const shown = draw({ answers: { "role.update": () => null } });
    await act("会计主管", "编辑");
    const dialog = await dialogOf("编辑角色「会计主管」");
    await waitFor(() => expect(field(dialog, "角色名称").value).toBe("会计主管"));
    write(dialog, "角色名称", "新角色");
    press(dialog, "保存");
    expect(await screen.findByText("已保存")).toBeTruthy();
    expect(sent(shown, "role.update")).toMatchObject([
      { roleId: 1, roleName: "新角色", remark: "管一个部门" },
    ]);
    expect(sent(shown, "role.update")[0]).not.toHaveProperty("permissions");
  });

  test("is copied under another name; a taken one is refused at its field", async () => {
    let isTaken = true;
    const shown = draw({ answers: { "role.copy": () => (isTaken ? nameIsTaken() : { roleId: 3 }) } });
    await act("会计主管", "复制");
    const dialog = await dialogOf("复制角色「会计主管」");
    write(dialog, "新角色名称", "主办会计");
    press(dialog, "复制");
    await waitFor(() => expect(alerts(dialog)).toEqual(["已有名为「主办会计」的角色"]));
    isTaken = false;
    write(dialog, "新角色名称", "会计副主管");
    press(dialog, "复制");
    expect(await screen.findByText("已复制")).toBeTruthy();
    expect(sent(shown, "role.copy").at(-1)).toEqual({ roleId: 1, roleName: "会计副主管" });
  });

  test("shows everybody who has it", async () => {
    const shown = draw();
    await act("会计主管", "会计主管");
    const drawer = within(await screen.findByRole("dialog", { name: "角色「会计主管」" }));
    for (const { account } of people) expect(await drawer.findByText(account)).toBeTruthy();
    expect(sent(shown, "user.roleAllUsers")).toEqual([{ roleId: 1 }]);
  });
});

test("permissions that would cut oneself off are refused in words, and what was ticked stays", async () => {
  const words = "保存后您自己将不能再编辑角色，请保留“编辑角色”权限";
  const refuse = () => {
    throw new RequestError("refused", words);
  };
  const shown = draw({ answers: { "role.savePermissions": refuse } });
  await act("会计主管", "设置权限");
  const dialog = await dialogOf("「会计主管」的权限");
  const way = await dialog.findByRole<HTMLSelectElement>("combobox", { name: "操作日志 的权限方式" });
  expect(way.value).toBe("2");
  fireEvent.change(way, { target: { value: "none" } });
  press(dialog, "保存");
  await waitFor(() => expect(alerts(dialog)).toEqual([words]));
  expect(way.value).toBe("none");
  expect(sent(shown, "role.savePermissions")).toMatchObject([
    { roleId: 1, permissions: [{ code: "tags", operationFlag: 0 }] },
  ]);
});

describe("deleting", () => {
  test("and other permissions are offered as the server says, with its reason", async () => {
    const used = "「会计主管」还有 2 个用户在使用，请先为他们更换角色";
    const beyond = "角色「会计主管」的权限超出您的权限，请联系管理员修改";
    const [first, second] = list;
    const rows = [{ ...first, can: { permissions: beyond, delete: used } }, second];
    draw({ answers: { "role.page": () => ({ list: rows, total: 2 }) } });
    const off = within(await rowOf("会计主管")).getByRole("button", { name: "设置权限" });
    expect([off.getAttribute("aria-disabled"), off.dataset["reason"]]).toEqual(["true", beyond]);
    const on = within(await rowOf("试用")).getByRole("button", { name: "设置权限" });
    expect(on.getAttribute("aria-disabled")).toBeNull();
    await act("会计主管", "更多");
    const item = await screen.findByRole("menuitem", { name: `删除（${used}）` });
    expect(item.getAttribute("aria-disabled")).toBe("true");
  });

  test("takes a role that nobody has", async () => {
    const shown = draw({ answers: { "role.delete": () => null } });
    await startMore("试用", "删除");
    await answerQuestion("确定删除角色「试用」？删除后不能恢复。", "删除");
    expect(await screen.findByText("已删除")).toBeTruthy();
    expect(sent(shown, "role.delete")).toEqual([{ roleId: 2 }]);
    await waitFor(() => expect(sent(shown, "role.page")).toHaveLength(2));
  });
});

describe("who may do less sees less", () => {
  test("somebody who may only look reads who has a role, and changes nothing", async () => {
    const actions = ["", ".add", ".edit", ".copy", ".delete", ".view"];
    draw({ viewOnly: actions.map((action) => `${ROLES}${action}`) });
    const buttons = within(await rowOf("会计主管")).getAllByRole("button");
    expect(buttons.map(({ textContent }) => textContent)).toEqual(["会计主管", "查看"]);
    expect(screen.queryByRole("button", { name: "新增角色" })).toBeNull();
    await act("会计主管", "会计主管");
    const users = within(await screen.findByRole("dialog", { name: "角色「会计主管」" }));
    expect(await users.findByText("zhaomin")).toBeTruthy();
    expect(await users.findByRole("button", { name: "查看权限" })).toBeTruthy();
  });

  test("somebody without its code: not the page, and nothing is asked", () => {
    const { host } = draw({ denied: [ROLES] });
    expect(screen.getByText("没有此页面的权限")).toBeTruthy();
    expect(host.calls).toEqual([]);
  });
});
