import { signInToApi } from "../app/api.ts";
import { chatButton, companiesOf, drawer, message, openTalk, recordsOf, send } from "../app/chat.ts";
import { expect, test } from "../app/test.ts";

const SUBMIT = "**/chat/record/submit";

async function companyAt(address: string, place: number) {
  const company = (await companiesOf(address, "sunli"))[place];
  if (!company) throw new Error("sunli has too few companies");
  return company;
}

test("what is written offline is kept, survives a reload, and goes out once and in order", async ({
  app,
  page,
  context,
  signIn,
}) => {
  const { qyid, companyName } = await companyAt(app.address, 12);
  const talk = { qyid, module: 3 };
  await signIn("sunli");
  await openTalk(page, companyName, "薪酬");
  await context.setOffline(true);
  for (const content of ["离线一", "离线二", "离线三"]) await send(page, content);
  await expect(message(page, "离线一")).toContainText("未发送，网络恢复后会自动重发");
  await expect(message(page, "离线三")).toContainText("发送中");
  await expect(page).not.toHaveURL(/\/500/);
  await context.setOffline(false);
  const api = await signInToApi(app.address, "sunli");
  const contents = async () =>
    (await recordsOf(api, talk))
      .map(({ content }) => String(content))
      .filter((text) => text.startsWith("离线"));
  await expect.poll(contents).toEqual(["离线一", "离线二", "离线三"]);
  await expect(message(page, "离线三")).not.toContainText("发送中");
  await expect(message(page, /离线/)).toHaveCount(3);

  await page.route(SUBMIT, (route) => route.abort());
  await send(page, "离线四");
  await expect(message(page, "离线四")).toContainText("未发送");
  await page.reload();
  await expect(page.getByRole("banner")).toBeVisible();
  await page.unroute(SUBMIT);
  await expect.poll(contents).toEqual(["离线一", "离线二", "离线三", "离线四"]);
});

test("a message whose answer was lost is not sent twice", async ({ app, page, signIn }) => {
  const { qyid, companyName } = await companyAt(app.address, 13);
  // Else the news of the message would tell that it is there.
  await page.routeWebSocket(/\/fintax\//, () => {});
  await signIn("sunli");
  await openTalk(page, companyName, "薪酬");
  let lost = 0;
  await page.route(SUBMIT, async (route) => {
    lost += 1;
    if (lost > 1) return await route.continue();
    await route.fetch();
    await route.abort();
    return undefined;
  });
  await send(page, "答复丢失");
  await expect.poll(() => lost, { timeout: 15_000 }).toBe(2);
  const api = await signInToApi(app.address, "sunli");
  await expect(message(page, "答复丢失")).not.toContainText("未发送");
  await expect(message(page, "答复丢失")).toHaveCount(1);
  const kept = (await recordsOf(api, { qyid, module: 3 })).filter(({ content }) => content === "答复丢失");
  expect(kept).toHaveLength(1);
});

test("one that the server refuses says why, lets the next pass, and is tried again or deleted", async ({
  app,
  page,
  signIn,
}) => {
  const { qyid, companyName } = await companyAt(app.address, 14);
  await signIn("sunli");
  await openTalk(page, companyName, "薪酬");
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
  const api = await signInToApi(app.address, "sunli");
  await expect
    .poll(async () => (await recordsOf(api, { qyid, module: 3 })).slice(-2).map(({ content }) => content))
    .toEqual(["照常发送", "被拒绝的一"]);
  await expect(drawer(page).getByText(/发送中/)).toHaveCount(0);
});
