import type { Page } from "@playwright/test";
import type { ListPlan, StepPlan } from "../../../src/schema/plan/plans/screen-plan.ts";
import { type Api, signInToApi } from "../app/api.ts";
import { answerInstead } from "../app/bad-answer.ts";
import { changePlan } from "../app/change-plan.ts";
import { addCompany, findCompanies, IN_SERVICE } from "../app/companies.ts";
import { question, startMore, tickedRows } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const DELETE = "/api/fcp/web/company/delete";
const COUNT = 5;

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

/** The list of customers, deleting two at once. */
function inPairs(plan: ListPlan): ListPlan {
  const pairs = (step: StepPlan): StepPlan =>
    "args" in step && step.verb === "forEach" ? { ...step, args: { ...step.args, by: 2 } } : step;
  return {
    ...plan,
    selectionActions: plan.selectionActions.map((action) => ({ ...action, do: action.do.map(pairs) })),
  };
}

/** Begins to delete five clients of this name, in three parts. */
async function beginDeleting(page: Page, name: string) {
  const dialog = page.getByRole("dialog", { name: "删除客户" });
  for (let number = 1; number <= COUNT; number += 1) await addCompany(colleague, `${name}${number}有限公司`);
  await page.getByRole("textbox", { name: "客户名称" }).fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`共 ${COUNT} 条`)).toBeVisible();
  await page.getByRole("checkbox", { name: "选择本页全部" }).check();
  await startMore(tickedRows(page), "删除");
  await question(page, `确定删除所选的 ${COUNT} 个客户？删除后进入回收站，可以还原。`)
    .getByRole("button", { name: "删除" })
    .click();
  return { dialog, left: async () => (await findCompanies(colleague, inService(name))).length };
}

const inService = (companyName: string) => ({ companyName, status: IN_SERVICE });

test("where nobody answers it rests, and goes on with the same part, which is done once", async ({
  page,
  signIn,
}) => {
  await changePlan(page, "customer.index", inPairs);
  await signIn("chenjie", "/customer/index");
  let calls = 0;
  const keys: (string | undefined)[] = [];
  await answerInstead(page, DELETE, async (route) => {
    calls += 1;
    keys.push(route.request().headers()["idempotency-key"]);
    if (calls !== 2) return route.continue();
    // The answer is lost after the commit.
    await route.fetch();
    return route.abort("connectionreset");
  });
  const { dialog, left } = await beginDeleting(page, "上海分批乙");
  await expect(dialog.getByRole("status")).toContainText("已暂停，已完成 2 / 5，未处理 3");
  await dialog.getByRole("button", { name: "继续" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("共 0 条")).toBeVisible();
  expect(await left()).toBe(0);
  expect(keys).toHaveLength(4);
  expect(keys[2]).toBe(keys[1]);
});
