import type { Locator, Page, Request } from "@playwright/test";
import { changePlan } from "../app/change-plan.ts";
import { choose, columnTexts } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const USERS = "/setting/userManage";
const CUSTOMERS = "/customer/index";
const LOG = "/otherSetting/operationLog";

const search = (page: Page) => page.getByRole("search");
const ask = (page: Page) => search(page).getByRole("button", { name: "查询" }).click();
const asksFor = (path: string) => (request: Request) => new URL(request.url()).pathname.endsWith(path);

/** Clicks a control whose look gives way to the real one. */
async function open(page: Page, label: string): Promise<Locator> {
  const control = search(page).getByRole("combobox", { name: label });
  await control.click({ force: true });
  await expect(control).toHaveAttribute("aria-expanded", "true");
  return control;
}

async function fillRange(page: Page, label: string, from: string, to: string): Promise<void> {
  await search(page).getByRole("combobox", { name: label }).click();
  await page.getByPlaceholder("开始日期").fill(from);
  await page.getByPlaceholder("开始日期").press("Enter");
  await page.getByPlaceholder("结束日期").fill(to);
  await page.getByPlaceholder("结束日期").press("Enter");
}

test("filters stand in one line at every width; those folded away are counted when they have a value", async ({
  page,
  signIn,
}) => {
  const wanted = "f.companyName=司&f.taxlayerNo=9&f.taxlayerType=2&f.nsqxdm=06&f.provinceId=31&f.phone=1";
  await signIn("chenjie", `${CUSTOMERS}?${wanted}`);
  const fold = search(page).getByRole("button", { name: /^(展开|收起)/ });
  await expect(fold, "nothing that narrows the list is out of sight").toHaveText("收起");
  await fold.click();
  const folded: number[] = [];
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => (await search(page).boundingBox())?.height, `one line at ${width}`)
      .toBeLessThan(60);
    let count = 0;
    await expect(async () => {
      count = Number(/已填 (\d) 项/.exec((await fold.textContent()) ?? "")?.[1] ?? "0");
      const shown = await search(page).getByRole("textbox").or(search(page).getByRole("combobox")).count();
      expect(count, `beside the ${shown} on show`).toBe(Math.max(0, 6 - shown));
    }).toPass();
    folded.push(count);
  }
  expect(
    folded.toSorted((a, b) => b - a),
    "the wider the window, the fewer",
  ).toEqual(folded);
  expect(folded[0]).toBeGreaterThan(folded[2] ?? 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await fold.click();
  await expect(page.getByLabel("联系电话")).toHaveValue("1");
  await expect(fold).toHaveAttribute("aria-expanded", "true");
});

test("without a required filter the list asks for it, not the server", async ({ page, signIn }) => {
  await changePlan(page, "customer.index", (plan) => ({
    ...plan,
    filters: plan.filters.map((filter) =>
      filter.id === "taxlayerType" ? { ...filter, required: true } : filter,
    ),
  }));
  let asked = 0;
  page.on("request", (request) => {
    if (asksFor("/company/list")(request)) asked += 1;
  });
  await signIn("chenjie", CUSTOMERS);
  await expect(page.getByText("请先选择「纳税人类型」")).toBeVisible();
  await ask(page);
  const type = search(page).getByRole("combobox", { name: "纳税人类型" });
  await expect(type).toHaveAttribute("aria-invalid", "true");
  expect(asked).toBe(0);
  await choose(search(page), "纳税人类型", "小规模纳税人");
  await ask(page);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(type).not.toHaveAttribute("aria-invalid", "true");
});

test("a range of days is sent as two parameters and stands in the address", async ({ page, signIn }) => {
  await signIn("chenjie", LOG);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await fillRange(page, "操作时间", "2026-11-10", "2026-11-17");
  const asking = page.waitForRequest(asksFor("/operatorLog/page"));
  await ask(page);
  expect((await asking).postDataJSON()).toMatchObject({
    startTime: "2026-11-10 00:00:00",
    endTime: "2026-11-17 23:59:59",
  });
  const days = async () => (await columnTexts(page, "操作时间")).map((text) => text.slice(0, 10));
  await expect.poll(async () => (await days())[0]).toBe("2026-11-17");
  expect((await days()).every((day) => day >= "2026-11-10" && day <= "2026-11-17")).toBe(true);
  const shown = await days();
  await page.reload();
  await expect.poll(days).toEqual(shown);
  await expect(search(page).getByRole("combobox", { name: "操作时间" })).toHaveText(
    "2026-11-10 至 2026-11-17",
  );
});

test("several values of one filter are sent as a list, after a reload too", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1920, height: 800 });
  await signIn("chenjie", CUSTOMERS);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const tags = await open(page, "标签");
  await page.getByTitle("重点客户", { exact: true }).last().click();
  await page.getByTitle("易逾期", { exact: true }).last().click();
  await tags.press("Escape");
  const asking = page.waitForRequest(asksFor("/company/list"));
  await ask(page);
  const { tagIdList } = (await asking).postDataJSON() as { tagIdList: readonly number[] };
  expect(tagIdList).toHaveLength(2);
  const again = page.waitForRequest(asksFor("/company/list"));
  await page.reload();
  expect((await again).postDataJSON()).toMatchObject({ tagIdList });
  await expect(search(page).getByRole("combobox", { name: "标签" })).toHaveText("重点客户、易逾期");
  await expect(page.getByRole("row").nth(1)).toContainText(/重点客户|易逾期/);
});

test("choices are searched by the server; the chosen one keeps its name", async ({ page, signIn }) => {
  await signIn("chenjie", LOG);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const who = await open(page, "操作人");
  const searching = page.waitForRequest((request) =>
    decodeURIComponent(request.url()).includes("content=刘伟"),
  );
  await who.fill("刘伟");
  await searching;
  await expect(page.getByTitle("陈洁", { exact: true })).toBeHidden();
  await page.getByTitle("刘伟", { exact: true }).last().click();
  await ask(page);
  await expect.poll(async () => [...new Set(await columnTexts(page, "操作人"))]).toEqual(["刘伟"]);
  await page.reload();
  await expect.poll(async () => [...new Set(await columnTexts(page, "操作人"))]).toEqual(["刘伟"]);
  await expect(search(page).getByRole("combobox", { name: "操作人" })).toHaveText("刘伟");
});

test("the choices of one filter follow the value of another", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1920, height: 800 });
  await changePlan(page, "setting.user-manage", (plan) => ({
    ...plan,
    filters: plan.filters.map((filter) => {
      if (filter.id !== "nameList") return filter;
      const { search: _search, source, ...options } = filter.options;
      const params = { content: "{{ $values.nameOrAccount ?? '' }}" };
      return { ...filter, options: { ...options, source: { ...(source as object), params } } };
    }),
  }));
  await signIn("chenjie", USERS);
  await page.getByLabel("姓名或账号").fill("刘伟");
  await open(page, "指定用户");
  await expect(page.getByTitle("刘伟", { exact: true })).toBeVisible();
  await expect(page.getByTitle("王海燕", { exact: true })).toBeHidden();
  await page.keyboard.press("Escape");
  await page.getByLabel("姓名或账号").fill("王");
  await open(page, "指定用户");
  await expect(page.getByTitle("王海燕", { exact: true })).toBeVisible();
  await expect(page.getByTitle("刘伟", { exact: true })).toBeHidden();
});

test("重置 goes back to what the list opens with", async ({ page, signIn }) => {
  await signIn("chenjie", CUSTOMERS);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await page.getByLabel("客户名称").fill("云启");
  await choose(search(page), "客户范围", "我负责的");
  await ask(page);
  await expect(page).toHaveURL(/f\.authSelf/);
  await search(page).getByRole("button", { name: "重置" }).click();
  await expect(search(page).getByText("全部客户", { exact: true })).toBeVisible();
  await expect(page.getByLabel("客户名称")).toHaveValue("");
  await expect(page).toHaveURL(CUSTOMERS);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});

test("filters are saved under a name, applied, renamed, made the default and deleted", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", USERS);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  const opener = page.getByRole("button", { name: "常用筛选" });
  const panel = page.getByRole("dialog", { name: "常用筛选" });
  await page.getByLabel("姓名或账号").fill("liwenjing");
  await opener.click();
  await panel.getByLabel("筛选名称").fill("找李文静");
  await panel.getByLabel("筛选名称").press("Enter");
  await expect(panel.getByRole("button", { name: "找李文静", exact: true })).toBeVisible();
  expect(await columnTexts(page, "姓名"), "saving does not ask").not.toEqual(["李文静"]);
  await page.getByRole("button", { name: "重置" }).click();
  await expect(panel, "closed by a click elsewhere").toBeHidden();

  await page.reload();
  await opener.click();
  await panel.getByRole("button", { name: "找李文静", exact: true }).click();
  await expect.poll(() => columnTexts(page, "姓名")).toEqual(["李文静"]);
  await expect(page.getByLabel("姓名或账号")).toHaveValue("liwenjing");
  await expect(panel).toBeHidden();

  await opener.click();
  await panel.getByRole("button", { name: "重命名「找李文静」" }).click();
  await expect(panel.getByLabel("新名称")).toBeFocused();
  await panel.getByLabel("新名称").fill("文静");
  await panel.getByLabel("新名称").press("Enter");
  await panel.getByRole("button", { name: "打开列表时使用「文静」" }).click();
  await expect(panel.getByRole("button", { name: "打开列表时使用「文静」" })).toHaveText("默认 ✓");

  await page.goto(USERS);
  await expect.poll(() => columnTexts(page, "姓名"), "the list opens with it").toEqual(["李文静"]);
  await opener.click();
  await panel.getByRole("button", { name: "删除「文静」" }).click();
  await expect(panel.getByText("还没有常用筛选，可以把当前的筛选条件存下来")).toBeVisible();
  await page.goto(USERS);
  await expect.poll(async () => (await columnTexts(page, "姓名")).length).toBe(20);
});

test("a saved filter outlives a filter that is gone", async ({ page, signIn }) => {
  await signIn("chenjie", USERS);
  await page.getByLabel("姓名或账号").fill("liwenjing");
  await page.getByLabel("手机号").fill("000");
  await page.getByRole("button", { name: "常用筛选" }).click();
  const panel = page.getByRole("dialog", { name: "常用筛选" });
  await panel.getByLabel("筛选名称").fill("旧的");
  await panel.getByRole("button", { name: "保存当前筛选" }).click();
  await changePlan(page, "setting.user-manage", (plan) => ({
    ...plan,
    filters: plan.filters.filter(({ id }) => id !== "phone"),
  }));
  await page.goto(USERS);
  await page.getByRole("button", { name: "常用筛选" }).click();
  await panel.getByRole("button", { name: "旧的", exact: true }).click();
  await expect.poll(() => columnTexts(page, "姓名")).toEqual(["李文静"]);
});
