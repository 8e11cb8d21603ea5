import { expect, test } from "vitest";
import { checkTexts } from "../testing/sample-project.ts";

const found = (months: string) =>
  checkTexts([
    [
      "schemas/routes/parcel.json",
      `{ "$schema": "../meta/routes.schema.json", "group": "parcel", "routes": [
        { "path": "/parcel/list", "title": "包裹", "screen": "parcel.list", "permission": "client" }] }`,
    ],
    [
      "schemas/screens/parcel-list.json",
      `{ "$schema": "../meta/list.schema.json", "version": 2, "id": "parcel.list", "kind": "list", "title": "包裹",
        "permission": "client", "source": { "call": "parcel.page" }, "columns": ["recipient"],
        "filters": [{ "id": "sent", "fields": ["since", "since"], "kind": "date-range", ${months} "title": "寄出日期" }] }`,
    ],
  ]).map(({ slug, message, hint }) => `${slug} ${message}; ${hint}`);

test("a filter sends what the format of its parameter is", () => {
  expect(found("")).toEqual([]);
});

test("one that sends another thing is told, with what it would have to say", () => {
  const [wrong] = found('"months": true,');
  expect(wrong).toContain('a date-range sends "2026-11", but "since" has the format "date"');
  expect(found('"endOfDay": true,')[0]).toContain(
    'a date-range sends "2026-11-01 00:00:00", but "since" has the format "date"',
  );
});
