import type { Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { choose, columnTexts } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import { findUsers, type User } from "../app/users.ts";

const SCREEN = "/setting/userManage";
const PUDONG: ReadonlySet<string> = new Set(["浦东分公司", "会计一部", "会计二部", "外勤部"]);

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

test.describe("filters", () => {
  const cases: readonly {
    readonly title: string;
    readonly fill: (page: Page) => Promise<void>;
    readonly accepts: (user: User) => boolean;
  }[] = [
    {
      title: "a part of the name",
      fill: (page) => page.getByLabel("姓名或账号").fill("文静"),
      accepts: ({ name }) => name.includes("文静"),
    },
    {
      title: "a part of the account, in any case",
      fill: (page) => page.getByLabel("姓名或账号").fill("YANG"),
      accepts: ({ account }) => account.includes("yang"),
    },
    {
      title: "the first digits of the phone",
      fill: (page) => page.getByLabel("手机号").fill("186"),
      accepts: ({ phone }) => phone.startsWith("186"),
    },
    {
      title: "a department with those below it",
      fill: (page) => choose(page.getByRole("search"), "所属部门", "浦东分公司"),
      accepts: ({ deptName }) => PUDONG.has(deptName),
    },
    {
      title: "a role",
      fill: (page) => choose(page.getByRole("search"), "角色", "外勤顾问"),
      accepts: ({ roleNames }) => roleNames.includes("外勤顾问"),
    },
    {
      title: "a status",
      fill: (page) => choose(page.getByRole("search"), "状态", "停用"),
      accepts: ({ status }) => status === 0,
    },
    {
      title: "all of them together",
      fill: async (page) => {
        await page.getByLabel("姓名或账号").fill("an");
        await page.getByLabel("手机号").fill("1");
        await choose(page.getByRole("search"), "所属部门", "浦东分公司");
        await choose(page.getByRole("search"), "角色", "主办会计");
        await choose(page.getByRole("search"), "状态", "启用");
      },
      accepts: ({ account, deptName, roleNames, status }) =>
        account.includes("an") && PUDONG.has(deptName) && roleNames.includes("主办会计") && status === 1,
    },
  ];

  for (const { title, fill, accepts } of cases) {
    test(`narrow the list: ${title}`, async ({ page, signIn }) => {
      await signIn("chenjie", `${SCREEN}?size=100`);
      const everybody = await findUsers(colleague);
      await expect(page.getByText(`共 ${everybody.length} 条`)).toBeVisible();
      await fill(page);
      await page.getByRole("button", { name: "查询" }).click();
      const expected = everybody.filter(accepts).map(({ account }) => account);
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.length).toBeLessThan(everybody.length);
      await expect(page.getByText(`共 ${expected.length} 条`)).toBeVisible();
      await expect.poll(() => columnTexts(page, "登录账号")).toEqual(expected);
    });
  }

  test("Enter asks, and 重置 empties them and asks again", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    await page.getByLabel("姓名或账号").fill("liwenjing");
    await page.getByLabel("姓名或账号").press("Enter");
    await expect.poll(() => columnTexts(page, "姓名")).toEqual(["李文静"]);
    await page.getByRole("button", { name: "重置" }).click();
    const all = await findUsers(colleague);
    await expect(page.getByText(`共 ${all.length} 条`)).toBeVisible();
    await expect(page.getByLabel("姓名或账号")).toHaveValue("");
  });

  test("say so when nobody fits", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    await page.getByLabel("姓名或账号").fill("没有这个人");
    await page.getByRole("button", { name: "查询" }).click();
    await expect(page.getByText("没有符合条件的数据")).toBeVisible();
    await expect(page.getByText("共 0 条")).toBeVisible();
  });

  test("and page stand in the address: reload, back and forward show the same list", async ({
    page,
    signIn,
  }) => {
    await signIn("chenjie", SCREEN);
    await page.getByLabel("姓名或账号").fill("yang");
    await choose(page.getByRole("search"), "状态", "启用");
    await page.getByRole("button", { name: "查询" }).click();
    const expected = (await findUsers(colleague, { nameOrAccount: "yang", status: 1 })).map(
      ({ account }) => account,
    );
    await expect.poll(() => columnTexts(page, "登录账号")).toEqual(expected);

    await page.reload();
    await expect.poll(() => columnTexts(page, "登录账号")).toEqual(expected);
    await expect(page.getByLabel("姓名或账号")).toHaveValue("yang");
    await expect(page.getByRole("combobox", { name: "状态" })).toHaveText("启用");

    await page.getByRole("tab", { name: "首页" }).click();
    await expect(page).toHaveURL(/\/workbench\/index$/);
    await page.goBack();
    await expect(page).toHaveURL(/f\.nameOrAccount=yang/);
    await expect.poll(() => columnTexts(page, "登录账号")).toEqual(expected);
    await page.goForward();
    await expect(page).toHaveURL(/\/workbench\/index$/);
  });

  test("of a foreign or spoilt address are ignored", async ({ page, signIn }) => {
    await signIn("chenjie", `${SCREEN}?page=-3&size=7&f.nothing=x&f.status=~{&f.deptId=~{"a":1}`);
    const all = await findUsers(colleague);
    await expect(page.getByText(`共 ${all.length} 条`)).toBeVisible();
    await expect.poll(() => columnTexts(page, "登录账号")).toHaveLength(20);
  });
});
