import { makeArchive } from "../../../server/testing/make-archive.ts";

const SPREADSHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";

const WORKBOOK = `<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`;
const RELATIONS = `<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;

const MB = 1024 * 1024;

/** Valid archives that take a reader's time or memory, by the names of their ways. */
export function hostileWorkbooks(): ReadonlyMap<string, Buffer> {
  const cell = (line: number) => `<c r="A${line}" t="inlineStr"><is><t>x</t></is></c>`;
  const million = Array.from({ length: 1_000_000 }, (_none, index) => index + 1);
  return new Map([
    ["a million rows", book(million.map((line) => `<row r="${line}">${cell(line)}</row>`).join(""))],
    ["99 MB of blanks", book(" ".repeat(99 * MB))],
    [
      "a million texts",
      book(`<row r="1">${cell(1)}</row>`, `<sst>${"<si><t>x</t></si>".repeat(1_000_000)}</sst>`),
    ],
    ["tags within tags", book(`<row r="1">${"<a>".repeat(5_000_000)}`)],
    [
      "cells without end",
      book(
        `<row r="1">${Array.from({ length: 16_384 }, (_none, index) => `<c r="${columnOf(index + 1)}1"><v>1</v></c>`).join("")}</row>`,
      ),
    ],
  ]);
}

function book(rows: string, texts?: string): Buffer {
  return makeArchive([
    { name: "xl/workbook.xml", content: WORKBOOK },
    { name: "xl/_rels/workbook.xml.rels", content: RELATIONS },
    {
      name: "xl/worksheets/sheet1.xml",
      content: `<worksheet xmlns="${SPREADSHEET}"><sheetData>${rows}</sheetData></worksheet>`,
    },
    ...(texts === undefined ? [] : [{ name: "xl/sharedStrings.xml", content: texts }]),
  ]);
}

/** 1 → A, 27 → AA. */
function columnOf(number: number): string {
  const rest = Math.floor((number - 1) / 26);
  return (rest > 0 ? columnOf(rest) : "") + String.fromCodePoint(65 + ((number - 1) % 26));
}
