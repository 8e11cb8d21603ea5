import type { Page } from "@playwright/test";
import { expect, test } from "../app/test.ts";

test.use({ viewport: { width: 1024, height: 768 } });

const row = (page: Page) => page.locator("tr[data-key]").first();

/** Moves the columns so far to the left, in px, and returns the number of points of the row where nothing is drawn. */
async function emptyPointsAt(page: Page, left: number): Promise<number> {
  return await page.locator(".grid-scroller").evaluate(async (scroller, to) => {
    scroller.scrollTo({ left: to });
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const seen = scroller.getBoundingClientRect();
    const line = scroller.querySelector("tr[data-key]")?.getBoundingClientRect();
    const y = line === undefined ? 0 : line.top + line.height / 2;
    const points = Array.from(
      { length: Math.floor(seen.width / 20) },
      (_, step) => seen.left + 10 + step * 20,
    );
    return points.filter((x) => document.elementFromPoint(x, y)?.closest(".grid-gap")).length;
  }, left);
}

test("of a wide table the columns in sight are drawn, none that scrolls into sight is missing, and a link keeps the focus out of sight", async ({
  page,
  signIn,
}) => {
  await signIn("chenjie", "/accountCenter/salary");
  await expect(row(page)).toBeVisible();
  const columns = Number(await page.getByRole("table").getAttribute("aria-colcount"));
  expect(await row(page).locator("td:not(.grid-gap)").count()).toBeLessThan(columns);
  const width = await page.locator(".grid-scroller").evaluate((scroller) => scroller.scrollWidth);
  expect(width).toBeGreaterThan(1624);
  for (let left = 0; left < width; left += 130) expect(await emptyPointsAt(page, left)).toBe(0);
  expect(await emptyPointsAt(page, 0)).toBe(0);

  await page.goto("/accountCenter/bank");
  const link = row(page).locator("td:not(.grid-fixed) :is(button, a)").first();
  await link.focus();
  expect(await emptyPointsAt(page, 900)).toBe(0);
  await expect(link).toBeFocused();
});
