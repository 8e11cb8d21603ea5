import { fontOf } from "./print-fonts.ts";

/** The elements of a printed page, from top to bottom. */
export type PdfBlock =
  | {
      readonly kind: "title" | "heading" | "text" | "note";
      readonly text: string;
      /** Default: left. */
      readonly align?: "center" | "right";
    }
  | {
      readonly kind: "table";
      readonly columns: readonly PdfColumn[];
      readonly rows: readonly (readonly string[])[];
    }
  /** The rest begins a new page. */
  | { readonly kind: "page" };

interface PdfColumn {
  readonly title: string;
  /** Of the width of the page. */
  readonly share: number;
  /** Default: left. */
  readonly align?: "right";
}

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
  const put = (text: string, size: number, align: Align) => {
    for (const line of wrap(text, WIDTH / size)) {
      need(size * LEADING);
      y -= size * LEADING;
      page.lines.push({ x: PAGE.margin + indent(line, size, WIDTH, align), y, size, text: line });
    }
  };
  const putRow = (cells: readonly string[], columns: readonly PdfColumn[]) => {
    const wrapped = columns.map(({ share }, place) => wrap(cells[place] ?? "", (WIDTH * share) / CELL - 1));
    const height = Math.max(...wrapped.map(({ length }) => length)) * CELL * LEADING + GAP;
    need(height);
    let x: number = PAGE.margin;
    for (const [place, { share, align }] of columns.entries()) {
      for (const [index, text] of (wrapped[place] ?? []).entries()) {
        const start = x + indent(text, CELL, WIDTH * share, align);
        page.lines.push({ x: start, y: y - (index + 1) * CELL * LEADING, size: CELL, text });
      }
      x += WIDTH * share;
    }
    y -= height;
    page.rules.push({ y: y + GAP / 3 });
  };
  turn();
  for (const block of blocks) {
    if (block.kind === "page") {
      turn();
      continue;
    }
    if (block.kind === "table") {
      putRow(
        block.columns.map(({ title }) => title),
        block.columns,
      );
      for (const row of block.rows) putRow(row, block.columns);
    } else {
      if (block.kind === "heading") y -= GAP;
      put(block.text, SIZES[block.kind], block.align);
    }
    y -= GAP;
  }
  return pages;
}

type Align = "center" | "right" | undefined;

/** The distance of a line from the left edge of its box. */
function indent(text: string, size: number, width: number, align: Align): number {
  if (align === undefined) return 0;
  const rest = Math.max(0, width - widthOf(text) * size);
  return align === "right" ? rest : rest / 2;
}

/** In font sizes. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, char) => sum + advanceOf(char), 0);
}

function advanceOf(char: string): number {
  return fontOf(char)?.widthOf(char) ?? 1;
}

/** Lines of at most so many font sizes. */
function wrap(text: string, ems: number): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    let width = 0;
    for (const char of paragraph) {
      const advance = advanceOf(char);
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
