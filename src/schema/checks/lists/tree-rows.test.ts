import { expect, test } from "vitest";
import { checkTexts } from "../testing/sample-project.ts";

const found = (call: string, more: string) =>
  checkTexts([
    [
      "schemas/routes/staff.json",
      `{ "$schema": "../meta/routes.schema.json", "group": "staff", "routes": [
        { "path": "/staff/tree", "title": "员工", "screen": "staff.tree", "permission": "client" }] }`,
    ],
    [
      "schemas/screens/staff-tree.json",
      `{ "$schema": "../meta/list.schema.json", "version": 2, "id": "staff.tree", "kind": "list", "title": "员工",
        "permission": "client", "source": { "call": "${call}" }, "columns": ["${call === "staff.list" ? "name" : "recipient"}"], ${more} }`,
    ],
  ]).map(({ slug, message, hint }) => `${slug} ${message}; ${hint}`);

const TREE = '"tree": { "parent": "name", "of": "id" }';

test("rows stand below those that they name", () => {
  expect(found("staff.list", TREE)).toEqual([]);
});

test("by fields that there are", () => {
  expect(found("staff.list", '"tree": { "parent": "nmae", "of": "id" }')).toEqual([
    'tree-rows tree.parent "nmae": no field of the rows of staff.list; did you mean "name"?',
  ]);
});

test("and all at once", () => {
  const paged = '"rowKey": "trackingNo", "tree": { "parent": "recipient", "of": "recipient" }';
  expect(found("parcel.page", paged)).toContainEqual(
    expect.stringContaining("tree-rows tree: parcel.page gives its rows page by page"),
  );
});

test("without a table below them", () => {
  const expand = `"expand": { "source": { "call": "staff.list" }, "columns": ["name"] }`;
  expect(found("staff.list", `${TREE}, ${expand}`)).toContainEqual(
    expect.stringContaining('tree-rows expand: rows with a tree have no "expand"'),
  );
});
