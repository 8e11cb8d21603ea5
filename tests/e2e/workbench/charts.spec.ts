import type { Locator, Page } from "@playwright/test";
import { formatYuan } from "../../../src/domain/money.ts";
import { periodLabel } from "../../../src/domain/period.ts";
import { type Api, signInToApi } from "../app/api.ts";
import { expect, test } from "../app/test.ts";

interface Month {
  readonly kjqj: number;
  readonly dealAmount: number;
  readonly receivedAmount: number;
}

const YEAR = 2026;

let zhoumy: Api;
test.beforeAll(async ({ app }) => {
  zhoumy = await signInToApi(app.address, "zhoumy");
});

async function answer<Result>(path: string): Promise<Result> {
  return (await zhoumy.get(`/api/fcp/web/home/${path}`)).result as Result;
}

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const drawing = (region: Locator) => region.locator("[aria-hidden=true] svg");

/** The cells of the table in a card, row by row, which stand for the drawing with screen readers. */
async function told(region: Locator): Promise<readonly (readonly string[])[]> {
  const rows = await region.getByRole("table").getByRole("row").all();
  const cells = await Promise.all(rows.map((row) => row.getByRole("cell").allTextContents()));
  return cells.filter((texts) => texts.length > 0);
}

test("charts tell in tables what the server answered, draw it, and leave the numbers where a drawing cannot be fetched", async ({
  page,
  signIn,
}) => {
  await test.step("a chart tells in a table what the server answered, and draws it", async () => {
    const { months } = await answer<{
      readonly months: { readonly period: string; readonly added: number }[];
    }>("customerV2");
    await signIn("zhoumy", "/workbench/index");
    const region = card(page, "近十二个月新增客户");
    await expect(drawing(region).locator("path").first()).toBeAttached();
    await expect(drawing(region)).toBeVisible();
    expect(months).toHaveLength(12);
    expect(await told(region)).toEqual(
      months.map(({ period, added }) => [periodLabel(period), String(added)]),
    );
  });
  await test.step("a pie shows the parts of a whole", async () => {
    const { byMethod } = await answer<{
      readonly byMethod: { readonly name: string; readonly num: number }[];
    }>("visitData");
    const region = card(page, "客户回访方式");
    await expect(drawing(region)).toBeVisible();
    expect(await told(region)).toEqual(byMethod.map(({ name, num }) => [name, String(num)]));
    await expect(drawing(region)).toContainText(`${byMethod[0]?.name} ${byMethod[0]?.num}`);
  });
  await test.step("amounts are read beside the pointer, and in the table that a button shows", async () => {
    const { months } = await answer<{ readonly months: readonly Month[] }>(`performance?kjnd=${YEAR}`);
    const amounts = ({ kjqj, dealAmount, receivedAmount }: Month) => [
      `${kjqj} 月`,
      formatYuan(dealAmount),
      formatYuan(receivedAmount),
    ];
    const region = card(page, `${YEAR}年各月业绩`);
    await expect(drawing(region)).toBeVisible();
    expect(await told(region)).toEqual(months.map(amounts));

    await drawing(region).hover();
    const tip = region.locator(".chart-tip");
    await expect(tip).toBeVisible();
    const name = await tip.locator("strong").textContent();
    const month = months.find(({ kjqj }) => `${kjqj} 月` === name);
    expect(month && [name, ...(await tip.locator("dd").allTextContents())]).toEqual(month && amounts(month));
    expect(month).toBeDefined();

    await region.getByRole("button", { name: "数据" }).click();
    await expect(drawing(region)).toHaveCount(0);
    const last = region.getByRole("row").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await region.getByRole("button", { name: "图表" }).click();
    await expect(drawing(region)).toBeVisible();
  });
  await test.step("a drawing that cannot be fetched leaves the numbers, and is fetched again", async () => {
    const part = /draw-chart-[^/]*\.js$/;
    await page.route(part, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/workbench/index");
    const region = card(page, "近十二个月新增客户");
    await expect(region.getByRole("alert")).toContainText("图表加载失败");
    expect(await told(region)).toHaveLength(12);
    await page.unroute(part);
    await region.getByRole("button", { name: "重试" }).click();
    await expect(drawing(region)).toBeVisible();
  });
});
