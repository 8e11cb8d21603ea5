import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The list of a select scrolls, and nothing in it takes the focus: the combobox that it belongs to keeps it and
 * moves through the list by arrow keys, which a journey without a mouse proves.
 */
const LISTS_OF_SELECTS = /^<div class="(rc-virtual|ant-select-tree)-list-holder"/;

export interface BarrierSearch {
  /** Looks at this part of the page alone. */
  readonly within?: string;
  /** The facts that each barrier is reported with. */
  readonly at: string;
}

/** The barriers that axe calls serious or critical, one line for each element. */
export async function findBarriers(page: Page, { within, at }: BarrierSearch): Promise<readonly string[]> {
  const axe = newAxe(page).withTags(TAGS);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const barriers: string[] = [];
  for (const { id, impact, nodes } of violations) {
    if (impact !== "serious" && impact !== "critical") continue;
    for (const { target, html } of nodes) {
      const selector = target.join(" ");
      if (id === "scrollable-region-focusable" && LISTS_OF_SELECTS.test(html)) continue;
      if (id === "target-size" && !(await isSmallInSight(page, selector))) continue;
      barriers.push(`${at}: ${id}: ${selector} ${html}`);
    }
  }
  return barriers;
}

/** A target that scrolls may be half behind an edge or a fixed foot: its size is what it has in the midst. */
async function isSmallInSight(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .first()
    .evaluate((target) => target.scrollIntoView({ block: "center", behavior: "instant" }));
  const { violations } = await newAxe(page).withRules("target-size").include(selector).analyze();
  return violations.length > 0;
}

/** The application has no frames: its results need not be put together in a page of their own. */
function newAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
}
