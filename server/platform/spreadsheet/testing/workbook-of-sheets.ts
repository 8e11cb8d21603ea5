import { makeArchive } from "../../../testing/make-archive.ts";

interface SheetOfTest {
  readonly name: string;
  /** `hidden` or `veryHidden`. */
  readonly state?: string;
  /** Of its relation; default `worksheet`. */
  readonly kind?: string;
  /** Inside `sheetData`. */
  readonly rows: string;
  /** Behind `sheetData`. */
  readonly after?: string;
}

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** An .xlsx file of sheets written by hand; `parts` are more of them, by path. */
export function workbookOfSheets(
  sheets: readonly SheetOfTest[],
  parts: Readonly<Record<string, string>> = {},
): Buffer {
  const listed = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ""} r:id="rId${index + 1}"/>`,
  );
  const relations = sheets.map(
    ({ kind = "worksheet" }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const all = {
    "xl/workbook.xml": `<workbook xmlns:r="${OFFICE}"><sheets>${listed.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${relations.join("")}</Relationships>`,
    ...Object.fromEntries(
      sheets.map(({ rows, after = "" }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`,
      ]),
    ),
    ...parts,
  };
  return makeArchive(Object.entries(all).map(([name, content]) => ({ name, content })));
}

/** A row of texts; `line` counts from 1. */
export function textRow(line: number, ...texts: readonly string[]): string {
  return `<row r="${line}">${texts.map((text, index) => textCell(`${String.fromCodePoint(65 + index)}${line}`, text)).join("")}</row>`;
}

function textCell(reference: string, text: string): string {
  return `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
}
