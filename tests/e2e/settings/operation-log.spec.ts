import { signInToApi } from "../app/api.ts";
import { leave, press } from "../app/keyboard.ts";
import { choose, columnTexts, dataRows } from "../app/list-screen.ts";
import { findLog } from "../app/organisation.ts";
import { expect, test } from "../app/test.ts";
import { findUser } from "../app/users.ts";

const MINUTES = "2026-11-20 10:00".length;

test("what was refused is found by its days, operator, content and result, after a reload too, and says why", async ({
  app,
  page,
  signIn,
}) => {
  const colleague = await signInToApi(app.address, "zhoumy");
  const owner = await findUser(colleague, "zhoumy");
  const operator = await findUser(colleague, "liuwei");
  await (await signInToApi(app.address, "liuwei")).post("/api/auth/user/delete", { userId: owner?.id });
  await signIn("chenjie", "/otherSetting/operationLog");
  await expect(dataRows(page).first()).toBeVisible();

  const search = page.getByRole("search");
  await search.getByLabel("操作时间").click();
  for (const [input, day] of [
    ["开始日期", "2026-11-10"],
    ["结束日期", "2026-11-20"],
  ] as const) {
    await expect(page.getByPlaceholder(input)).toBeFocused();
    await page.keyboard.type(day);
    await page.keyboard.press("Enter");
  }
  const who = search.getByRole("combobox", { name: "操作人" });
  await who.click({ force: true });
  await expect(who).toHaveAttribute("aria-expanded", "true");
  const searched = page.waitForRequest((request) =>
    decodeURIComponent(request.url()).includes("content=刘伟"),
  );
  await who.fill("刘伟");
  await searched;
  await expect(page.getByTitle("陈洁", { exact: true })).toBeHidden();
  await page.getByTitle("刘伟", { exact: true }).last().click();
  await search.getByLabel("操作内容").fill("用户");
  await choose(search, "结果", "失败");
  const asked = page.waitForRequest((request) => request.url().endsWith("/operatorLog/page"));
  await page.getByRole("button", { name: "查询" }).click();
  const filters = {
    startTime: "2026-11-10 00:00:00",
    endTime: "2026-11-20 23:59:59",
    operatorId: operator?.id,
    title: "用户",
    success: 0,
  };
  expect((await asked).postDataJSON()).toMatchObject(filters);
  const expected = await findLog(colleague, filters);
  expect(expected).not.toEqual([]);
  const times = expected.map(({ createTime }) => createTime.slice(0, MINUTES));
  await expect.poll(() => columnTexts(page, "操作时间")).toEqual(times);
  await page.reload();
  await expect.poll(() => columnTexts(page, "操作时间")).toEqual(times);
  expect(await columnTexts(page, "操作对象")).toEqual(expected.map(({ target }) => target || "--"));
  await expect(search.getByRole("combobox", { name: "操作时间" })).toHaveText("2026-11-10 至 2026-11-20");
  await expect(search.getByRole("combobox", { name: "操作人" })).toHaveText("刘伟");

  const row = dataRows(page).first();
  await row.focus();
  await press(page, row);
  const drawer = page.getByRole("dialog", { name: "操作详情" });
  await expect(drawer).toContainText("「周明远」是管理员，只有管理员可以操作");
  await leave(page, drawer, row);
});
