import { choose, dataRows, rowOf } from "../app/list-screen.ts";
import { expect, test } from "../app/test.ts";

const COMPANY = "上海恒达贸易有限公司";

test("an order is paid, and its right opens", async ({ page, signIn }) => {
  await signIn("chenjie", "/setting/jinsi/tradeManage");
  await expect(dataRows(page).first()).toBeVisible();
  await page.getByRole("button", { name: "购买金四检测" }).click();
  const dialog = page.getByRole("dialog", { name: "购买金四检测" });
  await choose(dialog, "权益", /^金四风险检测次数/);
  await dialog.getByLabel("购买数量").fill("1");
  await dialog.getByRole("button", { name: "下单" }).click();
  await expect(dialog.getByText("「金四风险检测次数」10 次起订")).toBeVisible();
  await dialog.getByLabel("购买数量").fill("20");
  await dialog.getByRole("button", { name: "下单" }).click();
  const made = page.getByText(/^已下单 QY\d{11}，应付 1,360\.00 元$/);
  await expect(made).toBeVisible();
  const tradeNo = /QY\d{11}/.exec((await made.textContent()) ?? "")?.[0] ?? "";
  const order = rowOf(page, tradeNo);
  await expect(order).toContainText("待付款");
  await order.getByRole("button", { name: "登记付款" }).click();
  const payment = page.getByRole("dialog", { name: /^登记「金四风险检测次数」的付款/ });
  await payment.getByLabel("付款流水号").fill("622820260001");
  await payment.getByRole("button", { name: "登记付款" }).click();
  await expect(order).toContainText("已完成");
  await expect(order.getByRole("button", { name: "登记付款" })).toHaveCount(0);
  await page.goto(`/setting/rightsManage?rights.keyword=${tradeNo}`);
  await expect(rowOf(page, tradeNo)).toContainText("金四风险检测次数");
});

test("a right is given to a client, used, and the rest taken back", async ({ page, signIn }) => {
  await signIn("chenjie", "/setting/receiveRights?keyword=体检");
  await dataRows(page).first().getByRole("button", { name: "领取" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "领取" }).click();
  await expect(page.getByText("已领取 1 笔，可在权益管理中分配")).toBeVisible();
  await page.goto("/setting/rightsManage?rights.keyword=体检&rights.order=-createTime");
  const right = dataRows(page).first();
  await right.getByRole("button", { name: "分配", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^分配「财税体检次数」/ });
  await choose(dialog, "企业", COMPANY, "恒达");
  await dialog.getByLabel("每家企业的数量").fill("3");
  await dialog.getByRole("button", { name: "分配" }).click();
  await expect(page.getByText(/^已分配给 1 家企业，还剩 \d+$/)).toBeVisible();
  await page.goto("/setting/rightsManage?tab=allocations&allocations.keyword=恒达");
  const part = dataRows(page).first();
  await part.getByRole("button", { name: "登记使用" }).click();
  const use = page.getByRole("dialog", { name: /^登记「上海恒达贸易有限公司」使用财税体检次数（剩 3）$/ });
  await use.getByLabel("使用说明").fill("年度体检");
  await use.getByRole("button", { name: "登记" }).click();
  await expect(page.getByText("已登记，该企业还剩 2")).toBeVisible();
  await part.getByRole("button", { name: "更多" }).click();
  await page.getByRole("menuitem", { name: "收回" }).click();
  const question = page.getByRole("dialog").filter({ hasText: "未使用的 2？" });
  await question.getByRole("button", { name: "收回" }).click();
  await expect(page.getByText("已收回 2")).toBeVisible();
});
