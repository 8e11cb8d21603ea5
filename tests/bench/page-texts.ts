import type { Page } from "@playwright/test";
import type { Subject } from "./subjects.ts";

export interface PageTexts {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The texts of the titles and cells that a page shows. */
export function readTexts(page: Page, { head, row, cell }: Subject): Promise<PageTexts> {
  return page.evaluate(
    (selectors) => {
      const texts = (within: ParentNode, selector: string) =>
        Array.from(within.querySelectorAll(selector), (one) => one.textContent?.trim() ?? "");
      return {
        head: texts(document, selectors.head),
        rows: Array.from(document.querySelectorAll(selectors.row), (one) => texts(one, selectors.cell)),
      };
    },
    { head, row, cell },
  );
}

/** The first place where two pages differ, in words; undefined when they show the same. */
export function difference(one: PageTexts, other: PageTexts): string | undefined {
  const lines = [one.head, ...one.rows].map(
    (line, index): readonly [number, readonly string[], readonly string[]] => [
      index,
      line,
      [other.head, ...other.rows][index] ?? [],
    ],
  );
  for (const [index, line, theirs] of lines) {
    const at = Array.from({ length: Math.max(line.length, theirs.length) }).findIndex(
      (_, column) => line[column] !== theirs[column],
    );
    if (at !== -1) return `row ${index}, cell ${at}: "${line[at]}" and "${theirs[at]}"`;
  }
  return one.rows.length === other.rows.length
    ? undefined
    : `${one.rows.length} and ${other.rows.length} rows`;
}
