import type { Locator } from "@playwright/test";
import type { Cell } from "../oracles/cell-oracle.ts";
import type { Table } from "../oracles/list-oracle.ts";

/** A table as it is on the page, with its row of totals; columns that are out of sight are scrolled to. */
export async function readTable(table: Locator): Promise<Table & { readonly totals: readonly string[] }> {
  return table.evaluate(async (element: Element) => {
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
    // A title that stands over others is none of a column: those below it take its place.
    const [first, second] = element.querySelectorAll("thead tr");
    const below = [...(second?.children ?? [])];
    const heads = [...(first?.children ?? [])].flatMap((head) =>
      head instanceof HTMLTableCellElement && head.scope === "colgroup"
        ? below.splice(0, head.colSpan)
        : [head],
    );
    const alignOf = (cell: Element) => {
      const align = getComputedStyle(cell).textAlign;
      return align === "start" ? "left" : align === "end" ? "right" : align;
    };
    type Seen = { readonly cell: Cell; readonly align: string } | undefined;
    /** The cells row by row; of a wide table those in sight alone. */
    const readDrawn = (): Seen[][] =>
      [...element.querySelectorAll("tbody > tr:not([aria-hidden])")].map((row) =>
        [...row.querySelectorAll<HTMLTableCellElement>(":scope > td")].flatMap((cell) =>
          cell.ariaHidden === "true"
            ? Array.from<Seen>({ length: cell.colSpan })
            : [{ cell: cellOf(cell), align: alignOf(cell) }],
        ),
      );
    const scrollTo = async (scroller: Element, left: number) => {
      scroller.scrollTo({ left });
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    };
    let drawn = readDrawn();
    const scroller = element.closest(".grid-scroller");
    if (scroller && drawn.some((row) => row.includes(undefined))) {
      const step = scroller.clientWidth / 2;
      for (let left = step; left < scroller.scrollWidth; left += step) {
        await scrollTo(scroller, left);
        const next = readDrawn();
        drawn = drawn.map((row, index) => row.map((cell, column) => cell ?? next[index]?.[column]));
      }
      await scrollTo(scroller, 0);
    }
    const rows = drawn.map((row) =>
      row.map((seen) => seen ?? { cell: { text: "", buttons: [] }, align: "" }),
    );
    return {
      titles: heads.map(cellOf),
      rows: rows.map((row) => row.map(({ cell }) => cell)),
      aligns: (rows[0] ?? []).map(({ align }) => align),
      totals: [...element.querySelectorAll("tfoot th, tfoot td")].map((cell) => cellOf(cell).text),
    };
  });
}
