import type { Locator, Page } from "@playwright/test";
import { isWalkInTurn } from "../../../scripts/testing/in-turn.ts";
import { type DevelopmentProject, startDevelopment } from "../app/development-project.ts";
import { rowOf } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/setting/userManage";
const FILE = "schemas/screens/setting/user-manage.json";

test.describe.configure({ timeout: 180_000 });

/** In ms: all files are checked before the page gets a change, on a machine that runs other journeys beside. */
const CHECKED = { timeout: 60_000 };

let project: DevelopmentProject;
test.beforeAll(async ({ app }) => {
  project = await startDevelopment(app.address);
});
test.afterAll(() => project.stop());

// First, because it wants the files as they are.
if (isWalkInTurn(0))
  test(
    "the development panel says why, shows a role and lists the requests",
    { tag: "@slow" },
    async ({ page }) => {
      await page.goto(`${project.address}/setting/userManage`);
      await page.getByRole("button", { name: "chenjie" }).click();
      await expect(page.getByRole("table")).toBeVisible({ timeout: 60_000 });
      await page.getByLabel("姓名或账号").fill("chenjie");
      await page.getByRole("button", { name: "查询" }).click();
      await expect(rowOf(page, "陈洁")).toBeVisible();

      await page.keyboard.press("Alt+Shift+KeyD");
      const panel = page.getByRole("complementary", { name: "开发面板" });
      const detail = panel.getByRole("region", { name: "说明" });

      await test.step("a picked action that is disabled gives its condition, its values and its place", async () => {
        await pick(page, panel, rowOf(page, "陈洁").getByRole("button", { name: "停用" }));
        await expect(detail).toContainText("不能停用自己（条件成立）");
        await expect(detail).toContainText("row.id === session.user.id");
        await expect(detail).toContainText(/row\.id2session\.user\.id2/);
        const opened = page.waitForRequest((request) => request.url().includes("/__open-in-editor"));
        await page.route("**/__open-in-editor**", (route) => route.fulfill({ body: "" }));
        await detail.getByRole("button", { name: new RegExp(`${FILE}:\\d+`) }).click();
        expect(new URL((await opened).url()).searchParams.get("file")).toMatch(
          new RegExp(`^${FILE}:\\d+:\\d+$`),
        );
      });

      await test.step("one that is not there gives its reason, too", async () => {
        await panel.getByRole("treeitem", { name: "启用 start" }).click();
        await expect(detail).toContainText(/row\.status === 0.*不成立.*row\.status1/);
      });

      await test.step("a field of an open dialog is found in the block that it is written in", async () => {
        await rowOf(page, "陈洁").getByRole("button", { name: "编辑" }).click();
        const account = page.getByRole("dialog").getByLabel("登录账号");
        await expect(account).toBeDisabled();
        await pick(page, panel, account);
        await expect(detail).toContainText("禁用开关：结果为 true");
        await expect(detail).toContainText("schemas/blocks/organisation/user-form.json");
        await page.getByRole("dialog").getByRole("button", { name: "取消" }).click();
      });

      await test.step("the application is seen as a role, and as oneself again", async () => {
        await panel.getByRole("tab", { name: "以角色查看" }).click();
        await panel.getByRole("button", { name: "以「只读审计」查看" }).click();
        await expect(page.getByRole("status").filter({ hasText: "正以角色「只读审计」查看" })).toBeVisible();
        await expect(rowOf(page, "陈洁")).toBeVisible();
        await expect(page.getByRole("button", { name: "新增用户" })).toBeHidden();
        await panel.getByRole("tab", { name: "元素" }).click();
        await panel.getByRole("treeitem", { name: "新增用户 add 隐藏" }).click();
        await expect(detail).toContainText("basicSetting.staffActions.add（新增用户）");
        await expect(detail).toContainText("仅可查看不算有权限");
        await panel.getByLabel("按名称或标识查找").fill("/setting/userManage");
        await panel.getByRole("treeitem", { name: "用户管理 /setting/userManage 隐藏" }).click();
        await expect(detail).toContainText("可以按地址打开，但仅可查看的权限不进菜单");
        await expect(detail).toContainText("schemas/routes/setting.json");
        await page.getByRole("button", { name: "恢复" }).click();
        await expect(page.getByRole("button", { name: "新增用户" })).toBeVisible();
      });

      await test.step("the requests of the page are there", async () => {
        await panel.getByRole("tab", { name: "请求" }).click();
        const request = panel.getByRole("listitem").filter({ hasText: "userAdmin.list" }).first();
        await request.getByRole("button").first().click();
        await expect(request).toContainText("POST /api/");
        await expect(request).toContainText('"nameOrAccount": "chenjie"');
        await panel.getByRole("button", { name: "清空" }).click();
        await expect(panel).toContainText("还没有请求");
      });

      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
    },
  );

if (isWalkInTurn(0))
  test(
    "an open page follows the schemas as they are saved, good and bad",
    { tag: "@slow" },
    async ({ page }) => {
      await page.goto(project.address + SCREEN);
      await page.getByRole("button", { name: "chenjie" }).click();
      await expect(rowOf(page, "魏子涵")).toBeVisible({ timeout: 60_000 });
      await page.getByLabel("姓名或账号").fill("还没查询");
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));

      await test.step("a changed label is there, and nothing else has changed", async () => {
        await project.edit(FILE, '"label": "新增用户"', '"label": "添加同事"');
        await expect(page.getByRole("button", { name: "添加同事" })).toBeVisible(CHECKED);
        await expect(page.getByLabel("姓名或账号")).toHaveValue("还没查询");
      });

      const overlay = page.getByRole("alert").filter({ hasText: "界面配置有" });
      await test.step("a changed title in the catalogue is the title of the column", async () => {
        await project.edit("schemas/api/userAdmin.json", '"title": "最近登录时间"', '"title": "上次登录"');
        await expect(page.getByRole("columnheader", { name: "上次登录" })).toBeVisible(CHECKED);
        await expect(page.getByRole("columnheader", { name: "最近登录时间" })).toBeHidden();
      });

      await test.step("a mistake is named with its place; the last good screen stays", async () => {
        await project.edit(FILE, '"call": "userAdmin.delete"', '"call": "userAdmin.delet"');
        await expect(overlay).toContainText(/schemas\/screens\/setting\/user-manage\.json:\d+:\d+/, CHECKED);
        await expect(overlay).toContainText("userAdmin.delete");
        await expect(rowOf(page, "魏子涵").getByRole("button", { name: "编辑" })).toBeVisible();
        await expect(page.getByLabel("姓名或账号")).toHaveValue("还没查询");
      });

      await test.step("so is a file that is no JSON", async () => {
        await project.edit(FILE, '"kind": "list",', '"kind": "list"');
        await expect(overlay).toContainText("json-syntax", CHECKED);
        await expect(overlay).toContainText(/schemas\/screens\/setting\/user-manage\.json:\d+:\d+/);
        await expect(page.getByRole("button", { name: "添加同事" })).toBeVisible();
      });

      await test.step("both are gone when they are mended", async () => {
        await project.edit(FILE, '"kind": "list"', '"kind": "list",');
        await project.edit(FILE, '"call": "userAdmin.delet"', '"call": "userAdmin.delete"');
        await expect(overlay).toBeHidden(CHECKED);
        await expect(page.getByLabel("姓名或账号")).toHaveValue("还没查询");
      });
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    },
  );

/** Picks what stands there, through the layer that lies over the page meanwhile. */
async function pick(page: Page, panel: Locator, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to pick");
  await panel.getByRole("button", { name: "选取元素" }).click();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
