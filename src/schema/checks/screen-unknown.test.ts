import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

test("a planned route needs no screen", () => {
  expect(checkEdit("routes/client.json", ['"screen": "client.list"', '"planned": true'])).toEqual([]);
});
