import { fontOf } from "./print-fonts.ts";

/** The elements of a printed page, from top to bottom. */
export type PdfBlock =
  | { readonly kind: "title" | "heading" | "text" | "note"; readonly text: string }
  | {
      readonly kind: "table";
      readonly columns: readonly { readonly title: string; readonly share: number }[];
      readonly rows: readonly (readonly string[])[];
    };

/** A line of text on a page; the origin is the lower left corner, in points. */
interface PdfLine {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
}

/** A horizontal rule. */
interface PdfRule {
  readonly y: number;
}

export interface PdfPage {
  readonly lines: readonly PdfLine[];
  readonly rules: readonly PdfRule[];
}

/** A4 upright. */
export const PAGE = { width: 595, height: 842, margin: 56 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const SIZES = { title: 18, heading: 13, text: 10.5, note: 9 } as const;
const CELL = 9.5;
const LEADING = 1.6;
const GAP = 6;

/** Breaks blocks into lines and pages; a row of a table stays on one page. */
export function layOutPages(blocks: readonly PdfBlock[]): PdfPage[] {
  const pages: { lines: PdfLine[]; rules: PdfRule[] }[] = [];
  let page = { lines: [] as PdfLine[], rules: [] as PdfRule[] };
  let y = 0;
  const turn = () => {
    page = { lines: [], rules: [] };
    pages.push(page);
    y = PAGE.height - PAGE.margin;
  };
  const need = (height: number) => {
    if (y - height < PAGE.margin) turn();
  };
  const put = (text: string, size: number) => {
    for (const line of wrap(text, WIDTH / size)) {
      need(size * LEADING);
      y -= size * LEADING;
      page.lines.push({ x: PAGE.margin, y, size, text: line });
    }
  };
  const putRow = (cells: readonly string[], shares: readonly number[]) => {
    const wrapped = shares.map((share, place) => wrap(cells[place] ?? "", (WIDTH * share) / CELL - 1));
    const height = Math.max(...wrapped.map(({ length }) => length)) * CELL * LEADING + GAP;
    need(height);
    for (const [place, lines] of wrapped.entries()) {
      const x = PAGE.margin + WIDTH * shares.slice(0, place).reduce((sum, share) => sum + share, 0);
      for (const [index, text] of lines.entries())
        page.lines.push({ x, y: y - (index + 1) * CELL * LEADING, size: CELL, text });
    }
    y -= height;
    page.rules.push({ y: y + GAP / 3 });
  };
  turn();
  for (const block of blocks) {
    if (block.kind === "table") {
      const shares = block.columns.map(({ share }) => share);
      putRow(
        block.columns.map(({ title }) => title),
        shares,
      );
      for (const row of block.rows) putRow(row, shares);
    } else {
      if (block.kind === "heading") y -= GAP;
      put(block.text, SIZES[block.kind]);
    }
    y -= GAP;
  }
  return pages;
}

/** Lines of at most so many font sizes. */
function wrap(text: string, ems: number): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    let width = 0;
    for (const char of paragraph) {
      const advance = fontOf(char)?.widthOf(char) ?? 1;
      if (width + advance > ems && line !== "") {
        lines.push(line);
        line = "";
        width = 0;
      }
      line += char;
      width += advance;
    }
    return [...lines, line];
  });
}
