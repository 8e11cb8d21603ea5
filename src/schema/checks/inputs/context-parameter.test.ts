import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const FILE = "api/filing.json";

test("year and month are whole numbers, a whole period is a text", () => {
  expect(checkEdit(FILE, ['["kjnd", "kjqj"]', '"kjqj"'])).toContainEqual(
    expect.stringContaining('x-context.period: "kjqj" is no text'),
  );
  expect(checkEdit(FILE, ['["kjnd", "kjqj"]', '["kjnd"]'])).toEqual([
    expect.stringContaining('source.params: "kjqj" is missing'),
  ]);
});

test("a company is a whole number of the operation", () => {
  const of = (name: string) =>
    checkEdit(FILE, ['"period": ["kjnd"', `"company": "${name}", "period": ["kjnd"`]);
  expect(of("state")).toEqual([]);
  expect(of("clientId")).toContainEqual(
    expect.stringContaining('x-context.company "clientId": no parameter of filing.page'),
  );
});
