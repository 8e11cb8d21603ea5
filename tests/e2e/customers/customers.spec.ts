import { type Api, signInToApi } from "../app/api.ts";
import {
  addCompany,
  addTag,
  companyRow,
  dispatchTo,
  findCompanies,
  findCompany,
  findTags,
  freeTaxNumber,
  IN_SERVICE,
  STOPPED,
  stopCompany,
} from "../app/companies.ts";
import { choose, columnTexts, question, startMore, tickedRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/customer/index";
/** The list with one company alone. */
const only = (name: string, tab = "active") =>
  `${SCREEN}?tab=${tab}&f.companyName=${encodeURIComponent(name)}`;

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

async function codes(filters: object): Promise<readonly string[]> {
  return (await findCompanies(colleague, filters)).map(({ khbm }) => khbm);
}

test.describe("the tabs", () => {
  test("part those in service from the stopped ones, with their numbers", async ({ page, signIn }) => {
    await signIn("chenjie", `${SCREEN}?size=100`);
    const [active, stopped] = [await codes({ status: IN_SERVICE }), await codes({ status: STOPPED })];
    await expect(page.getByRole("tab", { name: `服务中 (${active.length})` })).toBeVisible();
    await expect.poll(() => columnTexts(page, "客户编码")).toEqual(active);
    await expect(page.getByRole("columnheader", { name: "停止服务期间" })).toHaveCount(0);
    await page.getByRole("tab", { name: `已停止 (${stopped.length})` }).click();
    await expect(page).toHaveURL(/tab=stopped/);
    await expect.poll(() => columnTexts(page, "客户编码")).toEqual(stopped);
    await expect(page.getByRole("columnheader", { name: "停止服务期间" })).toBeVisible();
  });
});

test.describe("the filters", () => {
  test("of several kinds narrow together, stand in the address, and 重置 empties them", async ({
    page,
    signIn,
  }) => {
    await signIn("chenjie", SCREEN);
    const all = await codes({ status: IN_SERVICE });
    const tags = await findTags(colleague);
    const tagIdList = tags.filter(({ name }) => ["重点客户", "新签客户"].includes(name)).map(({ id }) => id);
    await page.getByRole("button", { name: "展开" }).click();
    const search = page.getByRole("search");
    await search.getByLabel("客户名称").fill("上海");
    await choose(search, "纳税人类型", "一般纳税人");
    await choose(search, "标签", "重点客户");
    await choose(search, "标签", "新签客户");
    await search.getByRole("button", { name: "查询" }).click();
    const expected = await codes({
      status: IN_SERVICE,
      companyName: "上海",
      taxlayerType: "001",
      tagIdList,
    });
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
    await expect(page.getByText(`共 ${expected.length} 条`)).toBeVisible();
    await expect.poll(() => columnTexts(page, "客户编码")).toEqual(expected);
    await expect(page).toHaveURL(/f\.taxlayerType=001/);
    await page.reload();
    await expect.poll(() => columnTexts(page, "客户编码")).toEqual(expected);
    await expect(search.getByLabel("客户名称")).toHaveValue("上海");
    await expect(search.getByText("新签客户")).toBeVisible();
    await search.getByRole("button", { name: "重置" }).click();
    await expect(page.getByText(`共 ${all.length} 条`)).toBeVisible();
    await expect(page).not.toHaveURL(/f\.(companyName|taxlayerType|tagIdList)/);
  });

  test("take a person, looked for by name, and a range of days", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    await page.getByRole("button", { name: "展开" }).click();
    const search = page.getByRole("search");
    await choose(search, "负责人", /^孙丽/, "孙丽");
    await search.getByLabel("创建日期").click();
    await expect(search.getByPlaceholder("开始日期")).toBeFocused();
    await page.keyboard.type("2026-01-01");
    await page.keyboard.press("Enter");
    await expect(search.getByPlaceholder("结束日期")).toBeFocused();
    await page.keyboard.type("2026-10-31");
    await page.keyboard.press("Enter");
    await search.getByRole("button", { name: "查询" }).click();
    const expected = (await findCompanies(colleague, { status: IN_SERVICE }))
      .filter(({ userNames }) => userNames.split("、").includes("孙丽"))
      .filter(({ createTime }) => createTime >= "2026-01-01" && createTime < "2026-11-01")
      .map(({ khbm }) => khbm);
    expect(expected.length).toBeGreaterThan(0);
    await expect(page.getByText(`共 ${expected.length} 条`)).toBeVisible();
    await expect.poll(() => columnTexts(page, "客户编码")).toEqual(expected);
  });
});

test.describe("a company", () => {
  test("is refused with a tax number that another has, at the field, and taken with a free one", async ({
    page,
    signIn,
  }) => {
    const otherId = await addCompany(colleague, "上海占号商贸有限公司");
    await signIn("chenjie", SCREEN);
    await page.getByRole("button", { name: "新增客户" }).click();
    const drawer = page.getByRole("dialog", { name: "新增客户" });
    await expect(drawer.getByLabel("客户名称")).toBeFocused();
    await drawer.getByLabel("客户名称").fill("上海新增商贸有限公司");
    await drawer.getByLabel("纳税人识别号").fill(otherId.taxlayerNo);
    await choose(drawer, "纳税人类型", "一般纳税人");
    await choose(drawer, "纳税期限", "按月");
    await choose(drawer, "所属行业", "制造业");
    await drawer.getByLabel("注册资本（元）").fill("1000000");
    await drawer.getByLabel("法人手机号").fill("13800138000");
    await drawer.getByRole("button", { name: "保存" }).click();
    const number = drawer.getByLabel("纳税人识别号");
    await expect(number).toHaveAccessibleDescription("税号与服务中的「上海占号商贸有限公司」重复");
    await expect(number).toBeFocused();
    await expect(drawer.getByLabel("客户名称")).toHaveValue("上海新增商贸有限公司");
    await expect(drawer.getByTitle("制造业").first()).toBeVisible();
    await expect(drawer.getByLabel("法人手机号")).toHaveValue("13800138000");
    await number.fill(freeTaxNumber());
    await drawer.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("已新增", { exact: true })).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(companyRow(page, "上海新增商贸有限公司")).toBeVisible();
    const active = await codes({ status: IN_SERVICE });
    await expect(page.getByRole("tab", { name: `服务中 (${active.length})` })).toBeVisible();
    expect(await findCompany(colleague, "上海新增商贸有限公司")).toMatchObject({
      taxlayerType: "001",
      nsqxdm: "06",
      industry: "制造业",
      provinceId: "31",
      beginDate: "2026-11-20",
      statusCode: IN_SERVICE,
    });
  });

  test("is edited: opens with what the database has, changes only what was changed", async ({
    page,
    signIn,
  }) => {
    const before = await addCompany(colleague, "上海编辑商贸有限公司", { legalPersonPhone: "13912345678" });
    await signIn("chenjie", only("上海编辑商贸"));
    await companyRow(page, "上海编辑商贸有限公司").getByRole("button", { name: "编辑", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "编辑客户「上海编辑商贸有限公司」" });
    await expect(drawer.getByLabel("纳税人识别号")).toHaveValue(before.taxlayerNo);
    await expect(drawer.getByLabel("法人手机号")).toHaveValue("139****5678");
    await drawer.getByLabel("客户名称").fill("");
    await drawer.getByRole("button", { name: "保存" }).click();
    await expect(drawer.getByRole("alert")).toHaveText(["请输入客户名称"]);
    await drawer.getByLabel("客户名称").fill("上海编辑商贸二有限公司");
    await choose(drawer, "纳税期限", "按月");
    await drawer.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("已保存", { exact: true })).toBeVisible();
    await expect(companyRow(page, "上海编辑商贸二有限公司").getByText("按月")).toBeVisible();
    const after = await findCompany(colleague, "上海编辑商贸二有限公司");
    expect(after).toMatchObject({
      companyId: before.companyId,
      khbm: before.khbm,
      taxlayerNo: before.taxlayerNo,
      beginDate: before.beginDate,
      nsqxdm: "06",
    });
    // The masked phone was left alone: the whole of it is still there.
    const reveal = { companyId: before.companyId, field: "legalPersonPhone" };
    expect((await colleague.post("/api/fcp/web/company/reveal", reveal)).result).toBe("13912345678");
  });

  test("is stopped from a month on, moves to the other tab, and is started again", async ({
    page,
    signIn,
  }) => {
    const name = "上海停启商贸有限公司";
    await addCompany(colleague, name);
    await signIn("chenjie", only(name));
    await startMore(companyRow(page, name), "停止服务");
    const dialog = page.getByRole("dialog", { name: `停止「${name}」的服务` });
    await expect(dialog.getByLabel("停止年度")).toHaveValue("2026");
    await dialog.getByLabel("停止月份").fill("9");
    await dialog.getByRole("button", { name: "停止服务" }).click();
    await expect(page.getByText("已停止服务", { exact: true })).toBeVisible();
    await expect(page.getByText("共 0 条")).toBeVisible();
    expect(await findCompany(colleague, name)).toMatchObject({ statusCode: STOPPED, stopPeriod: "2026-09" });
    await page.getByRole("tab", { name: /^已停止/ }).click();
    const row = companyRow(page, name);
    await expect(row.getByRole("cell", { name: "2026年09期" })).toBeVisible();
    await startMore(row, "恢复服务");
    await question(page, `确定恢复「${name}」的服务？`).getByRole("button", { name: "恢复服务" }).click();
    await expect(page.getByText("已恢复服务", { exact: true })).toBeVisible();
    await expect(row).toBeHidden();
    expect(await findCompany(colleague, name)).toMatchObject({ statusCode: IN_SERVICE, stopPeriod: null });
  });
});

test.describe("several companies", () => {
  test("get a tag", async ({ page, signIn }) => {
    const tag = await addTag(colleague, "批量标签");
    const names = ["上海贴签一有限公司", "上海贴签二有限公司"];
    for (const name of names) await addCompany(colleague, name);
    await signIn("chenjie", only("上海贴签"));
    for (const name of names) await companyRow(page, name).getByRole("checkbox").check();
    await page.getByRole("button", { name: "设置标签" }).click();
    const dialog = page.getByRole("dialog", { name: "为所选的 2 个客户设置标签" });
    await choose(dialog, "标签", tag.name);
    await dialog.getByRole("button", { name: "设置标签" }).click();
    await expect(page.getByText("标签已更新", { exact: true })).toBeVisible();
    for (const name of names) {
      await expect(companyRow(page, name).getByText(tag.name)).toBeVisible();
      expect((await findCompany(colleague, name))?.tags).toMatchObject([{ label: tag.name }]);
    }
  });

  test("get somebody responsible, beside or instead of those they have", async ({ page, signIn }) => {
    const names = ["上海派工一有限公司", "上海派工二有限公司"];
    for (const name of names) await dispatchTo(colleague, await addCompany(colleague, name), "sunli");
    await signIn("chenjie", only("上海派工"));
    for (const [mode, person, expected] of [
      ["追加负责人", "李文静", ["孙丽", "李文静"]],
      ["替换原有负责人", "赵敏", ["赵敏"]],
    ] as const) {
      for (const name of names) await companyRow(page, name).getByRole("checkbox").check();
      await page.getByRole("button", { name: "派工", exact: true }).first().click();
      const dialog = page.getByRole("dialog", { name: "为所选的 2 个客户派工" });
      await dialog.getByRole("combobox", { name: "负责人" }).click({ force: true });
      await page.keyboard.type(person);
      await page
        .getByTitle(new RegExp(`^${person}`))
        .last()
        .click();
      await page.keyboard.press("Tab");
      await dialog.getByRole("radio", { name: mode }).check();
      await dialog.getByRole("button", { name: "派工" }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText("派工完成", { exact: true }).last()).toBeVisible();
      for (const name of names) {
        await expect
          .poll(async () => new Set((await findCompany(colleague, name))?.userNames.split("、")))
          .toEqual(new Set(expected));
      }
    }
  });

  test("are taken up again when all of them are stopped", async ({ page, signIn }) => {
    const names = ["上海同启一有限公司", "上海同启二有限公司"];
    for (const name of names) await stopCompany(colleague, await addCompany(colleague, name));
    await signIn("chenjie", only("上海同启", "stopped"));
    for (const name of names) await companyRow(page, name).getByRole("checkbox").check();
    await startMore(tickedRows(page), "恢复服务");
    await question(page, "确定恢复所选的 2 个客户的服务？").getByRole("button", { name: "恢复服务" }).click();
    await expect(page.getByText("已恢复服务", { exact: true })).toBeVisible();
    for (const name of names) {
      await expect(companyRow(page, name)).toBeHidden();
      expect(await findCompany(colleague, name)).toMatchObject({ statusCode: IN_SERVICE });
    }
  });

  test("those that are stopped already can be restored, not stopped again", async ({ page, signIn }) => {
    await signIn("chenjie", `${SCREEN}?tab=stopped`);
    await page.getByRole("checkbox", { name: "选择第 1 行", exact: true }).check();
    await tickedRows(page).getByRole("button", { name: "更多" }).click();
    await expect(page.getByRole("menuitem", { name: "恢复服务" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "停止服务" })).toHaveCount(0);
  });
});

test.describe("permissions", () => {
  test("an accountant sees her own companies in service, and no action but to look", async ({
    page,
    signIn,
  }) => {
    await signIn("sunli", `${SCREEN}?size=100`);
    const ownCompanies = await findCompanies(await signInToApi(new URL(page.url()).origin, "sunli"), {
      status: IN_SERVICE,
    });
    await expect(page.getByText(`共 ${ownCompanies.length} 条`)).toBeVisible();
    await expect(page.getByRole("tab", { name: "已停止" })).toHaveCount(0);
    for (const action of ["新增客户", "导入客户", "下载导入模板", "导出", "编辑", "派工", "更多"]) {
      await expect(page.getByRole("button", { name: action, exact: true })).toHaveCount(0);
    }
    await expect(page.getByRole("table").getByRole("checkbox")).toHaveCount(0);
    await expect(
      companyRow(page, ownCompanies[0]?.companyName ?? "").getByRole("button", { name: "详情", exact: true }),
    ).toBeVisible();
  });

  test("a reader sees every company and no action but to look", async ({ page, signIn }) => {
    await signIn("heqing", SCREEN);
    await expect(page.getByRole("button", { name: "详情" }).first()).toBeVisible();
    await expect(page.getByRole("tab", { name: /^已停止/ })).toBeVisible();
    for (const action of ["新增客户", "导入客户", "导出", "编辑", "派工", "更多"]) {
      await expect(page.getByRole("button", { name: action, exact: true })).toHaveCount(0);
    }
    await expect(page.getByRole("table").getByRole("checkbox")).toHaveCount(0);
  });
});
