import { choose, dataRows, rowOf } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

test("a person in charge is bound and unbound; an accountant is bound to a client, and gets no messages any more", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", "/setting/appletbind");
  await test.step("a person in charge", async () => {
    await page.getByRole("button", { name: "绑定负责人" }).click();
    const dialog = page.getByRole("dialog", { name: "绑定负责人" });
    await choose(dialog, "企业", "上海恒达贸易有限公司", "恒达");
    await dialog.getByLabel("负责人姓名").fill("郑建国");
    await dialog.getByLabel("负责人手机号").fill("13900008888");
    await dialog.getByRole("button", { name: "绑定" }).click();
    const row = rowOf(page, "郑建国");
    await expect(row).toContainText("待确认");
    await expect(row).toContainText("139****8888");
    await row.getByRole("button", { name: "更多" }).click();
    await page.getByRole("menuitem", { name: "解绑" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "解绑" }).click();
    await expect(page.getByText("已解绑", { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);
  });
  await test.step("an accountant", async () => {
    await page.goto("/setting/appletbind?tab=financial");
    await expect(dataRows(page).first()).toBeVisible();
    await page.getByRole("button", { name: "批量绑定" }).click();
    const dialog = page.getByRole("dialog", { name: "为多家企业绑定财务人员" });
    await choose(dialog, "企业", "上海恒达贸易有限公司", "恒达");
    await choose(dialog, "财务人员", "魏子涵", "魏子涵");
    await dialog.getByRole("button", { name: "绑定" }).click();
    await expect(page.getByText("已为 1 家企业添加财务人员")).toBeVisible();
    const row = rowOf(page, "魏子涵").first();
    await row.getByRole("button", { name: "修改" }).click();
    const edit = page.getByRole("dialog", { name: /的财务人员$/ });
    await edit.getByRole("switch", { name: "接收消息" }).click();
    await edit.getByRole("button", { name: "保存" }).click();
    await expect(page.getByText("已保存", { exact: true })).toBeVisible();
    await expect(row.getByRole("cell", { name: "否", exact: true })).toBeVisible();
  });
});
