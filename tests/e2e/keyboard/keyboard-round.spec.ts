import type { Page } from "@playwright/test";
import { signInToApi } from "../app/api.ts";
import { addCompany, removeCompanies } from "../app/companies.ts";
import { inTurn } from "../../../scripts/testing/in-turn.ts";
import { tabTo } from "../app/keyboard.ts";
import { readPages } from "../app/planned-screens.ts";
import { expect, test } from "../app/test.ts";

/** The most presses of Tab from the content's begin to its rows that users accept. */
const STOPS_TO_ROWS = 25;
/** A page that keeps the focus longer than this does not let it go. */
const ENDLESS = 150;
/** Two frames each. */
const LOOKS = 30;

interface Stop {
  readonly what: string;
  /** Something at the element, or around its input, shows that it has the focus. */
  readonly isMarked: boolean;
  readonly isInSight: boolean;
  /** Of the list; empty outside of its rows. */
  readonly row: string;
}

/** The element that has the focus; a control that takes the place of its stand-in may need a moment to show it. */
async function readStop(page: Page): Promise<Stop | null> {
  let stop = await lookAtFocus(page);
  for (let look = 0; look < LOOKS && stop && !(stop.isMarked && stop.isInSight); look += 1)
    stop = await lookAtFocus(page);
  return stop;
}

/** Null between the page's last element and its first. */
async function lookAtFocus(page: Page): Promise<Stop | null> {
  return await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // The frame of a select of several is so far from its input.
    const around = element instanceof HTMLInputElement ? 5 : 0;
    let marked = false;
    let part: HTMLElement | null = element;
    for (let level = 0; part && level <= around; level += 1, part = part.parentElement) {
      const style = getComputedStyle(part);
      const isOutlined = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
      marked ||= isOutlined || style.boxShadow !== "none";
    }
    const box = element.getBoundingClientRect();
    const isInSight =
      box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight && box.height > 0;
    const name = element.ariaLabel ?? element.textContent.slice(0, 20);
    const what = `${element.tagName.toLowerCase()} ${name} ${element.id}`;
    const row = element.closest<HTMLElement>("[role=grid] tr[data-key]")?.dataset.key ?? "";
    return { what, row, isMarked: marked, isInSight };
  });
}

for (const { path, plan } of inTurn(readPages())) {
  test(
    `Tab goes round ${plan.title}: the focus is always seen and never kept`,
    { tag: "@slow" },
    async ({ app, page, signIn }) => {
      const colleague = await signInToApi(app.address, "zhoumy");
      const company = await addCompany(colleague, `上海${plan.title}一圈商贸有限公司`);
      if (path === "/companyCenter/recycleBin") await removeCompanies(colleague, company);
      await signIn("chenjie", path === "/customer/detail" ? `${path}?companyId=${company.companyId}` : path);
      const row = page.locator("tbody").getByRole("row").first();
      const isList = plan.kind === "list";
      if (isList) {
        await expect(row).toBeVisible();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await tabTo(page, row, STOPS_TO_ROWS);
      } else {
        await expect(page.getByRole("tabpanel").first()).toBeVisible();
        await page.keyboard.press("Tab");
      }
      const first = (await readStop(page))?.what;
      const unseen: string[] = [];
      const rows = new Set<string>();
      let stops = 0;
      for (; stops < ENDLESS; stops += 1) {
        await page.keyboard.press("Tab");
        const stop = await readStop(page);
        if (stop?.what === first) break;
        if (stop && stop.row !== "") rows.add(stop.row);
        if (stop && !(stop.isMarked && stop.isInSight)) unseen.push(stop.what);
      }
      expect(unseen).toEqual([]);
      expect(rows.size, "Tab visits one row of a list, the arrow keys the others").toBeLessThanOrEqual(1);
      expect(stops).toBeLessThan(ENDLESS);
    },
  );
}
