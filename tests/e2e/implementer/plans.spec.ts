import { answerInstead } from "../app/bad-answer.ts";
import { rowOf } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/setting/userManage";
const PLAN = "/plans/screens/setting.user-manage.json";

test("a screen whose plan cannot be had says so, leaves the others alone, and opens when one comes back to it", async ({
  page,
  signIn,
}) => {
  let mend = await answerInstead(page, PLAN, (route) => route.abort("connectionreset"));
  await signIn("chenjie", SCREEN);
  const notice = page.getByRole("alert").filter({ hasText: "页面打开失败" });
  for (const { title, ...answer } of [
    { title: "HTML", body: "<!doctype html><h1>It works</h1>" },
    { title: "half a JSON", body: '{"format":1,"kind":"list","columns":[' },
    { title: "a JSON that is no plan", body: "null" },
    { title: "not there", status: 404, body: '{"message":"no plan"}' },
    { title: "an error", status: 500, body: "" },
  ]) {
    await test.step(title, async () => {
      await expect(notice).toContainText("未能取得页面");
      await mend();
      mend = await answerInstead(page, PLAN, answer);
      const asked = page.waitForResponse((response) => new URL(response.url()).pathname === PLAN);
      await notice.getByRole("button", { name: "重试" }).click();
      await asked;
    });
  }
  await expect(notice).toBeVisible();
  await page.getByRole("tab", { name: "首页" }).click();
  await expect(page.getByText("当前账期")).toBeVisible();
  await expect(notice).toBeHidden();
  await mend();
  await page.getByRole("tab", { name: "用户管理" }).click();
  await expect(rowOf(page, "魏子涵")).toBeVisible();
});

test("a screen opens on 重试 after the network had failed", async ({ page, signIn }) => {
  const mend = await answerInstead(page, PLAN, (route) => route.abort("connectionreset"));
  await signIn("chenjie", SCREEN);
  const notice = page.getByRole("alert").filter({ hasText: "页面打开失败" });
  await expect(notice).toBeVisible();
  await mend();
  await notice.getByRole("button", { name: "重试" }).click();
  await expect(rowOf(page, "魏子涵")).toBeVisible();
});

test.describe("a plan that this application cannot show", () => {
  for (const [title, change] of [
    ["of a later format", { format: 99 }],
    ["of an unknown kind of screen", { kind: "hologram" }],
    ["of an unknown surface", { kind: "custom", surface: "hologram" }],
  ] as const) {
    test(`${title} asks for a refresh, after which it is there`, async ({ app, page, signIn }) => {
      const plan = (await (await fetch(app.address + PLAN)).json()) as object;
      const mend = await answerInstead(page, PLAN, { body: JSON.stringify({ ...plan, ...change }) });
      await signIn("chenjie", SCREEN);
      await expect(page.getByText("此页面需要新版本的应用，请刷新")).toBeVisible();
      await mend();
      await page
        .getByRole("button", { name: /^刷新/ })
        .and(page.getByRole("main").getByRole("button"))
        .click();
      await expect(rowOf(page, "魏子涵")).toBeVisible();
    });
  }

  test("with parts missing says so in its place; the rest of the application lives", async ({
    app,
    page,
    signIn,
  }) => {
    const { columns: _columns, ...plan } = (await (await fetch(app.address + PLAN)).json()) as {
      columns: unknown;
    };
    await answerInstead(page, PLAN, { body: JSON.stringify(plan) });
    await signIn("chenjie", SCREEN);
    await expect(page.getByRole("alert").filter({ hasText: "页面显示出错" })).toBeVisible();
    await page.getByRole("tab", { name: "首页" }).click();
    await expect(page).toHaveURL(/\/workbench\/index/);
    await expect(page.getByText("当前账期")).toBeVisible();
  });

  test("whose parts are wrong shows the rest: a column and an action of unknown making", async ({
    app,
    page,
    signIn,
  }) => {
    const plan = (await (await fetch(app.address + PLAN)).json()) as {
      columns: readonly { field: string }[];
      rowActions: readonly { id: string }[];
    };
    const columns = plan.columns.map((column) =>
      column.field === "account" ? { ...column, kind: "hologram" } : column,
    );
    const rowActions = plan.rowActions.map((action) =>
      action.id === "stop" ? { ...action, visible: "{{ row.nothing.there }}" } : action,
    );
    await answerInstead(page, PLAN, { body: JSON.stringify({ ...plan, columns, rowActions }) });
    await signIn("chenjie", SCREEN);
    const row = rowOf(page, "魏子涵");
    await expect(row.getByRole("button", { name: "没有名为「hologram」的字段类型" })).toBeVisible();
    await expect(row.getByRole("button", { name: /^操作「停用」的条件出错/ })).toBeVisible();
    await expect(row.getByRole("button", { name: "编辑" })).toBeEnabled();
    await expect(row.getByRole("cell", { name: "质控部" })).toBeVisible();
  });
});
