import { importPlanOf } from "../../../src/testing/import-plan.ts";
import type { Page } from "@playwright/test";
import { answerInstead, success } from "../app/bad-answer.ts";
import { findBarriers } from "../app/axe.ts";
import { dataRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const USERS = "/api/auth/user/list";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Looks at each state of a page; in the end there must have been no barrier in any. */
function watch(page: Page) {
  const barriers: string[] = [];
  return {
    look: async (at: string, within?: string) => {
      barriers.push(...(await findBarriers(page, { at, ...(within && { within }) })));
    },
    check: () => expect(barriers).toEqual([]),
  };
}

test("the pages around the application have no barrier", async ({ page, signIn }) => {
  const { look, check } = watch(page);
  await page.goto("/sso/authorize");
  await look("single sign-on");
  await page.emulateMedia({ colorScheme: "dark" });
  await look("single sign-on in the dark");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/login");
  await page.getByRole("button", { name: "weizihan" }).click();
  await page.getByRole("button", { name: "确定" }).click();
  await expect(page.getByRole("alert")).toHaveCount(2);
  await look("password that is due, with faults");
  await page.goto("/login");
  await page.getByRole("button", { name: "jiangnan" }).click();
  await expect(page.getByRole("dialog")).toContainText("该账号已停用");
  await look("closed gate");
  await page.getByRole("dialog").getByRole("button").click();
  await expect(heading(page)).toHaveText("单点登录");

  const back = await answerInstead(page, "/api/auth/sso/exchange", { status: 500, body: "" });
  await page.goto("/sso/authorize");
  await page.getByRole("button", { name: "chenjie" }).click();
  await expect(heading(page)).toHaveText("登录失败");
  await look("failed sign-in");
  await back();
  await page.getByRole("button", { name: "重新登录" }).click();
  await signIn("chenjie");
  for (const path of ["/403", "/404", "/500", "/noAuth"]) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await look(path);
  }
  check();
});

test("the frame and what it opens have no barrier", async ({ page, signIn }) => {
  const { look, check } = watch(page);
  await signIn("chenjie", "/setting/userManage");
  await expect(dataRows(page).first()).toBeVisible();
  await page.getByRole("button", { name: "账号 陈洁" }).click();
  await look("user card", "header");
  await page.getByRole("button", { name: "修改密码" }).click();
  const password = page.getByRole("dialog", { name: "修改密码" });
  await password.getByRole("button", { name: "确定" }).click();
  await expect(password.getByRole("alert")).toHaveCount(3);
  await look("change of the password, with faults", '[role="dialog"]');
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("button", { name: "分享登录" }).click();
  const share = page.getByRole("dialog", { name: "分享登录" });
  await share.getByRole("button", { name: "生成登录码" }).click();
  await share.getByRole("button", { name: "撤销" }).click();
  await expect(share.getByRole("button", { name: "确定" })).toBeVisible();
  await look("shared sign-in", "header");
  await share.getByRole("button", { name: "确定" }).click();
  await expect(share.getByRole("button", { name: "生成登录码" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "账号 陈洁" }).click();
  await page.getByRole("button", { name: "退出登录" }).click();
  await look("sign-out", '[role="dialog"]');
  await page.keyboard.press("Escape");

  await page.getByRole("tab", { name: "用户管理" }).click({ button: "right" });
  await expect(page.getByRole("menuitem", { name: "关闭其他" })).toBeVisible();
  await look("menu of a tab", '[role="menu"]');
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "导出" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "导出" }).click();
  await expect(page.getByText("任务已开始")).toBeVisible();
  await look("message", '[role="alert"]');
  await page.getByRole("button", { name: /任务/ }).click();
  const task = page.getByRole("list", { name: "任务" }).getByRole("listitem").first();
  await expect(task).toContainText("导出员工名册");
  await expect(task).toContainText("已完成");
  await look("tasks", "header");
  check();
});

test("a list that failed, that is empty, that may not be seen, and a file that is taken in have no barrier", async ({
  page,
  signIn,
}) => {
  const { look, check } = watch(page);
  await signIn("sunli");
  await page.goto("/setting/userManage");
  await expect(heading(page)).toBeVisible();
  await look("no permission");
  await page.goto("/sso/logout");
  await signIn("chenjie");

  const answers = [
    { state: "empty list", body: success({ list: [], total: 0 }), words: "暂无数据" },
    { state: "failed list", body: "boom", words: "列表加载失败" },
    { state: "unusable rows", body: success({ list: [null], total: 1 }), words: "格式不正确" },
  ];
  for (const { state, body, words } of answers) {
    const back = await answerInstead(page, USERS, { body });
    await page.goto("/setting/userManage");
    await expect(page.getByText(words)).toBeVisible();
    await look(state);
    await back();
  }
  await page.route("**/plans/screens/setting.user-manage.json", (route) => route.abort());
  await page.goto("/setting/userManage");
  await expect(page.getByText("页面打开失败")).toBeVisible();
  await look("screen that does not come");

  const faults = [{ line: 3, column: "客户名称", content: "", reason: "请填写客户名称" }];
  const plan = importPlanOf("客户", { rowCount: 3, faultCount: 1, faultTotal: 1, faults });
  await page.goto("/customer/index");
  await expect(dataRows(page).first()).toBeVisible();
  await page.route("**/company/importPlan", (route) => route.fulfill({ body: success(plan) }));
  const asked = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "导入客户" }).click();
  await (
    await asked
  ).setFiles({ name: "客户.xlsx", mimeType: "application/octet-stream", buffer: Buffer.of(1) });
  await expect(page.getByRole("dialog", { name: "导入客户：导入.xlsx" })).toBeVisible();
  await look("import", '[role="dialog"]');
  check();
});
