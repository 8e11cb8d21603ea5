import { zipSync } from "fflate";
import readXlsxFile from "read-excel-file/node";
import { filledLines } from "./filled-lines.mjs";
import { unpackWorkbook } from "./unpack-workbook.mjs";

/** The sheets of an .xlsx file, those without cells included. */
export async function readWorkbookSheets(content, { limits, tally }) {
  const workbook = await unpackWorkbook(content, { limits, tally });
  const unpacked = workbook.sheets.filter(({ xml }) => xml);
  const data = unpacked.length === 0 ? [] : await readXlsxFile(archiveOf({ ...workbook, sheets: unpacked }));
  const rows = new Map(unpacked.map((sheet, index) => [sheet, data[index].data]));
  return workbook.sheets.map((sheet) => {
    const { name, isHidden, merges = [], zeros = new Map() } = sheet;
    if (!rows.has(sheet)) return { name, isHidden, isUnread: true, lines: [], merges };
    return { name, isHidden, lines: filledLines(rows.get(sheet), { tally, zeros }), merges };
  });
}

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The parts that were unpacked, as an archive that the reader takes: it takes no stream. */
function archiveOf({ sheets, sharedStrings, styles, is1904 }) {
  const places = sheets.map((_sheet, index) => `s${index + 1}`);
  const names = places.map((place) => `<sheet name="${place}" r:id="${place}"/>`);
  const relation = (id, kind, target) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  const relations = places.map((place) => relation(place, "worksheet", `${place}.xml`));
  const parts = {
    "xl/workbook.xml": Buffer.from(
      `<workbook xmlns:r="${OFFICE}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${names.join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": Buffer.from(`<Relationships>${relations.join("")}</Relationships>`),
    ...(sharedStrings && { "xl/sharedStrings.xml": sharedStrings }),
    ...(styles && { "xl/styles.xml": styles }),
    ...Object.fromEntries(sheets.map(({ xml }, index) => [`xl/${places[index]}.xml`, xml])),
  };
  return Buffer.from(zipSync(parts, { level: 0 }).buffer);
}
