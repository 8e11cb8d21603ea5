import type { Page } from "@playwright/test";
import { success } from "../app/bad-answer.ts";
import { changePlan } from "../app/change-plan.ts";
import { rowOf } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const USERS = "/setting/userManage";
const MANY = 5000;

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

test(
  "of 5,000 rows only those in sight are drawn; the last is reached, and neither tick nor focus is lost",
  { tag: "@spine" },
  async ({ page, signIn }) => {
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
  },
);
