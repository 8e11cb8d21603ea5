import { expect, test } from "vitest";
import { readProject } from "../project/read-project.ts";
import { orderKeys } from "./order-keys.ts";

test("the head of a file and its actions come in the order of the house, with all that stands below them", () => {
  expect(
    orderKeys(
      '{\n  "title": "客户",\n  "rowActions": [{ "do": [{ "toast": "好", "when": true }], "id": "a", "label": "好" }],\n  "$schema": "x",\n  "id": "客"\n}\n',
    ),
  ).toBe(
    '{\n  "$schema": "x",\n  "rowActions": [{ "id": "a", "label": "好", "do": [{ "toast": "好", "when": true }] }],\n  "id": "客",\n  "title": "客户"\n}\n',
  );
});

test("the product's own files keep it", async () => {
  const { files } = await readProject(".");
  const written = [...files.values()].filter(({ path }) => !/^schemas\/(api|meta)\//.test(path));
  expect(written.filter(({ text }) => orderKeys(text) !== text).map(({ path }) => path)).toEqual([]);
});
