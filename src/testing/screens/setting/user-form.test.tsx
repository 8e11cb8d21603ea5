import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { setUpBrowser } from "../../../renderer/testing/render-screen.tsx";
import { rowOf, user } from "../../../renderer/testing/users.ts";
import { drawScreen } from "../../draw-screen.tsx";
import { choose } from "../choice.ts";
import { alerts, type Dialog, dialogOf, field, staffChoices, write } from "./staff-answers.ts";

setUpBrowser();

const row = user(8, { userKind: "ordinary", rowVersion: "3" });
const stored = { ...row, deptId: 3, roleIds: [1] };

function draw(search = "") {
  return drawScreen("setting.user-manage", {
    search,
    answers: {
      ...staffChoices,
      "userAdmin.list": () => ({ list: [row], total: 21 }),
      "user.delegateCounts": () => ({ delegateCount: 1 }),
      "userAdmin.detail": () => stored,
      "userAdmin.add": () => null,
      "userAdmin.modify": () => null,
    },
  });
}

const sent = ({ host }: ReturnType<typeof draw>, call: string) =>
  host.calls.filter(({ operationId }) => operationId === call).map(({ params }) => params);
const save = (dialog: Dialog) => fireEvent.click(dialog.getByRole("button", { name: "保存" }));

async function openAdd(): Promise<Dialog> {
  await rowOf("用户8");
  fireEvent.click(screen.getByRole("button", { name: "新增用户" }));
  return await dialogOf("新增用户");
}

async function fillIn(dialog: Dialog): Promise<void> {
  write(dialog, "姓名", "校验一");
  write(dialog, "登录账号", "jiaoyan.1");
  write(dialog, "手机号", "13800138000");
  await choose(dialog, "所属部门", "示例财税");
  await choose(dialog, "角色", "主办会计");
}

describe("adding a user", () => {
  test("asks for what is missing, goes to the first such field and sends nothing", async () => {
    const shown = draw();
    const dialog = await openAdd();
    save(dialog);
    await waitFor(() =>
      expect(alerts(dialog)).toEqual([
        "请输入姓名",
        "请输入登录账号",
        "请输入手机号",
        "请选择所属部门",
        "请选择角色",
      ]),
    );
    const name = field(dialog, "姓名");
    expect(document.activeElement).toBe(name);
    expect(document.getElementById(name.getAttribute("aria-describedby")!)?.textContent).toBe("请输入姓名");
    expect(sent(shown, "userAdmin.add")).toEqual([]);
  });

  test("refuses a wrong value at its field and sends nothing; what is right goes out whole", async () => {
    const shown = draw();
    const dialog = await openAdd();
    await fillIn(dialog);
    for (const [label, right, wrong, message] of [
      ["姓名", "校验一", "   ", "请输入姓名"],
      ["登录账号", "jiaoyan.1", "abc", "登录账号至少 4 个字符"],
      ["登录账号", "jiaoyan.1", "张三的账号", "登录账号格式不正确：只能使用字母、数字和 . _ - @"],
      ["手机号", "13800138000", "12345678901", "手机号格式不正确：请填写 11 位手机号"],
      ["手机号", "13800138000", "1380013800", "手机号格式不正确：请填写 11 位手机号"],
    ] as const) {
      await act(async () => write(dialog, label, wrong));
      await act(async () => void fireEvent.blur(field(dialog, label)));
      save(dialog);
      await waitFor(() => expect(alerts(dialog), wrong).toEqual([message]));
      await waitFor(() => expect(document.activeElement).toBe(field(dialog, label)));
      write(dialog, label, right);
      await waitFor(() => expect(alerts(dialog)).toEqual([]));
    }
    expect(sent(shown, "userAdmin.add")).toEqual([]);

    write(dialog, "姓名", " 张三 ");
    fireEvent.blur(field(dialog, "姓名"));
    expect(field(dialog, "姓名").value).toBe("张三");
    await choose(dialog, "角色", "外勤顾问");
    save(dialog);
    expect(await screen.findByText("已新增")).toBeTruthy();
    expect(sent(shown, "userAdmin.add")).toEqual([
      {
        name: "张三",
        account: "jiaoyan.1",
        phone: "13800138000",
        deptId: 1,
        userKind: "ordinary",
        roleIds: [1, 2],
      },
    ]);
  });
});

describe("editing a user", () => {
  test("opens with what is stored, and the account stays as it is", async () => {
    draw();
    fireEvent.click(within(await rowOf("用户8")).getByRole("button", { name: "编辑" }));
    const dialog = await dialogOf("编辑用户「用户8」");
    await waitFor(() => expect(field(dialog, "登录账号").value).toBe("user8"));
    expect(field(dialog, "登录账号").disabled).toBe(true);
    expect(dialog.getByText("账号是登录名，新增后不能修改")).toBeTruthy();
    expect(field(dialog, "手机号").value).toBe("138****1234");
    const department = dialog.getByRole("combobox", { name: /所属部门/ });
    await waitFor(() => expect(department.textContent).toContain("会计一部"));
  });

  test("stays on its page and keeps what is ticked there", async () => {
    const shown = draw("page=2");
    const box = within(await rowOf("用户8")).getByRole<HTMLInputElement>("checkbox");
    fireEvent.click(box);
    fireEvent.click(within(await rowOf("用户8")).getByRole("button", { name: "编辑" }));
    const dialog = await dialogOf("编辑用户「用户8」");
    await waitFor(() => expect(field(dialog, "姓名").value).toBe("用户8"));
    write(dialog, "姓名", "第二页的人");
    save(dialog);
    expect(await screen.findByText("已保存")).toBeTruthy();
    await waitFor(() => expect(sent(shown, "userAdmin.list")).toHaveLength(2));
    expect(sent(shown, "userAdmin.list").at(-1)).toMatchObject({ pageNum: 2 });
    expect(sent(shown, "userAdmin.modify")).toMatchObject([{ userId: 8, name: "第二页的人" }]);
    expect(shown.search()).toBe("page=2");
    expect(within(await rowOf("用户8")).getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
  });
});
