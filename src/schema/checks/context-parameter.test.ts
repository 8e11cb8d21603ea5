import { expect, test } from "vitest";
import { checkEdit } from "./testing/sample-project.ts";

const FILE = "api/filing.json";

test("year and month are whole numbers, a whole period is a text", () => {
  expect(checkEdit(FILE, ['["kjnd", "kjqj"]', '"kjqj"'])).toContainEqual(
    expect.stringContaining('x-context.period: "kjqj" is no text'),
  );
  expect(checkEdit(FILE, ['["kjnd", "kjqj"]', '["kjnd"]'])).toEqual([
    expect.stringContaining('source.params: "kjqj" is missing'),
  ]);
});
