import { describe, expect, it } from "vitest";
import { joinPointer, parseSchemaFile } from "./schema-file.ts";

const TEXT = `{
  "id": "a",
  "columns": [
    "name",
    { "field": "年\\"份 {{ row.kjnd }}" }
  ]
}`;

describe("parseSchemaFile", () => {
  const file = parseSchemaFile("schemas/screens/a.json", TEXT);

  it("finds the line and column of a value and of its key", () => {
    expect(file.locate("/columns/0")).toEqual({ line: 4, column: 5 });
    expect(file.locate("/columns/1/field")).toEqual({ line: 5, column: 16 });
    expect(file.locate("/columns/1/field", "key")).toEqual({ line: 5, column: 7 });
  });

  it("falls back to the nearest existing parent of a missing place", () => {
    expect(file.locate("/columns/7/width")).toEqual(file.locate("/columns"));
    expect(file.locate("/nothing/here")).toEqual({ line: 1, column: 1 });
  });

  it("counts escapes when it looks inside a string", () => {
    const decoded = (file.value as { columns: [string, { field: string }] }).columns[1].field;
    const offset = decoded.indexOf("row");
    const { line, column } = file.locateInString("/columns/1/field", offset);
    expect(TEXT.split("\n")[line - 1]?.slice(column - 1)).toMatch(/^row\.kjnd/);
  });

  it("reads what is readable of a broken file and says where it breaks", () => {
    const broken = parseSchemaFile("schemas/screens/b.json", '{\n  "id": "b",\n  "title": \n}');
    expect(broken.value).toMatchObject({ id: "b" });
    expect(broken.problems[0]).toMatchObject({ line: 4, column: 1 });
  });

  it("refuses comments, trailing commas and a key that stands twice", () => {
    const problems = (text: string) => parseSchemaFile("x.json", text).problems.map(({ message }) => message);
    expect(problems("{ /* why */ }")).toHaveLength(1);
    expect(problems('{ "a": 1, }')).not.toEqual([]);
    expect(problems('{ "a": { "b": 1, "b": 2 } }')).toEqual(['"b" stands twice in this object']);
  });

  it("does not follow what is nested without end, but says where", () => {
    const deep = parseSchemaFile("x.json", `{\n  "a": "[[",\n  "b": ${"[".repeat(20_000)}`);
    expect(deep.value).toBeUndefined();
    expect(deep.problems).toEqual([
      { message: "nothing is nested more than 200 levels deep", line: 3, column: 207 },
    ]);
    expect(parseSchemaFile("x.json", `${"[".repeat(150)}${"]".repeat(150)}`).problems).toEqual([]);
  });

  it("a file of 10 MB is read, a byte order mark is told", () => {
    const entries = Array.from(
      { length: 200_000 },
      (_none, index) => `"entry ${index} of a very long list of texts"`,
    );
    const long = parseSchemaFile("x.json", `{ "list": [${entries.join(",")}], "last": 1 }`);
    expect(long.problems).toEqual([]);
    expect(long.value).toMatchObject({ last: 1 });
    const marked = parseSchemaFile("x.json", '\ufeff{ "id": "b" }');
    expect(marked.problems.map(({ line }) => line)).toEqual([1]);
  });

  it("survives an empty file", () => {
    const empty = parseSchemaFile("x.json", "");
    expect(empty.value).toBeUndefined();
    expect(empty.problems).not.toEqual([]);
    expect(empty.locate("/a")).toEqual({ line: 1, column: 1 });
  });
});

it("joinPointer escapes tilde and slash", () => {
  expect(joinPointer("/paths", "/auth/~user", 0)).toBe("/paths/~1auth~1~0user/0");
});
