import { expect, test } from "vitest";
import { checkBadSample, checkEdit } from "../testing/sample-project.ts";

test("fields have a title, fit their record, and layouts name those of their kind", async () => {
  expect((await checkBadSample("import-field")).map(({ message }) => message)).toEqual([
    'fields "to": the kind names no record, and has no "title"',
    'without[0]: "sent" is declared and left out',
    'without[1] "weigth": no column of 包裹',
    "fields.sent.type: the record keeps it as date",
    'fields "carier": no column of 包裹, and has no "title"',
    "fields.weight.enum: a number has no labels",
    'columns "recipients": no field of 包裹',
  ]);
});

test("a field of the record may repeat the type that it has there, and be of a code table", () => {
  expect(
    checkEdit("imports/parcel.json", [
      '"recipient": { "synonyms": ["收件方"] }',
      '"recipient": { "type": "text", "enum": "clientStatus" }',
    ]),
  ).toEqual([]);
});

test("a column that the kind leaves out is none of its layouts either", () => {
  expect(
    checkEdit(
      "imports/parcel.json",
      ['"recipient": { "synonyms": ["收件方"] }', '"sent": { "width": 8 }'],
      ['"record": "parcel",', '"record": "parcel", "without": ["recipient"],'],
    ),
  ).toEqual([expect.stringContaining('import-field 6:16 columns "recipient": no field of 包裹')]);
});
