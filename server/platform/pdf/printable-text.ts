import type { PdfBlock } from "./lay-out-pages.ts";
import { fontOf } from "./print-fonts.ts";

/** Stands for a sign that no font holds. */
export const MISSING_SIGN = "〓";

/** Line feeds stay; what has no shape of its own (other control, format and variation characters) prints nothing. */
const SHAPELESS = /[^\P{Cc}\n]|\p{Cf}|\p{Variation_Selector}/gu;

const SIGNS = new Intl.Segmenter("zh-CN", { granularity: "grapheme" });

export interface PrintableBlocks {
  readonly blocks: readonly PdfBlock[];
  /** The signs that no font holds, each once, in the order of the text. */
  readonly missing: readonly string[];
}

/** The blocks with texts that the fonts can print. */
export function makePrintable(blocks: readonly PdfBlock[]): PrintableBlocks {
  const missing = new Set<string>();
  const print = (text: string) => printable(text, missing);
  return {
    blocks: blocks.map((block) => printBlock(block, print)),
    missing: [...missing],
  };
}

function printBlock(block: PdfBlock, print: (text: string) => string): PdfBlock {
  if (block.kind === "page") return block;
  if (block.kind !== "table") return { ...block, text: print(block.text) };
  return {
    ...block,
    columns: block.columns.map((column) => ({ ...column, title: print(column.title) })),
    rows: block.rows.map((cells) => cells.map(print)),
  };
}

function printable(text: string, missing: Set<string>): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").replaceAll("\t", " ");
  const shaped = lines.replaceAll(SHAPELESS, "");
  if (isHeld(shaped)) return shaped;
  return Array.from(SIGNS.segment(lines), ({ segment }) => {
    const sign = segment.replaceAll(SHAPELESS, "");
    if (isHeld(sign)) return sign;
    missing.add(segment);
    return MISSING_SIGN;
  }).join("");
}

function isHeld(text: string): boolean {
  return Array.from(text).every((char) => char === "\n" || fontOf(char) !== undefined);
}

/** Names signs for a message: 「😀」（U+1F600）. */
export function nameSigns(signs: readonly string[]): string {
  return signs.map((sign) => `「${sign}」（${codesOf(sign)}）`).join("、");
}

/** `U+1F600`; a sign of several characters has several. */
export function codesOf(sign: string): string {
  return Array.from(sign)
    .map((char) => `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`)
    .join(" ");
}
