import { signInToApi } from "../app/api.ts";
import { chatButton, companiesOf, drawer, message, openTalk, recordsOf, send } from "../app/chat.ts";
import { expect, test } from "../app/test.ts";

const SUBMIT = "**/chat/record/submit";

test("what is written offline goes out once and in order, after a reload too; one whose answer is lost is sent once, one that is refused says why and lets the next pass", async ({
  app,
  page,
  context,
  signIn,
}) => {
  const company = (await companiesOf(app.address, "sunli"))[12];
  if (!company) throw new Error("sunli has too few companies");
  const { qyid, companyName } = company;
  const api = await signInToApi(app.address, "sunli");
  const contents = async () => (await recordsOf(api, { qyid, module: 3 })).map(({ content }) => content);
  await signIn("sunli");
  await openTalk(page, companyName, "薪酬");
  const before = (await contents()).length;
  const added = async () => (await contents()).slice(before);

  await test.step("without a network", async () => {
    await context.setOffline(true);
    for (const content of ["离线一", "离线二", "离线三"]) await send(page, content);
    await expect(message(page, "离线一")).toContainText("未发送，网络恢复后会自动重发");
    await expect(message(page, "离线三")).toContainText("发送中");
    await expect(page).not.toHaveURL(/\/500/);
    await context.setOffline(false);
    await expect.poll(added).toEqual(["离线一", "离线二", "离线三"]);
    await expect(message(page, "离线三")).not.toContainText("发送中");
    await expect(message(page, /离线/)).toHaveCount(3);
  });

  await test.step("over a reload", async () => {
    await page.route(SUBMIT, (route) => route.abort());
    await send(page, "离线四");
    await expect(message(page, "离线四")).toContainText("未发送");
    // From here on no news report the messages that the server has kept.
    await page.routeWebSocket(/\/fintax\//, () => {});
    await page.reload();
    await expect(page.getByRole("banner")).toBeVisible();
    await page.unroute(SUBMIT);
    await expect.poll(added).toEqual(["离线一", "离线二", "离线三", "离线四"]);
  });

  await test.step("without an answer", async () => {
    await openTalk(page, companyName, "薪酬");
    let sent = 0;
    await page.route(SUBMIT, async (route) => {
      sent += 1;
      if (sent > 1) return await route.continue();
      await route.fetch();
      await route.abort();
      return undefined;
    });
    await send(page, "答复丢失");
    await expect.poll(() => sent).toBe(2);
    await expect(message(page, "答复丢失")).not.toContainText(/未发送|发送中/);
    await expect(message(page, "答复丢失")).toHaveCount(1);
    expect((await added()).filter((content) => content === "答复丢失")).toHaveLength(1);
    await page.unroute(SUBMIT);
  });

  await test.step("with a refusal", async () => {
    await page.route(SUBMIT, async (route) => {
      if (route.request().postData()?.includes("被拒绝") !== true) return await route.continue();
      return await route.fulfill({
        json: { code: "0409", message: "该企业已停止服务", msg: "", result: null },
      });
    });
    await send(page, "被拒绝的一");
    await send(page, "被拒绝的二");
    await send(page, "照常发送");
    await expect(message(page, "被拒绝的一")).toContainText("未发送：该企业已停止服务");
    await expect(message(page, "照常发送")).not.toContainText("发送中");
    await chatButton(page).evaluate((button) => button.blur());
    await message(page, "被拒绝的二").getByRole("button", { name: "删除" }).click();
    await page.getByRole("tooltip").getByRole("button", { name: "删除" }).click();
    await expect(message(page, "被拒绝的二")).toHaveCount(0);
    await page.unroute(SUBMIT);
    await message(page, "被拒绝的一").getByRole("button", { name: "重试" }).click();
    await expect(message(page, "被拒绝的一")).not.toContainText("未发送");
    await expect.poll(async () => (await added()).slice(-2)).toEqual(["照常发送", "被拒绝的一"]);
    await expect(drawer(page).getByText(/发送中/)).toHaveCount(0);
  });
});
