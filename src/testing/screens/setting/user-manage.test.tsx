import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { rowOf, user } from "../../../renderer/testing/users.ts";
import { drawScreen } from "../../draw-screen.tsx";

setUpBrowser();

const SCREEN = "setting.user-manage";
const STAFF = "basicSetting.staffActions";
const ACTIONS = ["add", "edit", "authorise", "move", "resetPwd", "delete", "export"];
const codes = (...actions: readonly string[]) => actions.map((action) => `${STAFF}.${action}`);

const list = [
  user(8, { userKind: "ordinary" }),
  user(7, { name: "王芳", userKind: "admin" }),
  user(1, { name: "周明远", userKind: "superAdmin" }),
];
const answers = {
  "userAdmin.list": () => ({ list, total: list.length }),
  "user.delegateCounts": () => ({ userCount: 3, delegateCount: 41 }),
};
const draw = (options: Parameters<typeof drawScreen>[1] = {}) => drawScreen(SCREEN, { answers, ...options });

describe("the list", () => {
  test("asks with each filter of the address, and for the total with the same", async () => {
    const names = '~["李文静","宋雨薇"]';
    const filters = `f.nameOrAccount=an&f.phone=1&f.deptId=~2&f.roleId=~3&f.status=~0&f.nameList=${names}`;
    const { host } = draw({ search: filters });
    await rowOf("用户8");
    const asked = {
      isRemove: 0,
      nameOrAccount: "an",
      phone: "1",
      deptId: 2,
      roleId: 3,
      status: 0,
      nameList: ["李文静", "宋雨薇"],
    };
    const sent = (call: string) => host.calls.find(({ operationId }) => operationId === call)?.params;
    expect(sent("userAdmin.list")).toEqual({ ...asked, pageNum: 1, pageSize: 20 });
    await waitFor(() => expect(sent("user.delegateCounts")).toEqual(asked));
    expect(document.querySelector("tfoot")?.textContent).toBe("合计41");
  });

  test("leaves a spoilt address out", async () => {
    const { host } = draw({ search: 'page=-3&size=7&f.nothing=x&f.status=~{&f.deptId=~{"a":1}' });
    await rowOf("用户8");
    expect(host.calls[0]?.params).toEqual({ isRemove: 0, pageNum: 1, pageSize: 20 });
  });

  test("is ordered by the columns that the server orders by", async () => {
    const { host, search } = draw();
    await rowOf("用户8");
    expect(screen.getByRole("columnheader", { name: "手机号" }).getAttribute("aria-sort")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "登录账号" }));
    await waitFor(() => expect(search()).toBe("sort=account.asc"));
    expect(host.calls.at(-1)?.params).toMatchObject({ sortField: "account", sortOrder: "asc" });
  });
});

describe("nobody changes themselves or a super administrator, and it says why", () => {
  test.each([
    ["王芳", "不能修改自己的角色", "不能停用自己", "请在右上角修改自己的密码", "不能删除自己"],
    [
      "周明远",
      "超级管理员拥有全部权限，不需要授权",
      "不能停用超级管理员",
      "不能重置超级管理员的密码",
      "不能删除超级管理员",
    ],
  ])("%s in the row", async (name, authorise, stop, reset, remove) => {
    const { host } = draw();
    const row = within(await rowOf(name));
    for (const [action, reason] of [
      ["授权", authorise],
      ["停用", stop],
    ] as const) {
      const button = row.getByRole("button", { name: action });
      expect([button.getAttribute("aria-disabled"), button.dataset["reason"]]).toEqual(["true", reason]);
      fireEvent.click(button);
    }
    fireEvent.click(row.getByRole("button", { name: "更多" }));
    for (const entry of [`重置密码（${reset}）`, `删除（${remove}）`]) {
      const item = await screen.findByRole("menuitem", { name: entry });
      expect(item.getAttribute("aria-disabled")).toBe("true");
      fireEvent.click(item);
    }
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(host.calls.filter(({ operationId }) => operationId.startsWith("userAdmin."))).toHaveLength(1);
  });

  test.each([
    ["王芳", "您自己，不能修改自己的角色", "您自己，请在右上角修改自己的密码", "您自己，不能删除"],
    ["周明远", "超级管理员，不需要授权", "超级管理员，不能重置密码", "超级管理员，不能删除"],
  ])("%s among the ticked ones, who can still be moved", async (name, authorise, reset, remove) => {
    draw();
    fireEvent.click(within(await rowOf("用户8")).getByRole("checkbox"));
    const bar = within(screen.getByRole("group", { name: "已选的行" }));
    const offOf = (action: string) => bar.getByRole("button", { name: action }).dataset["reason"];
    expect(["批量授权", "批量重置密码", "批量删除"].map(offOf)).toEqual([undefined, undefined, undefined]);
    fireEvent.click(within(await rowOf(name)).getByRole("checkbox"));
    expect(["批量授权", "批量重置密码", "批量删除"].map(offOf)).toEqual(
      [authorise, reset, remove].map((reason) => `所选用户中有${reason}`),
    );
    expect(offOf("移动")).toBeUndefined();
    fireEvent.click(bar.getByRole("button", { name: "批量删除" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("who may do less sees less", () => {
  const buttons = (row: HTMLElement) =>
    within(row)
      .queryAllByRole("button")
      .map(({ textContent }) => textContent);

  test("somebody who may add and edit: no deleting, authorising, ticking or export", async () => {
    draw({ denied: codes("authorise", "move", "resetPwd", "delete", "export") });
    expect(buttons(await rowOf("用户8"))).toEqual(["编辑", "停用"]);
    expect(screen.getByRole("button", { name: "新增用户" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "导出" })).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("somebody who may only look: the list and no action", async () => {
    draw({ viewOnly: [STAFF, ...codes(...ACTIONS)] });
    expect(buttons(await rowOf("用户8"))).toEqual([]);
    expect(screen.queryByRole("button", { name: "新增用户" })).toBeNull();
    expect(screen.queryByRole("columnheader", { name: "操作" })).toBeNull();
  });

  test("somebody without its code: not the page, and nothing is asked", () => {
    const { host } = draw({ denied: [STAFF] });
    expect(screen.getByText("没有此页面的权限")).toBeTruthy();
    expect(host.calls).toEqual([]);
  });
});
