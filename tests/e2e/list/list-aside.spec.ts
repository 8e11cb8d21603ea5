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

test("a node narrows the list to those below it, in the address, kept on reload and by Back", async ({
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
});

test("a node that an old link names and that is gone gives the whole list", async ({ app, page, signIn }) => {
  const everybody = (await findUsers(await signInToApi(app.address, "zhoumy"), { isRemove: 0 })).length;
  await signIn("chenjie", `${SCREEN}?node=~987654`);
  await expect(total(page, everybody)).toBeVisible();
  await expect(page).toHaveURL(SCREEN);
});

test("the search finds nodes at any depth; lines open and close", async ({ page, signIn }) => {
  await signIn("chenjie", SCREEN);
  await expect(node(page, "外勤部")).toBeVisible();
  await page.getByRole("searchbox", { name: "搜索部门" }).fill("三部");
  await expect(tree(page).getByRole("treeitem")).toHaveText([/全部部门/, /云帆/, /闵行/, /会计三部/]);
  await page.getByRole("searchbox", { name: "搜索部门" }).fill("");
  await node(page, "浦东分公司").press("ArrowLeft");
  await expect(node(page, "浦东分公司")).toHaveAttribute("aria-expanded", "false");
  await expect(node(page, "外勤部")).toBeHidden();
});

test("the panel is folded and made wider, as this user likes it", async ({ page, signIn }) => {
  await signIn("chenjie", SCREEN);
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

test("by keyboard: walk, open, choose, and reach a node's own actions", async ({ page, signIn }) => {
  await signIn("chenjie", SCREEN);
  await expect(node(page, "质控部")).toBeVisible();
  await page.getByRole("searchbox", { name: "搜索部门" }).focus();
  await page.keyboard.press("Tab");
  await expect(node(page, "全部部门"), "one stop for the whole tree").toBeFocused();
  await page.keyboard.press("End");
  await expect(tree(page).getByRole("treeitem").last()).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(node(page, "上海云帆财税")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(node(page, "质控部")).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(node(page, "总经办")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(node(page, "总经办")).toHaveAttribute("aria-selected", "true");
  await expect.poll(async () => [...new Set(await columnTexts(page, "所属部门"))]).toEqual(["总经办"]);

  await page.keyboard.press("Tab");
  const more = page.getByRole("button", { name: "总经办的操作" });
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "新增下级部门" })).toBeFocused();
  await expect(page.getByRole("menuitem", { name: "重命名" })).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(more, "Esc gives the focus back").toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "新增下级部门" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "重命名" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("textbox")).toHaveValue("总经办");
});
