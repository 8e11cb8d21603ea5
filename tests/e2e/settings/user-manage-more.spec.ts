import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { exportedRows } from "../app/exported-rows.ts";
import { choose, columnTexts, dataRows, rowOf, startMore } from "../app/list-screen.ts";
import { moveUser } from "../app/organisation.ts";
import { expect, test } from "../app/test.ts";
import { addUser, findUser, findUsers } from "../app/users.ts";

const SCREEN = "/setting/userManage";
/** The list with the users of one test alone. */
const only = (account: string) => `${SCREEN}?f.nameOrAccount=${account}`;

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

async function tickAll(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
}

const roles = async (account: string) =>
  (await findUser(colleague, account))?.roleNames.split("、").toSorted();

test.describe("authorising", () => {
  test("one user starts from their roles and gets exactly the chosen ones", async ({ page, signIn }) => {
    await addUser(colleague, "授权一", "shouquan.1");
    await signIn("chenjie", only("shouquan.1"));
    await rowOf(page, "授权一").getByRole("button", { name: "授权" }).click();
    const dialog = page.getByRole("dialog", { name: "给「授权一」授权" });
    await expect(dialog.getByTitle("主办会计")).toBeVisible();
    await choose(dialog, "角色", "外勤顾问");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("已授权", { exact: true })).toBeVisible();
    await expect(rowOf(page, "授权一").getByRole("cell", { name: "主办会计、外勤顾问" })).toBeVisible();
    expect(await roles("shouquan.1")).toEqual(["主办会计", "外勤顾问"]);
  });

  test("several users get roles beside their own, or in their place", async ({ page, signIn }) => {
    await addUser(colleague, "批授一", "pishou.1");
    await addUser(colleague, "批授二", "pishou.2");
    await signIn("chenjie", only("pishou."));
    const dialog = page.getByRole("dialog", { name: "给所选的 2 个用户授权" });
    for (const [mode, role, expected] of [
      ["追加角色", "外勤顾问", ["主办会计", "外勤顾问"]],
      ["替换原有角色", "只读审计", ["只读审计"]],
    ] as const) {
      await test.step(mode, async () => {
        await tickAll(page);
        await page.getByRole("button", { name: "批量授权" }).click();
        await dialog.getByRole("radio", { name: mode }).check();
        await choose(dialog, "角色", role);
        await dialog.getByRole("button", { name: "保存" }).click();
        await expect(dialog).toBeHidden();
        for (const account of ["pishou.1", "pishou.2"]) expect(await roles(account)).toEqual(expected);
        // The ticks go when the list has come anew; those that are made before go with them.
        await expect(rowOf(page, "批授二").getByRole("cell", { name: expected.join("、") })).toBeVisible();
        await expect(page.getByRole("button", { name: "批量授权" })).toBeHidden();
      });
    }
  });

  test("without a role it asks for one at its field, and nothing is sent", async ({ page, signIn }) => {
    await addUser(colleague, "缺角色", "quejuese.1");
    await signIn("chenjie", only("quejuese.1"));
    const sent = countWrites(page);
    await tickAll(page);
    await page.getByRole("button", { name: "批量授权" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(["请选择角色"]);
    expect(sent()).toBe(0);
  });
});

test("the ticked users are moved to a department", async ({ page, signIn }) => {
  await addUser(colleague, "调动一", "diaodong.1");
  await addUser(colleague, "调动二", "diaodong.2");
  await moveUser(colleague, "diaodong.2", "外勤部");
  await signIn("chenjie", only("diaodong."));
  await tickAll(page);
  await page.getByRole("button", { name: "移动" }).click();
  const dialog = page.getByRole("dialog", { name: "移动所选的 2 个用户" });
  await dialog.getByRole("button", { name: "移动" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(["请选择目标部门"]);
  await choose(dialog, "目标部门", "客户成功部");
  await dialog.getByRole("button", { name: "移动" }).click();
  await expect(page.getByText("已移动", { exact: true })).toBeVisible();
  await expect.poll(() => columnTexts(page, "所属部门")).toEqual(["客户成功部", "客户成功部"]);
  const moved = await findUsers(colleague, { nameOrAccount: "diaodong." });
  expect(moved.map(({ deptName }) => deptName)).toEqual(["客户成功部", "客户成功部"]);
});

test.describe("resetting a password", () => {
  test("weak ones are refused at their field, one sentence each, and two must be equal", async ({
    page,
    signIn,
  }) => {
    await signIn("chenjie", only("weizihan"));
    const sent = countWrites(page);
    await startMore(rowOf(page, "魏子涵"), "重置密码");
    const dialog = page.getByRole("dialog", { name: "重置「魏子涵」的密码" });
    const [password, again] = [dialog.getByLabel("新密码"), dialog.getByLabel("确认密码")];
    await dialog.getByRole("button", { name: "重置" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(["请输入新密码", "请输入确认密码"]);
    for (const [weak, message] of [
      ["Abcdef1!", "密码不能包含特殊字符"],
      ["Abcde12", "长度为8~18位"],
      ["abcdefg1", "长度为8~18位，必须包含大小写字母"],
      ["Abcdefgh", "必须包含数字"],
      ["abcdefgh", "长度为8~18位，必须包含大小写字母、数字"],
    ] as const) {
      await test.step(`「${weak}」`, async () => {
        await password.fill(weak);
        await again.fill(weak);
        await dialog.getByRole("button", { name: "重置" }).click();
        await expect(dialog.getByRole("alert")).toHaveText([message]);
        await expect(password).toBeFocused();
      });
    }
    await password.fill("Abcdef12");
    await again.fill("Abcdef21");
    await dialog.getByRole("button", { name: "重置" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(["两次输入的密码不一致，请重新输入"]);
    await expect(password).toHaveValue("Abcdef12");
    await expect(password).toHaveAttribute("type", "password");
    expect(sent()).toBe(0);
  });

  test("of several users at once: the new one holds for each of them", async ({ app, page, signIn }) => {
    await signIn("chenjie", `${SCREEN}?size=100`);
    for (const name of ["孙丽", "赵敏"]) await rowOf(page, name).getByRole("checkbox").check();
    await page.getByRole("button", { name: "批量重置密码" }).click();
    const dialog = page.getByRole("dialog", { name: "重置所选的 2 个用户的密码" });
    await dialog.getByLabel("新密码").fill("Xinmima2026");
    await dialog.getByLabel("确认密码").fill("Xinmima2026");
    await dialog.getByRole("button", { name: "重置" }).click();
    await expect(page.getByText("密码已重置", { exact: true })).toBeVisible();
    for (const account of ["sunli", "zhaomin"]) {
      const user = await signInToApi(app.address, account);
      const check = async (password: string) =>
        (await user.post("/api/auth/user/checkPassword", { password })).code;
      expect(await check("Xinmima2026")).toBe("0");
      expect(await check("Demo123456")).not.toBe("0");
    }
  });
});

test.describe("exporting", () => {
  for (const [type, title] of [
    ["员工名册", "登录账号"],
    ["负责企业明细", "企业名称"],
  ] as const) {
    test(`${type} is saved with the users of the firm, masked as the list masks them`, async ({
      page,
      signIn,
    }) => {
      await signIn("chenjie", SCREEN);
      await page.getByRole("button", { name: "导出", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "导出用户" });
      await dialog.getByRole("radio", { name: type }).check();
      const { name, rows } = await exportedRows(page, () =>
        dialog.getByRole("button", { name: "导出" }).click(),
      );
      expect(name).toMatch(new RegExp(`^${type}_20261120\\d{4}\\.xlsx$`, "u"));
      const [head, ...body] = rows;
      expect(head).toContain(title);
      const users = await findUsers(colleague);
      const exported = new Set(body.map(([person, account, phone]) => [person, account, phone].join(" ")));
      const listed = users.map((user) => [user.name, user.account, user.phone].join(" "));
      expect(listed).toEqual(expect.arrayContaining([...exported]));
      if (type === "员工名册") expect(exported.size).toBe(listed.length);
    });
  }
});

test("the total of client companies follows the filters", async ({ page, signIn }) => {
  await signIn("chenjie", SCREEN);
  const total = page.getByRole("row").filter({ hasText: "合计" });
  const counted = async (query: string) => {
    const { result } = await colleague.get(
      `/api/fintax/application/dz/user/delegateCount?isRemove=0${query}`,
    );
    return String((result as { delegateCount: number }).delegateCount);
  };
  await expect(total).toContainText(await counted(""));
  await page.getByLabel("姓名或账号").fill("liwenjing");
  await page.getByLabel("姓名或账号").press("Enter");
  await expect(dataRows(page)).toHaveCount(1);
  const count = await counted("&nameOrAccount=liwenjing");
  await expect(total.getByText(count, { exact: true })).toBeVisible();
  await expect(dataRows(page).getByRole("cell", { name: count, exact: true })).toBeVisible();
});

test("users are looked up by typing, and stand in the address", async ({ page, signIn }) => {
  await signIn("chenjie", SCREEN);
  await page.getByRole("button", { name: "展开" }).click();
  const filter = page.getByRole("search").getByRole("combobox", { name: "指定用户" });
  await filter.click({ force: true });
  await expect(filter).toHaveAttribute("aria-expanded", "true");
  for (const name of ["李文静", "宋雨薇"]) {
    await page.keyboard.type(name.slice(1));
    await page.getByTitle(name, { exact: true }).last().click();
  }
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "查询" }).click();
  await expect.poll(() => columnTexts(page, "姓名")).toEqual(["宋雨薇", "李文静"]);
  await page.reload();
  await expect.poll(() => columnTexts(page, "姓名")).toEqual(["宋雨薇", "李文静"]);
  const answer = await colleague.get(
    `/api/fintax/application/dz/user/delegateCount?nameList=${encodeURIComponent("李文静")}&nameList=${encodeURIComponent("宋雨薇")}`,
  );
  const { userCount, delegateCount } = answer.result as { userCount: number; delegateCount: number };
  expect(userCount).toBe(2);
  const total = page.getByRole("row").filter({ hasText: "合计" });
  await expect(total.getByText(String(delegateCount), { exact: true })).toBeVisible();
});

test("a click on a title orders by it, another one turns the order", async ({ page, signIn }) => {
  await signIn("chenjie", SCREEN);
  const button = page.getByRole("columnheader", { name: "登录账号" }).getByRole("button");
  for (const sortOrder of ["asc", "desc"]) {
    await button.click();
    const expected = await findUsers(colleague, { sortField: "account", sortOrder });
    const accounts = expected.map(({ account }) => account).slice(0, 20);
    await expect.poll(() => columnTexts(page, "登录账号")).toEqual(accounts);
  }
});

test("nobody changes themselves or a super administrator, and it says why", async ({ page, signIn }) => {
  await signIn("chenjie", `${SCREEN}?size=100`);
  for (const [name, authorise, reset] of [
    ["陈洁", "不能修改自己的角色", "请在右上角修改自己的密码"],
    ["周明远", "超级管理员拥有全部权限，不需要授权", "不能重置超级管理员的密码"],
  ] as const) {
    const link = rowOf(page, name).getByRole("button", { name: "授权" });
    await link.focus();
    await expect(page.locator(".reason-tip")).toHaveText(authorise);
    await expect(link).toHaveAccessibleDescription(authorise);
    await rowOf(page, name).getByRole("button", { name: "更多" }).click();
    await expect(page.getByRole("menuitem", { name: `重置密码（${reset}）` })).toBeDisabled();
    await page.keyboard.press("Escape");
    await rowOf(page, name).getByRole("checkbox").check();
    for (const action of ["批量授权", "批量重置密码"]) {
      await expect(page.getByRole("button", { name: action })).toBeDisabled();
    }
    await expect(page.getByRole("button", { name: "移动" })).toBeEnabled();
    await rowOf(page, name).getByRole("checkbox").uncheck();
  }
});

test("who has neither code sees none of these actions", async ({ page, signIn }) => {
  await signIn("zhaomin", SCREEN);
  await expect(rowOf(page, "魏子涵").getByRole("button")).toHaveText(["编辑", "停用"]);
  await expect(page.getByRole("button", { name: "导出", exact: true })).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});

function countWrites(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (/\/(batchAuthorize|batchResetPwd)$/u.test(new URL(request.url()).pathname)) count += 1;
  });
  return () => count;
}
