import type { Locator } from "@playwright/test";
import type { Cell } from "../oracles/cell-oracle.ts";
import type { Table } from "../oracles/list-oracle.ts";

/** A table as it is on the page, with its row of totals. */
export async function readTable(table: Locator): Promise<Table & { readonly totals: readonly string[] }> {
  return table.evaluate((element: Element) => {
    const partsOf = (node: Node): string[] => {
      if (node.nodeType === 3) return [(node.textContent ?? "").trim()].filter(Boolean);
      if (!(node instanceof HTMLElement)) return [];
      // A box that cannot be ticked says why.
      if (node instanceof HTMLInputElement)
        return node.ariaDisabled === "true" ? [node.dataset.reason ?? ""] : [];
      // A mark says by its name what stands behind it.
      if (node.dataset.hint !== undefined) return [node.ariaLabel ?? ""];
      if (!node.checkVisibility() || (node instanceof HTMLButtonElement && node.ariaLabel !== null))
        return [];
      return [...node.childNodes].flatMap(partsOf);
    };
    const cellOf = (cell: Element): Cell => ({
      text: partsOf(cell).join(" "),
      buttons: [...cell.querySelectorAll("button")].map(
        // A button that does nothing says why.
        (button) =>
          (button.ariaLabel ?? partsOf(button).join(" ")) +
          (button.ariaDisabled === "true" ? `（${button.dataset.reason ?? ""}）` : ""),
      ),
    });
    const cellsOf = (row: Element) => [...row.querySelectorAll(":scope > td")].map(cellOf);
    // A title that stands over others is none of a column: those below it take its place.
    const [first, second] = element.querySelectorAll("thead tr");
    const below = [...(second?.children ?? [])];
    const heads = [...(first?.children ?? [])].flatMap((head) =>
      head instanceof HTMLTableCellElement && head.scope === "colgroup"
        ? below.splice(0, head.colSpan)
        : [head],
    );
    const rows = [...element.querySelectorAll("tbody > tr:not([aria-hidden])")];
    const alignOf = (cell: Element) => {
      const align = getComputedStyle(cell).textAlign;
      return align === "start" ? "left" : align === "end" ? "right" : align;
    };
    return {
      titles: heads.map(cellOf),
      rows: rows.map(cellsOf),
      aligns: [...(rows[0]?.querySelectorAll(":scope > td") ?? [])].map(alignOf),
      totals: [...element.querySelectorAll("tfoot th, tfoot td")].map((cell) => cellOf(cell).text),
    };
  });
}
