import type { Locator, Page } from "@playwright/test";
import { type Api, signInToApi } from "../app/api.ts";
import { openMonth } from "../app/company-month.ts";
import { hasOpenTicks } from "../app/monthly-tax.ts";
import { openCompany } from "../app/special-cases.ts";
import { expect, test } from "../app/test.ts";

/** The first is also what a window of 1280 × 720 shows at 200 %. */
const SIZES = [
  { width: 640, height: 360 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;

const FORM = "account-center.special-case-form";
/** A page of one screen, in whose place the form stands. */
const PAGE = { screen: "setting.tags-manage", address: "/setting/tagsManage" };

let chenjie: Api;
test.beforeAll(async ({ app }) => {
  chenjie = await signInToApi(app.address, "chenjie");
});

/** The form is scrolled by one box at most, and its buttons lie in the window with nothing over them, wherever it is scrolled to. */
async function expectFootInSight(page: Page, form: Locator, names: readonly string[]): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const scrollers = await form.evaluate(scrollersAround);
    expect(scrollers, `boxes that scroll at ${size.width} × ${size.height}`).toBeLessThan(2);
    for (const end of [0, 1]) {
      await form.evaluate(scrollTo, end);
      for (const name of names) {
        const button = page.getByRole("button", { name, exact: true }).last();
        await expect
          .poll(() => button.evaluate(isInSight), `「${name}」 at ${size.width} × ${size.height}`)
          .toBe(true);
      }
    }
  }
}

function scrollersAround(form: Element): number {
  let count = 0;
  for (let box: Element | null = form; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY))
      count += 1;
  return count;
}

function scrollTo(form: Element, end: number): void {
  for (let box: Element | null = form; box; box = box.parentElement) box.scrollTop = end * box.scrollHeight;
}

function isInSight(button: Element): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
  const points = [
    [left + 4, top + 4],
    [right - 4, bottom - 4],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const;
  return points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
}

test("the foot of a form is in sight in every window: in the tab of a drawer, in a dialog, as a page", async ({
  page,
  signIn,
}) => {
  const company = await openCompany(chenjie, "001", (row) => !hasOpenTicks(row));
  await signIn("chenjie");
  await test.step("in the tab of a drawer", async () => {
    const month = await openMonth(page, company);
    await month.getByRole("tab", { name: "特殊情况申报" }).click();
    for (const name of ["进项税额转出", "防伪税控费", "无票收入"])
      await month.getByRole("checkbox", { name }).check();
    await expectFootInSight(page, month.locator(".form"), ["取消", "保存", "通知税款"]);
    for (const name of ["进项税额转出", "防伪税控费", "无票收入"])
      await month.getByRole("checkbox", { name }).uncheck();
  });
  await test.step("in a dialog, below all that the form is about", async () => {
    await page.getByRole("button", { name: "通知税款", exact: true }).last().click();
    const notice = page.getByRole("dialog", { name: /^通知税款/ });
    await expectFootInSight(page, notice.locator(".form"), ["取消", "通知客户"]);
    await notice.getByRole("button", { name: "取消", exact: true }).click();
  });
  await test.step("as a page", async () => {
    const plan = await page.request.get(`/plans/screens/${FORM}.json`);
    const form: object = await plan.json();
    await page.route(`**/plans/screens/${PAGE.screen}.json`, (route) =>
      route.fulfill({ json: { ...form, id: PAGE.screen } }),
    );
    await page.goto(`${PAGE.address}?companyId=${company.companyId}&kjnd=2026&kjqj=10&taxlayerType=001`);
    for (const name of ["进项税额转出", "防伪税控费", "无票收入"])
      await page.getByRole("checkbox", { name }).check();
    await expectFootInSight(page, page.locator(".form"), ["取消", "保存"]);
  });
});
