import type { Page } from "@playwright/test";
import { goTo } from "../app/go-to.ts";
import { type Api, signInToApi } from "../app/api.ts";
import {
  addCompany,
  addTag,
  type Company,
  companyRow,
  dispatchTo,
  findCompanies,
  findCompany,
  findTags,
  freeTaxNumber,
  IN_SERVICE,
  IN_TRASH,
  resultOf,
  STOPPED,
  stopCompany,
} from "../app/companies.ts";
import { choose, columnTexts, dataRows, question, startMore, tickedRows, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/customer/index";
/** The list with companies of this name alone. */
const only = (name: string, tab = "active") =>
  `${SCREEN}?tab=${tab}&f.companyName=${encodeURIComponent(name)}`;

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

async function codes(filters: object): Promise<readonly string[]> {
  return (await findCompanies(colleague, filters)).map(({ khbm }) => khbm);
}

test("filters of several kinds narrow together, stand in the address, and 重置 empties them", async ({
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

  await test.step("a person, found by initials and Enter, and a range of days", async () => {
    await page.getByRole("button", { name: "展开" }).click();
    const keeper = search.getByRole("combobox", { name: "负责人" });
    await keeper.click({ force: true });
    await expect(keeper).toHaveAttribute("aria-expanded", "true");
    await keeper.pressSequentially("sunl");
    await keeper.press("Enter");
    await expect(search.getByTitle(/^孙丽/).first()).toBeVisible();
    await expect(keeper).toHaveAttribute("aria-expanded", "false");
    await search.getByLabel("创建日期").click();
    await expect(search.getByPlaceholder("开始日期")).toBeFocused();
    await page.keyboard.type("2026-01-01");
    await page.keyboard.press("Enter");
    await expect(search.getByPlaceholder("结束日期")).toBeFocused();
    await page.keyboard.type("2026-10-31");
    await page.keyboard.press("Enter");
    await search.getByRole("button", { name: "查询" }).click();
    const hers = (await findCompanies(colleague, { status: IN_SERVICE }))
      .filter(({ userNames }) => userNames.split("、").includes("孙丽"))
      .filter(({ createTime }) => createTime >= "2026-01-01" && createTime < "2026-11-01")
      .map(({ khbm }) => khbm);
    expect(hers.length).toBeGreaterThan(0);
    await expect(page.getByText(`共 ${hers.length} 条`)).toBeVisible();
    await expect.poll(() => columnTexts(page, "客户编码")).toEqual(hers);
  });

  await test.step("the menu's address of 客户信息 shows the clients too", async () => {
    await goTo(page, "/companyCenter/customer");
    await expect(page).toHaveURL(/companyCenter\/customer/);
    await expect(dataRows(page).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "新增客户" })).toBeVisible();
  });
});

test(
  "a company is taken in, edited, stopped from a month on and started again",
  { tag: "@spine" },
  async ({ page, signIn }) => {
    const name = "上海新增商贸有限公司";
    const renamed = "上海新增商贸二有限公司";
    await signIn("chenjie", SCREEN);
    await page.getByRole("button", { name: "新增客户" }).click();
    const adding = page.getByRole("dialog", { name: "新增客户" });
    const number = adding.getByLabel("纳税人识别号");
    const code = adding.getByLabel("客户编码");
    const make = adding.getByRole("button", { name: "生成编码" });

    await test.step("a tax number and a code that another has are refused at their fields", async () => {
      await expect(adding.getByLabel("客户名称")).toBeFocused();
      await adding.getByLabel("客户名称").fill(name);
      await make.click();
      await expect(code).toHaveValue(/^[A-Z0-9-]+$/);
      await expect(make).toBeHidden();
      const other = await addCompany(colleague, "上海占号商贸有限公司", { khbm: await code.inputValue() });
      await number.fill(other.taxlayerNo);
      await choose(adding, "纳税人类型", "一般纳税人");
      await choose(adding, "纳税期限", "按月");
      await choose(adding, "所属行业", "制造业");
      await adding.getByLabel("注册资本（元）").fill("1000000");
      await adding.getByLabel("法人手机号").fill("13800138000");
      await adding.getByRole("button", { name: "保存" }).click();
      await expect(number).toHaveAccessibleDescription("税号与服务中的「上海占号商贸有限公司」重复");
      await expect(code).toHaveAccessibleDescription("客户编码与服务中的「上海占号商贸有限公司」重复");
      await expect(number).toBeFocused();
      await expect(adding.getByLabel("客户名称")).toHaveValue(name);
      await expect(adding.getByTitle("制造业").first()).toBeVisible();
      await expect(adding.getByLabel("法人手机号")).toHaveValue("13800138000");
    });

    const taxlayerNo = freeTaxNumber();
    let khbm = "";
    await test.step("with free ones it is taken in", async () => {
      const taken = await code.inputValue();
      await code.fill("");
      await make.click();
      await expect(code).toHaveValue(/^[A-Z0-9-]+$/);
      await expect(code).not.toHaveValue(taken);
      khbm = `${await code.inputValue()}-A`;
      await code.fill(khbm);
      await number.fill(taxlayerNo);
      await adding.getByRole("button", { name: "保存" }).click();
      await toast(page, "已新增");
      await expect(adding).toBeHidden();
      await expect(companyRow(page, name)).toBeVisible();
      const active = await codes({ status: IN_SERVICE });
      await expect(page.getByRole("tab", { name: `服务中 (${active.length})` })).toBeVisible();
      expect(await findCompany(colleague, name)).toMatchObject({
        khbm,
        taxlayerNo,
        taxlayerType: "001",
        nsqxdm: "06",
        industry: "制造业",
        provinceId: "31",
        beginDate: "2026-11-20",
        statusCode: IN_SERVICE,
      });
    });

    await test.step("its form opens with what the database has, and changes only what was changed", async () => {
      await companyRow(page, name).getByRole("button", { name: "编辑", exact: true }).click();
      const editing = page.getByRole("dialog", { name: `编辑客户「${name}」` });
      await expect(editing.getByLabel("纳税人识别号")).toHaveValue(taxlayerNo);
      await expect(editing.getByLabel("法人手机号")).toHaveValue("138****8000");
      await editing.getByLabel("客户名称").fill("");
      await editing.getByRole("button", { name: "保存" }).click();
      await expect(editing.getByRole("alert")).toHaveText(["请输入客户名称"]);
      await editing.getByLabel("客户名称").fill(renamed);
      await choose(editing, "纳税期限", "按季");
      await editing.getByRole("button", { name: "保存" }).click();
      await toast(page, "已保存");
      await expect(companyRow(page, renamed).getByText("按季")).toBeVisible();
      const after = await findCompany(colleague, renamed);
      expect(after).toMatchObject({ khbm, taxlayerNo, beginDate: "2026-11-20", nsqxdm: "08" });
      // The masked phone was left alone: the whole of it is still there.
      const reveal = { companyId: after?.companyId, field: "legalPersonPhone" };
      expect((await colleague.post("/api/fcp/web/company/reveal", reveal)).result).toBe("13800138000");
    });

    await test.step("it is stopped, moves to the other tab, and is started again", async () => {
      await startMore(companyRow(page, renamed), "停止服务");
      const stopping = page.getByRole("dialog", { name: `停止「${renamed}」的服务` });
      await expect(stopping.getByText("没有未申报、未缴款的税款，没有欠费和未完结的工单")).toBeVisible();
      await expect(stopping.getByLabel("停止服务的账期")).toHaveValue("2026年11期");
      await stopping.getByRole("button", { name: "停止服务" }).click();
      await toast(page, "已设定停止服务的账期");
      const row = companyRow(page, renamed);
      await expect(row).toBeHidden();
      const stopped = { statusCode: STOPPED, stopPeriod: "2026-11" };
      expect(await findCompany(colleague, renamed)).toMatchObject(stopped);
      await expect(page.getByRole("columnheader", { name: "停止服务期间" })).toHaveCount(0);
      const { length } = await codes({ status: STOPPED });
      await page.getByRole("tab", { name: `已停止 (${length})` }).click();
      await expect(page).toHaveURL(/tab=stopped/);
      await expect(row.getByRole("cell", { name: "2026年11期" })).toBeVisible();
      await startMore(row, "恢复服务");
      const starting = page.getByRole("dialog", { name: `恢复「${renamed}」的服务` });
      await starting.getByRole("button", { name: "恢复服务" }).click();
      await toast(page, "已恢复服务");
      await expect(row).toBeHidden();
      const started = { statusCode: IN_SERVICE, stopPeriod: null };
      expect(await findCompany(colleague, renamed)).toMatchObject(started);
    });
  },
);

async function tickAll(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await companyRow(page, name).getByRole("checkbox").check();
}

test("several companies get a tag, another filing frequency, and somebody responsible, beside or instead of those they have", async ({
  page,
  signIn,
}) => {
  const tag = await addTag(colleague, "批量标签");
  const names = ["上海同改一有限公司", "上海同改二有限公司"];
  for (const name of names) await dispatchTo(colleague, await addCompany(colleague, name), "sunli");
  const before = await Promise.all(names.map((name) => findCompany(colleague, name)));
  await signIn("chenjie", only("上海同改"));

  await test.step("a tag", async () => {
    await tickAll(page, names);
    await page.getByRole("button", { name: "设置标签" }).click();
    const dialog = page.getByRole("dialog", { name: "为所选的 2 个客户设置标签" });
    await choose(dialog, "标签", tag.name);
    await dialog.getByRole("button", { name: "设置标签" }).click();
    await toast(page, "标签已更新");
    for (const name of names) {
      await expect(companyRow(page, name).getByText(tag.name)).toBeVisible();
      expect((await findCompany(colleague, name))?.tags).toMatchObject([{ label: tag.name }]);
    }
  });

  await test.step("another filing frequency; the rest is kept", async () => {
    await tickAll(page, names);
    await page.getByRole("button", { name: "批量修改" }).click();
    const dialog = page.getByRole("dialog", { name: "批量修改所选的 2 项" });
    await dialog.getByRole("button", { name: "修改", exact: true }).click();
    await expect(dialog.getByText("请至少修改一项")).toBeVisible();
    await choose(dialog, "纳税期限", "按月");
    await expect(dialog.getByText("请至少修改一项")).toBeHidden();
    await dialog.getByRole("button", { name: "修改", exact: true }).click();
    await toast(page, "已修改 2 项");
    await expect(dialog).toBeHidden();
    for (const [at, name] of names.entries()) {
      const { taxlayerType, industry, provinceId } = before[at] ?? {};
      const changed = { nsqxdm: "06", taxlayerType, industry, provinceId };
      await expect.poll(() => findCompany(colleague, name)).toMatchObject(changed);
    }
  });

  for (const [mode, person, expected] of [
    ["追加负责人", "李文静", ["孙丽", "李文静"]],
    ["替换原有负责人", "赵敏", ["赵敏"]],
  ] as const) {
    await test.step(mode, async () => {
      await tickAll(page, names);
      await page.getByRole("button", { name: "派工", exact: true }).first().click();
      const dialog = page.getByRole("dialog", { name: "为所选的 2 个客户派工" });
      await choose(dialog, "负责人", new RegExp(`^${person}`), person);
      await dialog.getByRole("radio", { name: mode }).check();
      await dialog.getByRole("button", { name: "派工" }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText("派工完成", { exact: true }).last()).toBeVisible();
      for (const name of names) {
        await expect
          .poll(async () => new Set((await findCompany(colleague, name))?.userNames.split("、")))
          .toEqual(new Set(expected));
      }
    });
  }
});

test("several companies are taken up again, examined and deleted together, and the numbers of the tabs follow", async ({
  page,
  signIn,
}) => {
  const names = ["上海同启一有限公司", "上海同启二有限公司"];
  const companies: Company[] = [];
  for (const name of names) companies.push(await addCompany(colleague, name));
  for (const company of companies) await stopCompany(colleague, company);
  const { length } = await findCompanies(colleague, { status: IN_SERVICE });
  await signIn("chenjie", only("上海同启", "stopped"));
  await expect(page.getByRole("tab", { name: `服务中 (${length})` })).toBeVisible();

  await test.step("those that are stopped can be taken up again, not stopped", async () => {
    await tickAll(page, names);
    await tickedRows(page).getByRole("button", { name: "更多" }).click();
    await expect(page.getByRole("menuitem", { name: "停止服务" })).toHaveCount(0);
    await page.getByRole("menuitem", { name: "恢复服务", exact: true }).click();
    const starting = page.getByRole("dialog", { name: "恢复所选的 2 个客户的服务" });
    await starting.getByRole("button", { name: "恢复服务" }).click();
    await toast(page, "已恢复服务");
    for (const name of names) {
      await expect(companyRow(page, name)).toBeHidden();
      expect(await findCompany(colleague, name)).toMatchObject({ statusCode: IN_SERVICE });
    }
  });

  await test.step("they are examined together", async () => {
    await page.getByRole("tab", { name: `服务中 (${length + 2})` }).click();
    await tickAll(page, names);
    await startMore(tickedRows(page), "发起体检");
    await expect(page.getByText(/^已体检 2 家企业/).first()).toBeVisible();
    for (const { companyId } of companies) {
      const state = colleague.get(
        `/api/fcp/web/increase/increase/compliance/isInCompliance?companyId=${companyId}`,
      );
      expect(await resultOf(state)).toMatchObject({ inCompliance: true });
    }
  });

  await test.step("they are deleted together", async () => {
    await tickAll(page, names);
    await startMore(tickedRows(page), "删除");
    await question(page, /确定删除所选的 2 个客户？/)
      .getByRole("button", { name: "删除" })
      .click();
    await expect(page.getByText("共 0 条")).toBeVisible();
    await expect(page.getByRole("tab", { name: `服务中 (${length})` })).toBeVisible();
    for (const name of names) expect((await findCompany(colleague, name))?.statusCode).toBe(IN_TRASH);
  });
});
