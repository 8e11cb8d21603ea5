import type { Page } from "@playwright/test";
import { signInToApi } from "../app/api.ts";
import { success } from "../app/bad-answer.ts";
import { changePlan } from "../app/change-plan.ts";
import { leave } from "../app/keyboard.ts";
import { columnTexts, rowOf } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import { addUser, findUsers } from "../app/users.ts";

const USERS = "/setting/userManage";
const CUSTOMERS = "/customer/index";
const MANY = 5000;

const title = (page: Page, name: string) => page.getByRole("columnheader", { name });
const sort = (page: Page, name: string) => title(page, name).getByRole("button", { name, exact: true });
const box = (page: Page, row: number) =>
  page.getByRole("checkbox", { name: `选择第 ${row} 行`, exact: true });

/** Every row at once, without pages. */
async function giveManyRows(page: Page): Promise<void> {
  await changePlan(page, "setting.user-manage", ({ calls, ...plan }) => {
    const { paging: _paging, ...call } = calls["userAdmin.list"] ?? {};
    return { ...plan, calls: { ...calls, "userAdmin.list": call } } as typeof plan & { calls: typeof calls };
  });
  const list = Array.from({ length: MANY }, (_, index) => ({
    id: index + 1,
    name: `员工${index + 1}`,
    account: `user${index + 1}`,
    phone: "13900000000",
    status: 1,
    userKind: "ordinary",
  }));
  await page.route("**/auth/user/list", (route) =>
    route.fulfill({ contentType: "application/json", body: success({ list, total: MANY }) }),
  );
}

test.describe("a title that orders", () => {
  test("goes up, down and back to the server's order, told to readers and in the address", async ({
    app,
    page,
    signIn,
  }) => {
    const colleague = await signInToApi(app.address, "zhoumy");
    const ordered = async (sortOrder: string) =>
      (await findUsers(colleague, { isRemove: 0, pageSize: 20, sortField: "account", sortOrder })).map(
        ({ account }) => account,
      );
    await signIn("chenjie", USERS);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    const plain = await columnTexts(page, "登录账号");
    await expect(title(page, "登录账号")).toHaveAttribute("aria-sort", "none");
    await page.getByRole("button", { name: "下一页" }).click();
    await expect(page).toHaveURL(/page=2/);

    await sort(page, "登录账号").click();
    await expect(title(page, "登录账号")).toHaveAttribute("aria-sort", "ascending");
    await expect(page, "from the first page").toHaveURL(`${USERS}?sort=account.asc`);
    await expect.poll(() => columnTexts(page, "登录账号")).toEqual(await ordered("asc"));

    await sort(page, "登录账号").click();
    await expect(title(page, "登录账号")).toHaveAttribute("aria-sort", "descending");
    await expect.poll(() => columnTexts(page, "登录账号")).toEqual(await ordered("desc"));
    await page.reload();
    await expect(title(page, "登录账号")).toHaveAttribute("aria-sort", "descending");
    await expect.poll(() => columnTexts(page, "登录账号")).toEqual(await ordered("desc"));

    await sort(page, "登录账号").click();
    await expect(title(page, "登录账号")).toHaveAttribute("aria-sort", "none");
    await expect(page).toHaveURL(USERS);
    await expect.poll(() => columnTexts(page, "登录账号")).toEqual(plain);
    await expect(title(page, "手机号"), "one that does not order").not.toHaveAttribute("aria-sort");
  });

  test("takes over from the one that the list opens with", async ({ page, signIn }) => {
    await signIn("chenjie", CUSTOMERS);
    await expect(title(page, "创建时间")).toHaveAttribute("aria-sort", "descending");
    await sort(page, "客户编码").click();
    await expect(title(page, "客户编码")).toHaveAttribute("aria-sort", "ascending");
    await expect(title(page, "创建时间")).toHaveAttribute("aria-sort", "none");
    await expect(page).toHaveURL(`${CUSTOMERS}?sort=khbm.asc`);
  });
});

test("the totals are the server's, of all pages, and follow the filters", async ({ app, page, signIn }) => {
  const colleague = await signInToApi(app.address, "zhoumy");
  const total = async (query = "") => {
    const { result } = await colleague.get(
      `/api/fintax/application/dz/user/delegateCount?isRemove=0${query}`,
    );
    return String((result as { delegateCount: number }).delegateCount);
  };
  await signIn("chenjie", USERS);
  const totals = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "合计" }) });
  await expect(totals.getByRole("cell", { name: await total(), exact: true })).toBeVisible();
  await expect(totals.getByRole("rowheader"), "stays in sight").toBeInViewport();
  await page.getByLabel("姓名或账号").fill("liwenjing");
  await page.getByRole("button", { name: "查询" }).click();
  const user = (await findUsers(colleague, { nameOrAccount: "liwenjing" }))[0] as unknown as {
    delegateCount: number;
  };
  expect(await total("&nameOrAccount=liwenjing")).toBe(String(user.delegateCount));
  await expect(totals.getByRole("cell", { name: String(user.delegateCount), exact: true })).toBeVisible();
  await expect(
    rowOf(page, "李文静").getByRole("cell", { name: String(user.delegateCount), exact: true }),
  ).toBeVisible();
});

test("a row opens its own table, which is loaded once and stays when closed", async ({ page, signIn }) => {
  await changePlan(page, "setting.user-manage", (plan) => ({
    ...plan,
    expand: {
      source: { call: "user.fuzzyMatch", params: { content: "{{ row.account }}" } },
      pageSize: 20,
      columns: plan.columns
        .filter(({ id }) => id === "name")
        .map(({ fixed: _fixed, ...column }) => ({
          ...column,
          id: "userName",
          field: "userName",
          title: "同事",
        })),
    },
  }));
  let loads = 0;
  page.on("request", (request) => {
    if (request.url().includes("fuzzyMatch")) loads += 1;
  });
  await signIn("chenjie", USERS);
  const opener = rowOf(page, "李文静").getByRole("button", { name: /^展开第 \d+ 行$/ });
  await page.getByLabel("姓名或账号").fill("liwenjing");
  await page.getByRole("button", { name: "查询" }).click();
  await opener.click();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  const detail = page.getByRole("table", { name: "明细" });
  await expect(detail.getByRole("cell")).toHaveText(["李文静"]);
  await opener.click();
  await expect(detail).toBeHidden();
  await opener.click();
  await expect(detail.getByRole("cell")).toHaveText(["李文静"]);
  expect(loads).toBe(1);
});

test("of 5,000 rows only those in sight are drawn; the last is reached and a tick is not lost", async ({
  page,
  signIn,
}) => {
  await giveManyRows(page);
  await signIn("chenjie", USERS);
  const rows = page.getByRole("region", { name: "用户管理" });
  await expect(rowOf(page, "员工1")).toBeVisible();
  await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", String(MANY + 1));
  expect(await rows.locator("tbody tr").count(), "drawn").toBeLessThan(100);
  await box(page, 3).check();
  await expect(page.getByText("已选 1 条")).toBeVisible();

  await rows.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(rowOf(page, `员工${MANY}`)).toBeInViewport();
  await expect(rowOf(page, `员工${MANY}`)).toHaveAttribute("aria-rowindex", String(MANY + 1));
  await expect(rowOf(page, "员工30")).toBeHidden();
  expect(await rows.locator("tbody tr").count(), "drawn").toBeLessThan(100);
  await box(page, MANY).check();
  await expect(page.getByText("已选 2 条")).toBeVisible();

  await rows.evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(box(page, 3)).toBeChecked();
  await expect(box(page, 4)).not.toBeChecked();
  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
  await expect(page.getByText(`已选 ${MANY} 条`)).toBeVisible();
});

test("the focus walks through 5,000 rows without getting lost", async ({ page, signIn }) => {
  await giveManyRows(page);
  await signIn("chenjie", USERS);
  await rowOf(page, "员工1").focus();
  for (let step = 0; step < 40; step += 1) await page.keyboard.press("ArrowDown");
  await expect(rowOf(page, "员工41")).toBeFocused();
  await expect(rowOf(page, "员工41")).toBeInViewport();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 30_000);
  await expect(rowOf(page, "员工41")).not.toBeInViewport();
  await expect(rowOf(page, "员工41"), "its row is kept").toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(rowOf(page, "员工42")).toBeFocused();
  await expect(rowOf(page, "员工42")).toBeInViewport();
});

test("an action that runs on a row shows it and cannot be started twice", async ({ app, page, signIn }) => {
  const colleague = await signInToApi(app.address, "zhoumy");
  const { id } = await addUser(colleague, "运行一", "yunxing.1");
  await colleague.post("/api/auth/user/modifyStatus", { userId: id, status: 0 });
  await signIn("chenjie", USERS);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await page.route("**/auth/user/modifyStatus", async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  const start = rowOf(page, "运行一").getByRole("button", { name: "启用" });
  await start.click();
  await expect(start).toHaveAttribute("aria-busy", "true");
  // The page is covered while it writes; what comes through all the same is no second start.
  await start.dispatchEvent("click");
  await start.focus();
  await page.keyboard.press("Enter");
  release();
  await expect(rowOf(page, "运行一").getByRole("button", { name: "停用" })).toBeVisible();
  expect(asked).toBe(1);
});

test("ticks are kept over pages and orders, and gone with other rows", async ({ page, signIn }) => {
  await signIn("chenjie", CUSTOMERS);
  await box(page, 1).check();
  await page.getByRole("button", { name: "下一页" }).click();
  await box(page, 21).check();
  await sort(page, "客户名称").click();
  await expect(page).toHaveURL(/sort=companyName\.asc/);
  await expect(page.getByText("已选 2 条")).toBeVisible();
  // The dialog's own button has the same verb.
  const tag = page.getByRole("tabpanel", { name: "客户列表" }).getByRole("button", { name: "设置标签" });
  await tag.click();
  await leave(page, page.getByRole("dialog", { name: /所选的 2 个客户/ }), tag);
  await page.getByLabel("客户名称").fill("有限公司");
  await page.getByLabel("客户名称").press("Enter");
  await expect(page.getByText(/已选 \d/)).toBeHidden();
});
