import { answerInstead } from "../app/bad-answer.ts";
import { rowOf } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const SCREEN = "/setting/userManage";
const PLAN = "/plans/screens/setting.user-manage.json";

test("a screen whose plan cannot be had says so and opens on 重试 or when one comes back to it; one of a later format asks for a refresh", async ({
  app,
  page,
  signIn,
}) => {
  let mend = await answerInstead(page, PLAN, (route) => route.abort("connectionreset"));
  await signIn("chenjie", SCREEN);
  const notice = page.getByRole("alert").filter({ hasText: "页面打开失败" });
  for (const { title, ...answer } of [
    { title: "HTML", body: "<!doctype html><h1>It works</h1>" },
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

  await test.step("on 重试", async () => {
    mend = await answerInstead(page, PLAN, (route) => route.abort("connectionreset"));
    await page.goto(SCREEN);
    await expect(notice).toBeVisible();
    await mend();
    await notice.getByRole("button", { name: "重试" }).click();
    await expect(rowOf(page, "魏子涵")).toBeVisible();
  });

  await test.step("of a later format", async () => {
    const plan = (await (await fetch(app.address + PLAN)).json()) as object;
    mend = await answerInstead(page, PLAN, { body: JSON.stringify({ ...plan, format: 99 }) });
    await page.goto(SCREEN);
    await expect(page.getByText("此页面需要新版本的应用，请刷新")).toBeVisible();
    await mend();
    await page.getByRole("button", { name: /^刷新/ }).and(page.getByRole("main").getByRole("button")).click();
    await expect(rowOf(page, "魏子涵")).toBeVisible();
  });
});
