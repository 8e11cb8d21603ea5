import type { CDPSession } from "@playwright/test";
import { signInToApi } from "../app/api.ts";
import { findCompanies } from "../app/companies.ts";
import { goTo } from "../app/go-to.ts";
import { isWholeRun } from "../../../scripts/testing/in-turn.ts";
import { expect, test } from "../app/test.ts";

/** Fewer show no more than a leak of a whole page. */
const { rounds: ROUNDS, mostGrowth: MOST_GROWTH } = isWholeRun()
  ? { rounds: 50, mostGrowth: 10 * 1024 * 1024 }
  : { rounds: 12, mostGrowth: 5 * 1024 * 1024 };
/** The round from which on everything has been loaded. */
const WARM = 5;
/** Tabs of one round, beside the home page. */
const TABS = 19;

async function heapInUse(devtools: CDPSession): Promise<number> {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return usedSize;
}

test(
  "20 tabs, opened and closed again and again, leave nothing behind",
  { tag: "@slow" },
  async ({ app, page, signIn }) => {
    test.setTimeout(900_000);
    const api = await signInToApi(app.address, "chenjie");
    const companies = await findCompanies(api);
    const ids = companies.slice(0, TABS).map(({ companyId }) => companyId);
    expect(ids).toHaveLength(TABS);
    await signIn("chenjie");
    await expect(page.getByText("当前账期")).toBeVisible();
    const devtools = await page.context().newCDPSession(page);
    const tabs = page.getByRole("tablist").first().getByRole("tab");
    const heaps: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const id of ids) {
        // From one client to the next the tab would go on.
        await goTo(page, "/workbench/index");
        await expect(page.getByText("当前账期")).toBeVisible();
        await goTo(page, `/customer/detail?companyId=${id}`);
        await expect(
          page
            .getByText("统一社会信用代码")
            .or(page.getByText("纳税人识别号"))
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
      }
      await expect(tabs).toHaveCount(TABS + 1);
      await tabs.first().click({ button: "right" });
      await page.getByRole("menuitem", { name: /关闭其他/ }).click();
      await expect(tabs).toHaveCount(1);
      heaps.push(await heapInUse(devtools));
    }
    const grown = (heaps.at(-1) ?? 0) - (heaps[WARM] ?? 0);
    expect(
      grown,
      `heap after each round: ${heaps.map((bytes) => Math.round(bytes / 1024)).join(", ")} KB`,
    ).toBeLessThan(MOST_GROWTH);
  },
);
