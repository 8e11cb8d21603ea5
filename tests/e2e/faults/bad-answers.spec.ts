import { type Api, signInToApi } from "../app/api.ts";
import { answerInstead, BAD_ANSWERS, success } from "../app/bad-answer.ts";
import { columnTexts, question, rowOf } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";
import { addUser, findUser } from "../app/users.ts";

const SCREEN = "/setting/userManage";
const LIST = "/api/auth/user/list";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});

test.describe("the list", () => {
  test("says why it could not be opened, and comes on 重试", async ({ page, signIn }) => {
    const mend = await answerInstead(page, LIST, { body: "<h1>login</h1>" });
    await signIn("chenjie", SCREEN);
    const failure = page.getByRole("alert").filter({ hasText: "列表加载失败" });
    await expect(failure).toHaveText(/服务返回的数据无法识别，请稍后重试/);
    await expect(page.getByRole("button", { name: "新增用户" })).toBeVisible();
    await mend();
    await failure.getByRole("button", { name: "重试" }).click();
    await expect(rowOf(page, "魏子涵")).toBeVisible();
    await expect(failure).toBeHidden();
  });

  test("keeps the rows it has when a later answer is bad, whatever it is", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    await expect(rowOf(page, "魏子涵")).toBeVisible();
    const FORMAT = "服务器返回的列表格式不正确";
    const answers = [
      ...BAD_ANSWERS,
      { title: "a success without a result", body: '{"code":"0"}', reason: FORMAT },
      { title: "a list that is none", body: success({ list: "none", total: 3 }), reason: FORMAT },
      { title: "a text as result", body: success("ok"), reason: FORMAT },
      {
        title: "a refusal",
        body: '{"code":"0500","message":"查询过于频繁","result":null}',
        reason: "查询过于频繁",
      },
      { title: "a refusal without a reason", body: '{"code":"9999"}', reason: "数据异常" },
    ];
    for (const { title, reason, ...answer } of answers) {
      await test.step(title, async () => {
        const mend = await answerInstead(page, LIST, answer);
        await page.getByRole("button", { name: "刷新" }).click();
        const failure = page.getByRole("alert").filter({ hasText: "列表加载失败" });
        await expect(failure).toContainText(`列表加载失败：${reason}。下面仍是上次的数据`);
        await expect(rowOf(page, "魏子涵")).toBeVisible();
        await mend();
        await failure.getByRole("button", { name: "重试" }).click();
        await expect(failure).toBeHidden();
      });
    }
  });

  test("leaves out entries that are no rows and says so, and shows values of a wrong type as they are", async ({
    page,
    signIn,
  }) => {
    await answerInstead(page, LIST, {
      body: success({
        list: [
          null,
          {
            id: 1,
            name: "王五",
            status: "离职中",
            createTime: 20261120,
            phone: null,
            roleNames: ["甲", "乙"],
          },
          "row",
          { name: { first: "无编号" }, status: 7, lastLoginTime: "昨天" },
        ],
        total: 4,
      }),
    });
    await signIn("chenjie", SCREEN);
    await expect(page.getByText("服务器返回的数据中有 2 行格式不正确，未显示。")).toBeVisible();
    const row = rowOf(page, "王五");
    await expect(row).toContainText("离职中");
    await expect(row).toContainText("20261120");
    await expect(page.getByRole("table").getByRole("cell", { name: "昨天" })).toBeVisible();
    await expect.poll(() => columnTexts(page, "姓名")).toHaveLength(2);
  });

  test("tells that the answer took too long, and comes on 重试", async ({ page, signIn }) => {
    // The two minutes are counted by the browser itself, which the test's clock does not reach.
    await page.addInitScript(() => {
      const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, "timeout");
      Object.defineProperty(XMLHttpRequest.prototype, "timeout", {
        ...timeout,
        set(limit: number) {
          timeout?.set?.call(this, limit / 60);
        },
      });
    });
    const mend = await answerInstead(page, LIST, async () => undefined);
    await signIn("chenjie", SCREEN);
    const failure = page.getByRole("alert").filter({ hasText: "列表加载失败" });
    await expect(failure).toContainText("请求超时，请稍后重试");
    await mend();
    await failure.getByRole("button", { name: "重试" }).click();
    await expect(rowOf(page, "魏子涵")).toBeVisible();
  });

  test("never shows an answer that came late over a newer one", async ({ page, signIn }) => {
    await signIn("chenjie", SCREEN);
    await expect(rowOf(page, "魏子涵")).toBeVisible();
    let release = () => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    let answered = false;
    await answerInstead(page, LIST, async (route) => {
      const { nameOrAccount } = route.request().postDataJSON() as { nameOrAccount?: string };
      if (nameOrAccount !== "liwenjing") return route.fallback();
      const response = await route.fetch();
      await late;
      await route.fulfill({ response });
      answered = true;
    });
    const search = page.getByLabel("姓名或账号");
    await search.fill("liwenjing");
    await search.press("Enter");
    await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "true");
    await search.fill("wanghaiyan");
    await search.press("Enter");
    await expect.poll(() => columnTexts(page, "姓名")).toEqual(["王海燕"]);
    release();
    await expect.poll(() => answered).toBe(true);
    await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "false");
    expect(await columnTexts(page, "姓名")).toEqual(["王海燕"]);
    await expect(page).toHaveURL(/wanghaiyan/);
  });

  test("an action that fails says so and changes nothing", async ({ page, signIn }) => {
    await addUser(colleague, "失败一", "shibai.1");
    await signIn("chenjie", SCREEN);
    await answerInstead(page, "/api/auth/user/modifyStatus", { status: 502, body: "" });
    const row = rowOf(page, "失败一");
    await row.getByRole("button", { name: "停用" }).click();
    await question(page, /「失败一」/)
      .getByRole("button", { name: "停用" })
      .click();
    await expect(page.getByText("网关错误")).toBeVisible();
    await expect(page.getByText("已停用")).toBeHidden();
    await expect(row.getByRole("button", { name: "停用" })).toBeEnabled();
    expect((await findUser(colleague, "shibai.1"))?.status).toBe(1);
  });
});

test.describe("choices", () => {
  for (const { label, path, entry } of [
    { label: "所属部门", path: "/api/fintax/application/dz/department/tree", entry: "质控部" },
    { label: "角色", path: "/api/auth/role/page", entry: "只读审计" },
  ]) {
    test(`of ${label} that cannot be loaded say so in their list, and come on 重试`, async ({
      page,
      signIn,
    }) => {
      await signIn("chenjie", SCREEN);
      const answers = [...BAD_ANSWERS, { title: "a success without a result", body: '{"code":"0"}' }];
      let mend = await answerInstead(page, path, { status: 500, body: "" });
      await page.getByRole("button", { name: "新增用户" }).click();
      const dialog = page.getByRole("dialog", { name: "新增用户" });
      await dialog.getByLabel("姓名").fill("还在");
      await dialog.getByRole("combobox", { name: label }).click();
      for (const { title, ...answer } of answers) {
        await test.step(title, async () => {
          await expect(page.getByRole("alert").filter({ hasText: "选项加载失败" })).toBeVisible();
          await mend();
          mend = await answerInstead(page, path, answer);
          const asked = page.waitForResponse((response) => new URL(response.url()).pathname === path);
          await page.getByRole("button", { name: "重试" }).click();
          await asked;
        });
      }
      await expect(page.getByRole("alert").filter({ hasText: "选项加载失败" })).toBeVisible();
      await mend();
      await page.getByRole("button", { name: "重试" }).click();
      await page.getByTitle(entry, { exact: true }).last().click();
      await expect(dialog.getByTitle(entry, { exact: true })).toBeVisible();
      await expect(dialog.getByLabel("姓名")).toHaveValue("还在");
    });
  }
});
