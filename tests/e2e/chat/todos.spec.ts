import { signInToApi } from "../app/api.ts";
import { chatButton, companiesOf, drawer, message, openTalk, say } from "../app/chat.ts";
import { expect, test } from "../app/test.ts";

const TODO = "/api/fcp/application/message/chat/todo";

test("a message becomes something to do, is done by its assignee and by nobody else; one that a colleague has taken back meanwhile says so", async ({
  app,
  page,
  signIn,
}) => {
  const company = (await companiesOf(app.address, "sunli"))[9];
  if (!company) throw new Error("sunli has too few companies");
  const { companyName, qyid } = company;
  const api = await signInToApi(app.address, "sunli");
  const id = await say(api, { qyid, module: 3, content: "请补交考勤表" });
  await signIn("sunli");
  await openTalk(page, companyName, "薪酬");
  const row = message(page, "请补交考勤表");
  await row.hover();
  await row.getByRole("button", { name: "指派待办" }).click();
  const dialog = page.getByRole("dialog", { name: "指派待办" });
  await expect(dialog.getByRole("textbox", { name: "待办说明" })).toHaveValue("请补交考勤表");
  await dialog.getByRole("textbox", { name: "待办说明" }).fill("长".repeat(230));
  await expect(dialog.getByRole("textbox", { name: "待办说明" })).toHaveValue("长".repeat(200));
  await dialog.getByRole("button", { name: "指派" }).click();
  await expect(dialog.getByText("请选择待办执行人")).toBeVisible();
  await dialog.getByRole("combobox", { name: "待办执行人" }).click();
  await page.locator(".ant-select-item-option").filter({ hasText: "孙丽" }).click();
  await dialog.getByRole("textbox", { name: "待办说明" }).fill("向客户要考勤表");
  // The list of people may lie over it still.
  await dialog.getByRole("button", { name: "指派" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText("待我处理");
  await row.hover();
  await row.getByRole("button", { name: "指派待办" }).click();
  await expect(page.getByText("请先取消待办")).toBeVisible();

  const theirs = await signInToApi(app.address, "chenjie");
  expect(await theirs.post(`${TODO}/done`, { dataId: id })).toMatchObject({ code: "0409" });
  const counted = await chatButton(page).getAttribute("aria-label");
  await row.getByRole("button", { name: "完成待办" }).click();
  await expect(row).toContainText("孙丽 已完成");
  await expect(row.getByRole("button", { name: "取消待办" })).toHaveCount(0);
  await expect(chatButton(page)).not.toHaveAttribute("aria-label", counted ?? "");
  await row.getByRole("button", { name: "待办详情" }).click();
  const detail = page.getByRole("dialog", { name: "待办详情" });
  await expect(detail).toContainText("向客户要考勤表");
  await expect(detail).toContainText("已完成");
  await page.keyboard.press("Escape");
  await expect(detail).toHaveCount(0);
  await row.hover();
  await row.getByRole("button", { name: "指派待办" }).click();
  await expect(page.getByText("请先取消待办")).not.toHaveCount(0);
  await expect(dialog).toHaveCount(0);

  const otherId = await say(api, { qyid, module: 3, content: "请补签合同" });
  const users = await api.post(`${TODO}/users`, { qyid });
  const own = (users.result as readonly { userId: number; userName: string }[]).find(
    ({ userName }) => userName === "孙丽",
  );
  await api.post(`${TODO}/save`, { dataId: otherId, content: "补签", userIdList: [own?.userId] });
  const other = message(page, "请补签合同");
  await expect(other).toContainText("待我处理");
  // The news of it do not come: what is shown is old.
  await page.route("**/chat/record/page", (route) =>
    route.request().postData()?.includes("idList") ? route.abort() : route.continue(),
  );
  await api.post(`${TODO}/cancel`, { dataId: otherId });
  await expect(other).toContainText("待我处理");
  await page.unroute("**/chat/record/page");
  await other
    .getByRole("button", { name: "完成待办" })
    .click({ timeout: 2000 })
    .catch(() => null);
  await expect(other).toContainText("待办已取消");
  await expect(other.getByRole("button", { name: "完成待办" })).toHaveCount(0);
  await other.hover();
  await other.getByRole("button", { name: "指派待办" }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(drawer(page)).toBeVisible();
});
