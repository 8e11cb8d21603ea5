import { type Api, signInToApi } from "../app/api.ts";
import { addCompany, addTag, companyRow, findCompany, findTags, tagCompany } from "../app/companies.ts";
import { goTo } from "../app/go-to.ts";
import { columnTexts, question, rowOf, startMore, toast } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

let colleague: Api;
test.beforeAll(async ({ app }) => {
  colleague = await signInToApi(app.address, "zhoumy");
});
const tagNamed = async (name: string) => (await findTags(colleague)).find((tag) => tag.name === name);

test("tags are listed with their colours and companies, added under a name of their own, edited where they are used, and deleted", async ({
  page,
  signIn,
}) => {
  const client = "上海改签商贸有限公司";
  await tagCompany(colleague, await addCompany(colleague, client), await addTag(colleague, "改名前"));
  await addTag(colleague, "无用标签");
  await signIn("chenjie", "/setting/tagsManage");

  await test.step("a name narrows the list", async () => {
    const tags = await findTags(colleague);
    await expect.poll(() => columnTexts(page, "标签名称")).toEqual(tags.map(({ name }) => name));
    await expect
      .poll(() => columnTexts(page, "客户数"))
      .toEqual(tags.map(({ companyCount }) => String(companyCount)));
    await expect(rowOf(page, "重点客户").getByRole("cell", { name: "红色" })).toBeVisible();
    await page.getByLabel("标签名称").fill("新签");
    await page.getByLabel("标签名称").press("Enter");
    await expect.poll(() => columnTexts(page, "标签名称")).toEqual(["新签客户"]);
    await page.getByRole("button", { name: "重置" }).click();
  });

  await test.step("a name may have 20 characters and no more, and stands for one tag alone", async () => {
    const longest = "二十个字的标签名称刚好可以保存不会被拒绝";
    expect(longest).toHaveLength(20);
    await page.getByRole("button", { name: "新增标签" }).click();
    const dialog = page.getByRole("dialog", { name: "新增标签" });
    const name = dialog.getByLabel("标签名称");
    await name.pressSequentially(`${longest}多`);
    await expect(name).toHaveValue(longest);
    await dialog.getByRole("button", { name: "保存" }).click();
    await toast(page, "已新增");
    expect(await tagNamed(longest)).toMatchObject({ color: "processing", companyCount: 0 });

    await page.getByRole("button", { name: "新增标签" }).click();
    await name.fill("重点客户");
    await dialog.getByRole("radio", { name: "橙色" }).check();
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(name).toHaveAccessibleDescription(/已存在/);
    await expect(dialog.getByRole("radio", { name: "橙色" })).toBeChecked();
    await name.fill("橙色标签");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(rowOf(page, "橙色标签").getByRole("cell", { name: "橙色", exact: true })).toBeVisible();
    expect(await tagNamed("橙色标签")).toMatchObject({ color: "warning" });
  });

  await test.step("the companies that have an edited tag show its new name", async () => {
    await rowOf(page, "改名前").getByRole("button", { name: "编辑" }).click();
    const dialog = page.getByRole("dialog", { name: "编辑标签「改名前」" });
    await expect(dialog.getByLabel("标签名称")).toHaveValue("改名前");
    await expect(dialog.getByRole("radio", { name: "绿色" })).toBeChecked();
    await dialog.getByLabel("标签名称").fill("改名后");
    await dialog.getByRole("radio", { name: "红色" }).check();
    await dialog.getByRole("button", { name: "保存" }).click();
    await toast(page, "已保存");
    await expect(rowOf(page, "改名后").getByRole("cell", { name: "红色" })).toBeVisible();
    await goTo(page, `/customer/index?f.companyName=${encodeURIComponent(client)}`);
    await expect(companyRow(page, client).getByText("改名后")).toBeVisible();
    await goTo(page, "/setting/tagsManage");
  });

  await test.step("one in use is deleted after saying how many lose it, an unused one after a short question", async () => {
    for (const [name, asked] of [
      ["改名后", "标签「改名后」正被 1 个客户使用，删除后将从这些客户上移除。确定删除？"],
      ["无用标签", "确定删除标签「无用标签」？"],
    ] as const) {
      await startMore(rowOf(page, name), "删除");
      await question(page, asked).getByRole("button", { name: "删除" }).click();
      await expect(rowOf(page, name)).toBeHidden();
      expect(await tagNamed(name)).toBeUndefined();
    }
    expect((await findCompany(colleague, client))?.tags).toEqual([]);
  });
});
