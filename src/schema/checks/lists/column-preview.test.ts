import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const card = (parts: object) =>
  JSON.stringify({
    call: "client.detail",
    params: { clientId: "{{ row.id }}" },
    fields: ["taxNumber"],
    ...parts,
  });
const inList = (parts: object = {}) =>
  checkEdit("screens/client-list.json", [
    '"ownerName"',
    `{ "field": "ownerName", "preview": ${card(parts)} }`,
  ]);

test("shows fields of the one record that the row refers to", () => {
  expect(inList()).toEqual([]);
  expect(inList({ fields: [{ field: "status", title: "现状" }, "name"] })).toEqual([]);
});

test("shows nothing that the record does not have", () => {
  expect(inList({ fields: ["taxNubmer"] })).toEqual([
    expect.stringContaining('preview.fields[0] "taxNubmer": no such field in the result of client.detail'),
  ]);
});

test("is asked for by a property that refers to the record, and by what the row knows", () => {
  expect(inList({ params: { clientId: "{{ row.status }}" } })).toEqual([
    expect.stringContaining(
      "columns[2].preview.params: no property of the row that is given to client.detail refers to its record",
    ),
  ]);
  expect(inList({ params: { clientId: "{{ row.id + tab }}" } })).toEqual([
    expect.stringContaining("expression-scope"),
  ]);
});

test("reads, and reads one record", () => {
  expect(inList({ call: "client.modifyStatus", params: { clientId: "{{ row.id }}", status: 1 } })).toEqual(
    expect.arrayContaining([
      expect.stringContaining("client.modifyStatus writes: a mouse that passes by must not"),
    ]),
  );
  expect(inList({ call: "client.page", params: {} })).toEqual(
    expect.arrayContaining([expect.stringContaining("client.page does not answer one record")]),
  );
});

test("stands in a list alone", () => {
  const preview = card({ call: "client.detail", params: { clientId: 1 } });
  expect(
    checkEdit("screens/report-detail.json", [
      '["name", "amount"]',
      `["name", { "field": "amount", "preview": ${preview} }]`,
    ]),
  ).toEqual(
    expect.arrayContaining([
      expect.stringContaining("only the cells of a list show a record that they refer to"),
    ]),
  );
});
