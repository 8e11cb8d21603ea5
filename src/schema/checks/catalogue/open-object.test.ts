import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

const EXTEND = '"title": "导出条件",\n                    "type": "object",';
const CLOSED = '"additionalProperties": false';

test("requests, answers, records and what is in them are closed", () => {
  expect(checkEdit("api/report.json", [CLOSED, '"additionalProperties": true'])).toEqual([
    expect.stringMatching(
      /^open-object .*requestBody.*takes any further property; say "additionalProperties"/,
    ),
  ]);
  const client = '"x-enum": "clientStatus"\n          }\n        },\n        "additionalProperties": false';
  expect(checkEdit("api/client.json", [client, client.replace(`,\n        ${CLOSED}`, "")])).toEqual([
    expect.stringContaining("components.schemas.Client: takes any further property"),
  ]);
});

test("a map says how many names it may have", () => {
  const folder = '"type": "object",\n              "maxProperties": 100';
  expect(checkEdit("api/report.json", [folder, '"type": "object"'])).toEqual([
    expect.stringContaining("children.items: takes any further property"),
  ]);
  expect(
    checkEdit("api/report.json", [
      folder,
      '"type": ["object", "null"], "additionalProperties": { "type": "string" }, "maxProperties": 9',
    ]),
  ).toEqual([]);
});

test("limits of names close nothing that has properties; parts of a whole are closed together", () => {
  const open = checkEdit("api/report.json", [EXTEND, `${EXTEND} "unevaluatedProperties": false,`]);
  expect(open).toEqual([]);
  const both = checkEdit("api/client.json", [CLOSED, '"maxProperties": 9']);
  expect(both).toEqual([expect.stringContaining("open-object")]);
  const whole = '"unevaluatedProperties": false, "allOf": [{ "type": "object", "properties": {} }]';
  expect(checkEdit("api/client.json", [CLOSED, whole])).toEqual([]);
});
