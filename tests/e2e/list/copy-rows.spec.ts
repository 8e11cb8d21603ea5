import { columnTexts, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

test("ticked rows are copied by Ctrl + C, with the columns on show", async ({ page, context, signIn }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn("chenjie", "/setting/userManage");
  await page.getByRole("checkbox", { name: "选择第 1 行", exact: true }).check();
  await page.getByRole("checkbox", { name: "选择第 2 行", exact: true }).check();
  await page.keyboard.press("ControlOrMeta+c");
  await toast(page, "已复制 2 行");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [titles = "", ...lines] = copied.split("\n");
  const at = titles.split("\t").indexOf("登录账号");
  const accounts = await columnTexts(page, "登录账号");
  expect(lines.map((line) => line.split("\t")[at])).toEqual(accounts.slice(0, 2));
});
