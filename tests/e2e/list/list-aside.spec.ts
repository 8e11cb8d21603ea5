import type { Page } from "@playwright/test";
import { signInToApi } from "../app/api.ts";
import { columnTexts } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import { findUsers } from "../app/users.ts";

const SCREEN = "/basicSetting/auth/depart-staff";

const tree = (page: Page) => page.getByRole("tree", { name: "部门" });
const node = (page: Page, name: string) => tree(page).getByRole("treeitem", { name: new RegExp(`^${name}`) });
const aside = (page: Page) => page.getByRole("complementary", { name: "部门" });
const widthOf = async (page: Page) => Math.round((await aside(page).boundingBox())?.width ?? 0);
const total = (page: Page, count: number) => page.getByText(`共 ${count} 条`);

test("a node narrows the list to those below it, kept on reload and by Back; the panel is as wide or folded as this user likes it", async ({
  app,
  page,
  signIn,
}) => {
  const colleague = await signInToApi(app.address, "zhoumy");
  const everybody = (await findUsers(colleague, { isRemove: 0 })).length;
  await signIn("chenjie", SCREEN);
  await expect(total(page, everybody)).toBeVisible();
  await expect(node(page, "全部部门")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "下一页" }).click();
  await node(page, "会计三部").click();
  const { deptId } = (await findUsers(colleague, { nameOrAccount: "yuanmeng" }))[0] ?? { deptId: 0 };
  const below = await findUsers(colleague, { isRemove: 0, deptId });
  await expect(total(page, below.length)).toBeVisible();
  await expect(node(page, "会计三部")).toContainText(String(below.length));
  await expect.poll(() => columnTexts(page, "登录账号")).toEqual(below.map(({ account }) => account));
  await expect(page).toHaveURL(new RegExp(`node=%7E${deptId}$|node=~${deptId}$`));

  await page.reload();
  await expect(total(page, below.length)).toBeVisible();
  await expect(node(page, "会计三部")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "首页" }).click();
  await page.goBack();
  await expect(total(page, below.length)).toBeVisible();
  await node(page, "全部部门").click();
  await expect(total(page, everybody)).toBeVisible();
  await expect(page).toHaveURL(SCREEN);

  await expect(node(page, "质控部")).toBeVisible();
  const from = await widthOf(page);
  const box = await page.getByRole("separator", { name: "调整宽度" }).boundingBox();
  if (!box) throw new Error("there is no edge");
  await page.mouse.move(box.x + 3, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 200);
  await page.mouse.move(box.x + 63, box.y + 200);
  await page.mouse.up();
  await expect.poll(() => widthOf(page)).toBe(from + 60);
  await page.getByRole("separator", { name: "调整宽度" }).press("ArrowLeft");
  await expect.poll(() => widthOf(page)).toBe(from + 50);
  await page.reload();
  await expect(node(page, "质控部")).toBeVisible();
  expect(await widthOf(page)).toBe(from + 50);

  const list = page.getByRole("region", { name: "部门员工" });
  const narrow = (await list.boundingBox())?.width ?? 0;
  await page.getByRole("button", { name: "收起部门" }).click();
  await expect(tree(page)).toBeHidden();
  await expect.poll(async () => (await list.boundingBox())?.width).toBeGreaterThan(narrow + 150);
  await page.reload();
  await expect(page.getByRole("button", { name: "展开部门" })).toBeVisible();
  await expect(tree(page)).toBeHidden();
  await page.getByRole("button", { name: "展开部门" }).press("Enter");
  await expect(node(page, "质控部")).toBeVisible();
});
