import { type Api, signInToApi } from "../app/api.ts";
import { choose, columnTexts } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import { findUsers } from "../app/users.ts";

const SCREEN = "/setting/userManage";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

const accountsOf = async (filters: object) =>
  (await findUsers(colleague, filters)).map(({ account }) => account);

test("filters, order and page stand in the address: reload, back and forward show the same list", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", SCREEN);
  const shown = () => columnTexts(page, "登录账号");
  const everybody = await accountsOf({});
  await expect(page.getByText(`共 ${everybody.length} 条`)).toBeVisible();

  await test.step("filters", async () => {
    await page.getByLabel("姓名或账号").fill("yang");
    await choose(page.getByRole("search"), "状态", "启用");
    await page.getByRole("button", { name: "查询" }).click();
    const expected = await accountsOf({ nameOrAccount: "yang", status: 1 });
    expect(expected.length).toBeGreaterThan(0);
    await expect.poll(shown).toEqual(expected);
    await page.reload();
    await expect.poll(shown).toEqual(expected);
    await expect(page.getByLabel("姓名或账号")).toHaveValue("yang");
    await expect(page.getByRole("combobox", { name: "状态" })).toHaveText("启用");
    await page.getByRole("tab", { name: "首页" }).click();
    await expect(page).toHaveURL(/\/workbench\/index$/);
    await page.goBack();
    await expect(page).toHaveURL(/f\.nameOrAccount=yang/);
    await expect.poll(shown).toEqual(expected);
    await page.goForward();
    await expect(page).toHaveURL(/\/workbench\/index$/);
    await page.goBack();
    await expect.poll(shown).toEqual(expected);
  });

  await test.step("users who are looked up by typing", async () => {
    await page.getByRole("button", { name: "重置" }).click();
    await expect(page.getByText(`共 ${everybody.length} 条`)).toBeVisible();
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
    const names = ["李文静", "宋雨薇"].map((name) => `nameList=${encodeURIComponent(name)}`).join("&");
    const answer = await colleague.get(`/api/fintax/application/dz/user/delegateCount?${names}`);
    const { delegateCount } = answer.result as { delegateCount: number };
    const total = page.getByRole("row").filter({ hasText: "合计" });
    await expect(total.getByText(String(delegateCount), { exact: true })).toBeVisible();
    await page.reload();
    await expect.poll(() => columnTexts(page, "姓名")).toEqual(["宋雨薇", "李文静"]);
  });

  await test.step("order and page", async () => {
    await page.getByRole("button", { name: "重置" }).click();
    await expect(page.getByText(`共 ${everybody.length} 条`)).toBeVisible();
    await page.getByRole("columnheader", { name: "登录账号" }).getByRole("button").click();
    const ordered = await accountsOf({ sortField: "account", sortOrder: "asc" });
    await expect.poll(shown).toEqual(ordered.slice(0, 20));
    await page.getByRole("button", { name: "下一页" }).click();
    await expect.poll(shown).toEqual(ordered.slice(20, 40));
    await page.reload();
    await expect.poll(shown).toEqual(ordered.slice(20, 40));
    await expect(page.getByRole("button", { name: "第 2 页" })).toHaveAttribute("aria-current", "page");
    await page.getByLabel("每页条数").selectOption("50 条/页");
    await expect.poll(shown).toEqual(ordered.slice(0, 50));
  });
});
