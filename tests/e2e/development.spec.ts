import { type DevelopmentProject, startDevelopment } from "./app/development-project.ts";
import { rowOf } from "./app/list-screen.ts";
import { expect, test } from "./app/test.ts";

const SCREEN = "/setting/userManage";
const FILE = "schemas/screens/setting/user-manage.json";

test.describe.configure({ timeout: 120_000 });

let project: DevelopmentProject;
test.beforeAll(async ({ app }) => {
  project = await startDevelopment(app.address);
});
test.afterAll(() => project.stop());

test("an open page follows the schemas as they are saved, good and bad", async ({ page }) => {
  await page.goto(project.address + SCREEN);
  await page.getByRole("button", { name: "chenjie" }).click();
  await expect(rowOf(page, "魏子涵")).toBeVisible({ timeout: 60_000 });
  await page.getByLabel("姓名或账号").fill("还没查询");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await test.step("a changed label is there, and nothing else has changed", async () => {
    await project.edit(FILE, '"label": "新增用户"', '"label": "添加同事"');
    await expect(page.getByRole("button", { name: "添加同事" })).toBeVisible();
    await expect(page.getByLabel("姓名或账号")).toHaveValue("还没查询");
  });

  const overlay = page.getByRole("alert").filter({ hasText: "界面配置有" });
  await test.step("a mistake is named with its place; the last good screen stays", async () => {
    await project.edit(FILE, '"call": "userAdmin.delete"', '"call": "userAdmin.delet"');
    await expect(overlay).toContainText(/schemas\/screens\/setting\/user-manage\.json:\d+:\d+/);
    await expect(overlay).toContainText("userAdmin.delete");
    await expect(rowOf(page, "魏子涵").getByRole("button", { name: "删除" })).toBeVisible();
    await expect(page.getByLabel("姓名或账号")).toHaveValue("还没查询");
  });

  await test.step("so is a file that is no JSON", async () => {
    await project.edit(FILE, '"kind": "list",', '"kind": "list"');
    await expect(overlay).toContainText(/schemas\/screens\/setting\/user-manage\.json:\d+:\d+/);
    await expect(overlay).toContainText("json-syntax");
    await expect(page.getByRole("button", { name: "添加同事" })).toBeVisible();
  });

  await test.step("both are gone when they are mended", async () => {
    await project.edit(FILE, '"kind": "list"', '"kind": "list",');
    await project.edit(FILE, '"call": "userAdmin.delet"', '"call": "userAdmin.delete"');
    await expect(overlay).toBeHidden();
    await expect(page.getByLabel("姓名或账号")).toHaveValue("还没查询");
  });
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("a changed title in the catalogue is the title of the column", async ({ page }) => {
  await page.goto(project.address + SCREEN);
  await page.getByRole("button", { name: "chenjie" }).click();
  await expect(page.getByRole("columnheader", { name: "最近登录时间" })).toBeVisible({ timeout: 60_000 });
  await project.edit("schemas/api/userAdmin.json", '"title": "最近登录时间"', '"title": "上次登录"');
  await expect(page.getByRole("columnheader", { name: "上次登录" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "最近登录时间" })).toBeHidden();
});
