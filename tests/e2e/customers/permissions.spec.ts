import type { Page } from "@playwright/test";
import { signInToApi } from "../app/api.ts";
import { companyRow, findCompanies, IN_SERVICE } from "../app/companies.ts";
import { goTo } from "../app/go-to.ts";
import { rowOf } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

async function expectNone(page: Page, actions: readonly string[]): Promise<void> {
  for (const action of actions)
    await expect(page.getByRole("button", { name: action, exact: true })).toHaveCount(0);
}

test("an accountant sees her own companies in service and no action but to look; neither the recycle bin nor the dashboards open", async ({
  app,
  page,
  signIn,
}) => {
  await signIn("sunli", "/customer/index?size=100");
  const own = await findCompanies(await signInToApi(app.address, "sunli"), { status: IN_SERVICE });
  await expect(page.getByText(`共 ${own.length} 条`)).toBeVisible();
  const first = companyRow(page, own[0]?.companyName ?? "");
  await expect(first.getByRole("button", { name: "详情", exact: true })).toBeVisible();
  await expect(page.getByRole("tab", { name: "已停止" })).toHaveCount(0);
  await expectNone(page, ["新增客户", "导入客户", "下载导入模板", "导出", "编辑", "派工", "更多"]);
  await expect(page.getByRole("table").getByRole("checkbox")).toHaveCount(0);

  const pages = page.getByRole("navigation", { name: "客户中心" });
  await expect(pages.getByRole("link", { name: "客户列表" })).toBeVisible();
  await expect(pages.getByRole("link", { name: "回收站" })).toHaveCount(0);
  const menu = page.getByRole("navigation", { name: "主菜单" });
  for (const name of ["数智员工", "企业微信"])
    await expect(menu.getByRole("link", { name })).toHaveAttribute("href", "/noAuth");
  for (const path of ["/companyCenter/recycleBin", "/operationPlatform"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "暂无权限" })).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
    await expect(page.getByRole("region", { name: /收支/ })).toHaveCount(0);
  }
});

test("a reader sees every company, its file, tags and chances, and no action but to look", async ({
  page,
  signIn,
}) => {
  await signIn("heqing", "/customer/index");
  await expect(page.getByRole("button", { name: "详情" }).first()).toBeVisible();
  await expect(page.getByRole("tab", { name: /^已停止/ })).toBeVisible();
  await expectNone(page, ["新增客户", "导入客户", "导出", "编辑", "派工", "更多"]);
  await expect(page.getByRole("table").getByRole("checkbox")).toHaveCount(0);

  await test.step("the file of a company", async () => {
    await goTo(page, "/customer/detail?companyId=1001001");
    await expect(page.getByRole("region", { name: "人员" })).toBeVisible();
    const changes = ["编辑客户", "派工", "新增联系人", "编辑服务", "编辑", "删除", "验证税局账号"];
    await expectNone(page, changes);
    for (const [tab, part] of [
      ["联系人", page.getByRole("columnheader", { name: "姓名" })],
      ["服务信息", page.getByRole("region", { name: "服务合同" })],
      ["财税信息", page.getByRole("region", { name: "纳税信息" })],
    ] as const) {
      await page.getByRole("tab", { name: tab }).click();
      await expect(part).toBeVisible();
      await expectNone(page, changes);
    }
  });

  await test.step("tags", async () => {
    await goTo(page, "/setting/tagsManage");
    await expect(rowOf(page, "重点客户")).toBeVisible();
    await expect(page.getByRole("table").getByRole("button")).toHaveCount(0);
    await expectNone(page, ["新增标签"]);
  });

  await test.step("chances", async () => {
    await goTo(page, "/performance/opportunities/turnBusiness");
    const table = page.getByRole("table");
    await expect(table.getByRole("button", { name: "详情" }).first()).toBeVisible();
    const steps = /^(开始跟进|成交|丢单|重新跟进|标为无效)$/;
    await expect(table.getByRole("button", { name: steps })).toHaveCount(0);
  });
});
