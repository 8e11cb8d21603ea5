import { findBarriers } from "../app/axe.ts";
import { type Api, signInToApi } from "../app/api.ts";
import { button, toast } from "../app/list-screen.ts";
import { companyWith, PEOPLE, payrollOf } from "../app/payroll.ts";
import { expect, test } from "../app/test.ts";

let zhoumy: Api;
test.beforeAll(async ({ app }) => {
  zhoumy = await signInToApi(app.address, "zhoumy");
});

test("who is paid by a new sheet is chosen from two lists, by pinyin and by keyboard", async ({
  page,
  signIn,
}) => {
  const companyId = await companyWith(zhoumy, "上海薪酬选人有限公司", PEOPLE);
  await signIn("zhoumy", payrollOf(companyId, "sheets"));
  await button(page, "新建薪酬表").click();
  const starting = page.getByRole("dialog", { name: "新建薪酬表" });
  await starting.getByLabel("全部在职人员").click();
  const people = starting.getByRole("group", { name: "人员" });
  await expect(people.getByText(PEOPLE[0].xm)).toBeVisible();
  await expect(people.getByText(PEOPLE[1].xm)).toBeVisible();

  await starting.getByRole("button", { name: "新建" }).click();
  await expect(starting.getByText("请选择人员")).toBeVisible();

  const search = people.getByRole("textbox").first();
  await search.fill("luxl");
  await expect(people.getByText(PEOPLE[1].xm)).toBeHidden();
  await people.getByRole("checkbox", { name: PEOPLE[0].xm }).press("Space");
  await people.getByRole("button", { name: "加入" }).press("Enter");
  await expect(starting.getByText("请选择人员")).toBeHidden();
  await search.fill("");
  expect(await findBarriers(page, { at: "人员", within: ".field-transfer" })).toEqual([]);
  await starting.getByRole("button", { name: "新建" }).click();
  await toast(page, "已新建");
  const sheet = page.getByRole("row").filter({ hasText: "正常工资薪金" });
  await sheet.getByRole("button", { name: "明细" }).click();
  const lines = page.getByRole("grid");
  await expect(lines.getByRole("row").filter({ hasText: PEOPLE[0].xm })).toBeVisible();
  await expect(lines.getByRole("row").filter({ hasText: PEOPLE[1].xm })).toHaveCount(0);
});
