import { type Api, signInToApi } from "../app/api.ts";
import { findTags } from "../app/companies.ts";
import { agree, answer, leave, pick, press, tabBackTo, tabTo, takeEntry, type } from "../app/keyboard.ts";
import { button, columnTexts, dataRows, filtered, rowOf, toast } from "../app/list-screen.ts";
import { addDepartment, findDepartment } from "../app/organisation.ts";
import { expect, test } from "../app/test.ts";
import { addUser, findUser } from "../app/users.ts";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

test(
  "标签管理: add, find, rename and delete; the focus goes back to where it came from",
  { tag: "@spine" },
  async ({ page, signIn }) => {
    await signIn("chenjie", "/setting/tagsManage");
    await expect(dataRows(page).first()).toBeVisible();
    const add = button(page, "新增标签");
    for (const name of ["键盘甲", "键盘乙"]) {
      await press(page, add);
      const dialog = page.getByRole("dialog", { name: "新增标签" });
      await expect(dialog.getByLabel("标签名称"), "the first field has the focus").toBeFocused();
      await page.keyboard.insertText(name);
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      await expect(add).toBeFocused();
      // Until the list has come again, it takes no other press.
      await expect(add).toHaveAttribute("aria-busy", "false");
    }
    await type(page, page.getByRole("search").getByRole("textbox"), "键盘");
    await page.keyboard.press("Enter");
    await expect(page.getByText("共 2 条")).toBeVisible();

    const row = dataRows(page).first();
    await press(page, row);
    const edit = page.getByRole("dialog", { name: /^编辑标签/ });
    await type(page, edit.getByLabel("标签名称"), "键盘改名");
    await page.keyboard.press("Escape");
    await answer(page, "确定放弃未保存的修改？", "Escape");
    await expect(edit.getByLabel("标签名称"), "nothing was lost").toHaveValue("键盘改名");
    await page.keyboard.press("Enter");
    await expect(edit).toBeHidden();
    await expect(row).toBeFocused();
    await expect(row).toContainText("键盘改名");

    await press(page, row.getByRole("button", { name: "更多" }));
    await takeEntry(page, "删除");
    await agree(page, /确定删除标签/);
    await expect(page.getByText("共 1 条")).toBeVisible();
    await expect(row, "the next row takes the focus of the one that is gone").toBeFocused();
    expect((await findTags(colleague)).filter(({ name }) => name.startsWith("键盘"))).toHaveLength(1);
  },
);

test("用户管理: a form of texts, tree and selects is filled in, refused and sent; the user is stopped and started", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", filtered("/setting/userManage", "nameOrAccount", "jianpan"));
  await expect(page.getByText("共 0 条")).toBeVisible();
  await page.getByLabel("手机号").focus();
  for (const next of ["所属部门", "角色", "状态"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("combobox", { name: next })).toBeFocused();
  }
  for (const next of ["查询", "重置", "常用筛选", "展开", "新增用户"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: next })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "新增用户" });
  await type(page, dialog.getByLabel("姓名"), "简攀");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert").first()).toBeVisible();
  await expect(dialog.getByLabel("登录账号"), "the first field that is wrong").toBeFocused();
  await page.keyboard.insertText("jianpan");
  await type(page, dialog.getByLabel("手机号"), "13912345678");
  await pick(page, dialog.getByRole("combobox", { name: "所属部门" }), "外勤部");
  await pick(page, dialog.getByRole("combobox", { name: "用户类型" }), "部门主管");
  await pick(page, dialog.getByRole("combobox", { name: "角色" }), "外勤顾问");
  await press(page, dialog.getByRole("button", { name: "保存" }));
  await expect(dialog).toBeHidden();
  await expect(button(page, "新增用户")).toBeFocused();
  const added = await findUser(colleague, "jianpan");
  expect(added).toMatchObject({ name: "简攀", deptName: "外勤部", roleNames: "外勤顾问" });

  const row = rowOf(page, "jianpan");
  await press(page, row.getByRole("button", { name: "停用" }));
  await answer(page, /确定停用「简攀」/, "Escape");
  await expect(
    row.getByRole("button", { name: "停用" }),
    "a question that is left changes nothing",
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await answer(page, /确定停用「简攀」/, "Enter");
  await toast(page, "已停用");
  const start = row.getByRole("button", { name: "启用" });
  await expect(start).toBeVisible();
  await press(page, start);
  await toast(page, "已启用");
  expect((await findUser(colleague, "jianpan"))?.status).toBe(1);
});

test("用户管理: ticked rows, columns, saved filters and the task list", async ({ page, signIn }) => {
  await addUser(colleague, "键选一", "jianxuan1");
  await addUser(colleague, "键选二", "jianxuan2");
  await signIn("chenjie", filtered("/setting/userManage", "nameOrAccount", "jianxuan"));
  await expect(page.getByText("共 2 条")).toBeVisible();
  // The first stop leads past the menus.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, dataRows(page).first());
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(page.getByText("已选 2 条")).toBeVisible();
  await tabBackTo(page, button(page, "批量授权"));
  await page.keyboard.press("Enter");
  await leave(page, page.getByRole("dialog", { name: /授权$/ }), button(page, "批量授权"));

  await press(page, button(page, "列设置"));
  const columns = page.getByRole("dialog", { name: "列设置" });
  const phone = columns.getByRole("checkbox", { name: "手机号" });
  await expect(phone).toBeVisible();
  await tabTo(page, phone);
  await page.keyboard.press("Space");
  await expect(page.getByRole("columnheader", { name: "手机号" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(button(page, "列设置")).toBeFocused();

  await tabBackTo(page, button(page, "常用筛选"));
  await page.keyboard.press("Enter");
  const saved = page.getByRole("dialog", { name: "常用筛选" });
  await type(page, saved.getByLabel("筛选名称"), "我的键选");
  await page.keyboard.press("Enter");
  await expect(saved.getByText("我的键选").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button(page, "常用筛选")).toBeFocused();

  await press(page, button(page, "清空"));
  await press(page, button(page, "导出"));
  const delivered = page.waitForEvent("download");
  await press(page, page.getByRole("dialog").getByRole("button", { name: "导出" }));
  const name = (await delivered).suggestedFilename();
  const tasks = page.getByRole("list", { name: "任务" });
  await press(page, button(page, /任务/));
  const task = tasks.getByRole("listitem").first();
  await expect(task).toContainText("导出员工名册");
  await expect(task).toContainText("已完成");
  await expect(tasks.getByRole("button", { name: "移除" }), "the server lists it on").toHaveCount(0);
  const fetched = page.waitForEvent("download");
  await press(page, task.getByRole("button", { name: "下载文件" }));
  expect((await fetched).suggestedFilename()).toBe(name);
  await page.keyboard.press("Escape");
  await expect(tasks).toBeHidden();
  await expect(button(page, /任务/)).toBeFocused();
});

test("部门员工: the tree is walked, chosen from, searched and changed", async ({ page, signIn }) => {
  await addDepartment(colleague, "键盘部");
  await signIn("chenjie", "/basicSetting/auth/depart-staff");
  const node = (name: string) => page.getByRole("treeitem", { name: new RegExp(`^${name}`) });
  const search = page.getByRole("searchbox", { name: "搜索部门" });
  await expect(node("键盘部")).toBeVisible();

  await test.step("one stop for the whole tree, whose lines are walked, opened and closed", async () => {
    await search.focus();
    await page.keyboard.press("Tab");
    await expect(node("全部部门")).toBeFocused();
    await page.keyboard.press("End");
    await expect(page.getByRole("treeitem").last()).toBeFocused();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await expect(node("上海云帆财税")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(node("质控部")).toBeHidden();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(node("总经办")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(node("总经办")).toHaveAttribute("aria-selected", "true");
    await expect.poll(async () => [...new Set(await columnTexts(page, "所属部门"))]).toEqual(["总经办"]);
  });

  await test.step("a node's own actions; Esc gives the focus back", async () => {
    const more = page.getByRole("button", { name: "总经办的操作" });
    await tabTo(page, more);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "新增下级部门" })).toBeFocused();
    await expect(page.getByRole("menuitem", { name: "重命名" })).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();
    await page.keyboard.press("Enter");
    await takeEntry(page, "重命名");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("textbox")).toHaveValue("总经办");
    await leave(page, dialog, more);
  });

  await test.step("searched, and a department added below what was found", async () => {
    await tabBackTo(page, search);
    await page.keyboard.insertText("键盘部");
    await tabTo(page, node("全部部门"));
    await page.keyboard.press("End");
    await expect(node("键盘部")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(node("键盘部")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "键盘部的操作" })).toBeFocused();
    await page.keyboard.press("Enter");
    await takeEntry(page, "新增下级部门");
    const dialog = page.getByRole("dialog", { name: /新增部门$/ });
    await type(page, dialog.getByRole("textbox").first(), "键盘二部");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await findDepartment(colleague, "键盘二部"))?.deptName).toBe("键盘二部");
    await expect(node("键盘二部")).toBeVisible();
    await tabBackTo(page, node("键盘部"));
    await page.keyboard.press("ArrowRight");
    await expect(node("键盘二部")).toBeFocused();
  });

  await test.step("the panel's width", async () => {
    const edge = page.getByRole("separator", { name: "调整宽度" });
    await tabTo(page, edge);
    const width = Number(await edge.getAttribute("aria-valuenow"));
    await page.keyboard.press("ArrowRight");
    await expect(edge).toHaveAttribute("aria-valuenow", String(width + 10));
  });
});
