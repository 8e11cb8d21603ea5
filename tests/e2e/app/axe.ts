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
  // The application has no frames: its results need not be put together in a page of their own.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(TAGS)
    .setLegacyMode();
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes
        .filter(({ html }) => !(id === "scrollable-region-focusable" && LISTS_OF_SELECTS.test(html)))
        .map(({ target, html }) => `${at}: ${id}: ${target.join(" ")} ${html}`),
    );
}
