import { PAGE, type PdfBlock, type PdfPage, layOutPages } from "./lay-out-pages.ts";

export const PDF_MIME = "application/pdf";

/**
 * A document of A4 pages with page numbers. The type is the Chinese standard font that every viewer brings along, so
 * none is embedded; characters outside the basic plane are left out.
 */
export function writePdf(title: string, blocks: readonly PdfBlock[]): Uint8Array {
  const pages = layOutPages(blocks);
  const firstPage = 6;
  const kids = pages.map((_page, index) => `${firstPage + index * 2} 0 R`);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>",
    "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /W [1 95 500] " +
      "/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor << /Type /FontDescriptor " +
      "/FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 " +
      "/CapHeight 880 /StemV 93 >> >>",
    `<< /Title <FEFF${hex(title)}> >>`,
    ...pages.flatMap((page, index) => {
      const content = contentOf(page, `第 ${index + 1} 页，共 ${pages.length} 页`);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ` +
          `/Resources << /Font << /F1 3 0 R >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return new TextEncoder().encode(assemble(objects));
}

function contentOf({ lines, rules }: PdfPage, footer: string): string {
  const foot = { x: PAGE.width / 2 - 40, y: PAGE.margin / 2, size: 9, text: footer };
  const right = PAGE.width - PAGE.margin;
  return [
    ...rules.map(({ y }) => `0.5 w 0.7 G ${PAGE.margin} ${y.toFixed(2)} m ${right} ${y.toFixed(2)} l S`),
    ...[...lines, foot].map(
      ({ x, y, size, text }) => `BT /F1 ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td <${hex(text)}> Tj ET`,
    ),
  ].join("\n");
}

/** UTF-16, as the font's encoding wants it. */
function hex(text: string): string {
  return Array.from(text)
    .filter((char) => char.length === 1)
    .map((char) => char.charCodeAt(0).toString(16).padStart(4, "0"))
    .join("")
    .toUpperCase();
}

/** Everything in it is ASCII, so that places in the text are places in the file. */
function assemble(objects: readonly string[]): string {
  let text = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const entries = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
