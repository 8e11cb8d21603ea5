import type { Calculation } from "../threads/calculation.ts";
import { PAGE, type PdfBlock, type PdfPage, layOutPages } from "./lay-out-pages.ts";
import { fontOf, printFonts } from "./print-fonts.ts";
import { codesOf, makePrintable, MISSING_SIGN } from "./printable-text.ts";

export const PDF_MIME = "application/pdf";

export interface WrittenPdf {
  readonly content: Uint8Array<ArrayBuffer>;
  /** Signs that no font holds: 〓 stands in their places, and a note at the end names them. */
  readonly missing: readonly string[];
}

interface PdfDocument {
  readonly title: string;
  readonly blocks: readonly PdfBlock[];
}

/** Text in one font, from `x` on. */
interface Run {
  readonly font: string;
  readonly text: string;
  readonly x: number;
}

const FOOTER = { size: 9, y: PAGE.margin / 2 };

/** A document of A4 pages with page numbers. It embeds the used part of its fonts. */
export const calculation: Calculation<PdfDocument, WrittenPdf> = {
  module: import.meta.url,
  isDocument: true,
  work: writePdf,
};

async function writePdf({ title, blocks }: PdfDocument): Promise<WrittenPdf> {
  const { blocks: printed, missing } = makePrintable(blocks);
  const pages = layOutPages(missing.length === 0 ? printed : [...printed, missingNote(missing)]);
  // Only in the thread: the server's own needs the type of the calculation alone.
  const { default: PdfDocument } = await import("pdfkit");
  const document = new PdfDocument({
    autoFirstPage: false,
    font: "",
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: "zh-CN",
    info: { Title: title },
  });
  const chunks: Uint8Array[] = [];
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  // An opened font is taken as well, which its types leave out.
  for (const { name, font } of printFonts()) document.registerFont(name, font as unknown as Uint8Array);
  for (const [index, page] of pages.entries())
    drawPage(document, page, `第 ${index + 1} 页，共 ${pages.length} 页`);
  const written = new Promise((resolve, reject) => document.once("end", resolve).once("error", reject));
  document.end();
  await written;
  return { content: Uint8Array.from(Buffer.concat(chunks)), missing };
}

function drawPage(document: PDFKit.PDFDocument, { lines, rules }: PdfPage, footer: string): void {
  document.addPage();
  document.lineWidth(0.5).strokeColor("#b3b3b3");
  for (const { y } of rules) {
    document
      .moveTo(PAGE.margin, PAGE.height - y)
      .lineTo(PAGE.width - PAGE.margin, PAGE.height - y)
      .stroke();
  }
  const foot = { ...FOOTER, x: PAGE.width / 2 - 40, text: footer };
  for (const { x, y, size, text } of [...lines, foot]) {
    document.fontSize(size);
    for (const run of runsOf(text, x, size)) {
      document
        .font(run.font)
        .text(run.text, run.x, PAGE.height - y, { lineBreak: false, baseline: "alphabetic" });
    }
  }
}

/** Divides a line where its font changes. */
function runsOf(text: string, start: number, size: number): Run[] {
  const runs: Run[] = [];
  let x = start;
  for (const char of text) {
    const font = fontOf(char);
    if (!font) throw new Error(`No font holds ${codesOf(char)}`);
    const last = runs.at(-1);
    if (last?.font === font.name) runs[runs.length - 1] = { ...last, text: last.text + char };
    else runs.push({ font: font.name, text: char, x });
    x += font.widthOf(char) * size;
  }
  return runs;
}

function missingNote(missing: readonly string[]): PdfBlock {
  const codes = missing.map(codesOf).join("、");
  return { kind: "note", text: `注：字库中没有的字符（${codes}）以${MISSING_SIGN}代替。` };
}
