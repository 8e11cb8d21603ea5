import { expect, it } from "vitest";
import { readExport } from "./read-export.ts";

const message = (part: object) =>
  JSON.stringify({ from: "crm", type: "export", downloadPath: "https://files.example/合同.xlsx", ...part });

it("reads the file of an export", () => {
  expect(readExport(message({}))).toBe("https://files.example/合同.xlsx");
  expect(readExport(message({ downloadPath: "http://files.example/a" }))).toBe("http://files.example/a");
});

it.each([
  ["an object", { from: "crm", type: "export", downloadPath: "https://files.example/a" }],
  ["a text that is no JSON", "{"],
  ["a JSON that is no object", '"crm"'],
  ["null", "null"],
  ["another sender", message({ from: "erp" })],
  ["no sender", message({ from: undefined })],
  ["another kind", message({ type: "import" })],
  ["no file", message({ downloadPath: undefined })],
  ["a list for a file", message({ downloadPath: ["https://files.example/a"] })],
  ["a file without http", message({ downloadPath: "files/a.xlsx" })],
  ["http that is no protocol", message({ downloadPath: "javascript:alert('http://')" })],
  ["a file of this machine", message({ downloadPath: "file:///http/a" })],
])("ignores %s", (_what, data) => {
  expect(readExport(data)).toBeNull();
});
