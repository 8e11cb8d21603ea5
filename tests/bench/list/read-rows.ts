import type { Page } from "@playwright/test";
import type { Texts } from "../texts.ts";
import type { ListSubject } from "./subjects.ts";

type RowPlaces = Pick<ListSubject, "head" | "row" | "cell" | "scroller">;

/** The texts of the column titles, and of the cells of every row in the page; columns out of sight are scrolled to. */
export async function readRows(page: Page, subject: RowPlaces): Promise<Texts> {
  const atLeft = await readDrawn(page, subject);
  await scrollTo(page, subject.scroller, 100_000);
  const atRight = await readDrawn(page, subject);
  await scrollTo(page, subject.scroller, 0);
  return atLeft.map((line, index) => line.map((text, column) => text ?? atRight[index]?.[column] ?? ""));
}

/** Moves the columns so far to the left, in px, and waits until they are painted. */
async function scrollTo(page: Page, scroller: string, left: number): Promise<void> {
  await page.evaluate(
    async ([selector, to]) => {
      document.querySelector(selector)?.scrollTo({ left: to });
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    },
    [scroller, left] as const,
  );
}

/** `null` for a cell that is not drawn. */
function readDrawn(
  page: Page,
  { head, row, cell }: RowPlaces,
): Promise<readonly (readonly (string | null)[])[]> {
  return page.evaluate(
    (selectors) => {
      const texts = (within: ParentNode, selector: string) =>
        Array.from(within.querySelectorAll<HTMLTableCellElement>(selector), (element) =>
          element.ariaHidden === "true"
            ? Array.from({ length: element.colSpan }, () => null)
            : [element.textContent?.trim() ?? ""],
        ).flat();
      return [
        texts(document, selectors.head),
        ...Array.from(document.querySelectorAll(selectors.row), (line) => texts(line, selectors.cell)),
      ];
    },
    { head, row, cell },
  );
}
