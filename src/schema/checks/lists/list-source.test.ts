import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const SOURCE = '"source": { "call": "client.page" }';

function withSource(call: string): string[] {
  return checkEdit("screens/client-list.json", [SOURCE, `"source": { "call": "${call}" }`]);
}

test("a wrong source is one finding, whatever reads its rows, with the operation that fits", () => {
  expect(withSource("parcel.page")).toEqual([
    'list-source 8:23 source.call: the rows of parcel.page have 0 of the 4 fields that the list shows; did you mean "client.page"?',
  ]);
});

test("an operation that answers no list gives no rows", () => {
  expect(withSource("client.detail")).toEqual([
    expect.stringContaining("client.detail answers no list, so it gives no rows to show"),
  ]);
});

test("one wrong column is the column's own fault", () => {
  expect(checkEdit("screens/client-list.json", ['"ownerName", "status"]', '"ownrName", "status"]'])).toEqual([
    expect.stringMatching(/^column-field /),
  ]);
});
