import { expect, test } from "vitest";
import { checkEdit } from "../testing/sample-project.ts";

test.each([
  ['"title": "企业编号",\n              "type"', '"type"', "parameters[0].schema"],
  ['"title": "企业名称",\n                    "type"', '"title": "name", "type"', "properties.name"],
  ['"title": "总数",', "", "result.properties.total"],
  ['"title": "税号",\n            "type": [', '"type": [', "components.schemas.Client.properties.taxNumber"],
])("%s as %s has no title that people read", (from, to, where) => {
  expect(checkEdit("api/client.json", [from, to])).toEqual([
    expect.stringMatching(
      new RegExp(`^catalogue-title .*${where.replaceAll(/[.[\]]/g, "\\$&")}: has no "title" in Chinese`),
    ),
  ]);
});

test("the title may stand where a reference leads, and gives way to one of its own", () => {
  const owner = '"ownerName": {\n            "title": "负责人",\n            "type": "string"\n          }';
  const named = '"ownerName": { "$ref": "#/components/schemas/Client/properties/name" }';
  expect(checkEdit("api/client.json", [owner, named])).toEqual([]);
  const ownTitle = '"ownerName": { "title": "owner", "$ref": "#/components/schemas/Client/properties/name" }';
  expect(checkEdit("api/client.json", [owner, ownTitle])).toEqual([
    expect.stringContaining("catalogue-title"),
  ]);
  const circle = '"ownerName": { "$ref": "#/components/schemas/Client/properties/ownerName" }';
  expect(checkEdit("api/client.json", [owner, circle])).toContainEqual(
    expect.stringContaining("catalogue-title"),
  );
});

test("an operation without a summary is told", () => {
  expect(checkEdit("api/client.json", ['"summary": "企业列表",', ""])).toEqual([
    expect.stringContaining('paths["/client/page"].post: has no "summary" in Chinese'),
  ]);
});
