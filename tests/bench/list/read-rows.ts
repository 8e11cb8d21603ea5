import type { Page } from "@playwright/test";
import type { Texts } from "../texts.ts";
import type { ListSubject } from "./subjects.ts";

/** The texts of the column titles, and of the cells of every row in the page. */
export function readRows(page: Page, { head, row, cell }: ListSubject): Promise<Texts> {
  return page.evaluate(
    (selectors) => {
      const texts = (within: ParentNode, selector: string) =>
        Array.from(within.querySelectorAll(selector), (element) => element.textContent?.trim() ?? "");
      return [
        texts(document, selectors.head),
        ...Array.from(document.querySelectorAll(selectors.row), (line) => texts(line, selectors.cell)),
      ];
    },
    { head, row, cell },
  );
}
