import { createPlaces } from "./cell-place.mjs";
import { collectMerges } from "./merged-cells.mjs";
import { RefusedWorkbook } from "./refused-workbook.mjs";
import { wholeTags } from "./whole-tags.mjs";
import { attribute } from "./workbook-parts.mjs";

/** Beginnings of rows, of cells, of what stands in one, and of merged ranges. */
const MARK = /<((?:\w+:)?(row|c|v|is|f|mergeCell))(?=[\s>/])([^<>]*)>/g;

const EMPTY_ROWS = /<(?:\w+:)?row(?:\s[^<>]*)?><\/(?:\w+:)?row>/g;

/** The type of a cell whose formula has failed: the reader takes it as empty, and as a text when its type is another. */
const FAILED = /(\st\s*=\s*)(?:"e"|'e')/;

/**
 * A sheet while it unpacks: `xml`, its bytes without what is empty (a sheet that was coloured to its end has a million
 * such cells) and with a reference in each cell; `merges`; and `zeros`, the least digits that a cell shows, by
 * `line:column`, where its style is one of `zeroFormats`. `tally` refuses in the midst of it.
 */
export async function boundSheet(pieces, { tally, sheet, zeroFormats, mostMerges }) {
  const marks = markReader({ count: tally.beginSheet(sheet), zeroFormats, sheet, mostMerges });
  const kept = [];
  for await (const text of wholeTags(pieces)) {
    const filled = text.replaceAll(MARK, marks.read).replaceAll(EMPTY_ROWS, "");
    tally.addBytes(filled.length);
    kept.push(Buffer.from(filled, "latin1"));
  }
  marks.end();
  return { xml: Buffer.concat(kept), merges: marks.merges, zeros: marks.zeros };
}

function markReader({ count, zeroFormats, sheet = "", mostMerges }) {
  const places = createPlaces();
  const ranges = collectMerges(mostMerges);
  const zeros = new Map();
  let isNewLine = true;
  let place;
  let formula;
  // A library that wrote the formula left its result to be worked out.
  const assertWorkedOut = () => {
    if (formula === undefined) return;
    throw new RefusedWorkbook(
      `${sheet}单元格 ${formula} 的公式没有计算结果，请用 Excel 打开并保存后重新上传`,
    );
  };
  const readRow = (tag, attributes) => {
    places.nextRow(attributes);
    isNewLine = true;
    return attributes.endsWith("/") ? "" : tag;
  };
  const readCell = (name, given) => {
    place = places.nextCell(given);
    if (given.endsWith("/")) return "";
    if (isNewLine) count.addLine();
    isNewLine = false;
    count.addCell(place.line, place.column);
    const { line, column, attributes } = place;
    if (zeroFormats.size > 0 && /^n?$/.test(attribute(attributes, "t"))) {
      const digits = zeroFormats.get(Number(attribute(attributes, "s") || 0));
      if (digits !== undefined) zeros.set(`${line}:${column}`, digits);
    }
    return `<${name}${attributes.replace(FAILED, '$1"str"')}>`;
  };
  const read = (tag, name, kind, attributes) => {
    if (kind === "f") formula = place?.reference;
    else if (kind === "v" || kind === "is") formula = undefined;
    else assertWorkedOut();
    if (kind === "row") return readRow(tag, attributes);
    if (kind === "c") return readCell(name, attributes);
    if (kind === "mergeCell") ranges.add(attributes);
    return tag;
  };
  return { read, end: assertWorkedOut, merges: ranges.merges, zeros };
}
