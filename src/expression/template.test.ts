import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ExpressionError } from "./expression-error.ts";
import {
  compileTemplate,
  compileText,
  compileWords,
  hasExpression,
  listExpressions,
  parseTemplate,
} from "./template.ts";

function failure(run: () => unknown): ExpressionError {
  try {
    run();
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
  throw new Error("no error");
}

describe("parseTemplate", () => {
  test.each<[text: string, parts: readonly (string | { expression: string })[]]>([
    ["", []],
    ["停用", ["停用"]],
    ["停用「{{ row.name }}」？", ["停用「", { expression: "row.name" }, "」？"]],
    ["{{a}}{{ b }}", [{ expression: "a" }, { expression: "b" }]],
    ["{{ '}}' }}.", [{ expression: "'}}'" }, "."]],
    ["{{ `}}${ {a: '}}'}.a }}}` }}", [{ expression: "`}}${ {a: '}}'}.a }}}`" }]],
    ["{{{a:{b:1}}}}", [{ expression: "{a:{b:1}}" }]],
    ["{{ '\\'}}' }}", [{ expression: "'\\'}}'" }]],
    ["{{ list.map(x => ({ id: { x }})) }}", [{ expression: "list.map(x => ({ id: { x }}))" }]],
    ["a }} b { c", ["a }} b { c"]],
    ["{{ '{{' }}", [{ expression: "'{{'" }]],
    ["{{}}", [{ expression: "" }]],
  ])("%s", (text, parts) => {
    const parsed = parseTemplate(text);
    expect(parsed.map((part) => (typeof part === "string" ? part : { expression: part.source }))).toEqual(
      parts,
    );
    for (const part of parsed) {
      if (typeof part === "object") expect(text.slice(part.start, part.end)).toBe(part.source);
    }
  });

  test.each<[text: string, offset: number, message: RegExp]>([
    ["共 {{ a", 2, /never closed with "}}"/],
    ["{{ a }", 0, /never closed with "}}"/],
    ["{{ {a: 1 }}", 0, /never closed with "}}"/],
    ["共 {{ 'a }}", 5, /never closed with '/],
  ])("%s is refused", (text, offset, message) => {
    const error = failure(() => parseTemplate(text));
    expect(error.message).toMatch(message);
    expect(error.offset).toBe(offset);
  });

  test("any text is split or refused, and nothing of it is lost", () => {
    const piece = fc.constantFrom("{{", "}}", "{", "}", "'", "`", "${", "a", " ", "1", "税");
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
        (text) => {
          let parts: ReturnType<typeof parseTemplate>;
          try {
            parts = parseTemplate(text);
          } catch (error) {
            expect(error).toBeInstanceOf(ExpressionError);
            return;
          }
          const inner = (part: (typeof parts)[number]) =>
            typeof part === "string" ? part : `{{${part.source}}}`;
          expect(parts.map(inner).join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
        },
      ),
    );
  });
});

describe("compileText", () => {
  test.each<[text: string, value: unknown]>([
    ["plain", "plain"],
    ["{{ n }}", 3],
    ["  {{ list }}\n", [1, 2]],
    ["{{ nothing }}", null],
    ["共 {{ n }} 个，{{ nothing }}{{ nobody }}{{ yes }}", "共 3 个，true"],
    ["{{ n }}{{ n }}", "33"],
  ])("%s", (text, value) => {
    expect(compileText(text)({ n: 3, list: [1, 2], nothing: null, nobody: undefined, yes: true })).toEqual(
      value,
    );
  });

  test.each<[text: string, marked: string, message: RegExp]>([
    ["共 {{ n = 1 }} 个", "=", /assignment/],
    ["共 {{ n.x.y }} 个", "n.x.y", /cannot read "y"/],
    ["{{ unknown }}", "unknown", /not known/],
    ["共 {{ list }} 个", "list", /use join/],
    ["共 {{  }} 个", "", /missing/],
  ])("%s: the error marks its place in the whole text", (text, marked, message) => {
    const error = failure(() => compileText(text)({ n: 3, list: [] }));
    expect(error.message).toMatch(message);
    expect(text.slice(error.offset, error.offset + error.length)).toBe(marked);
    expect(error.offset).toBe(marked === "" ? 4 : text.indexOf(marked));
  });

  test("functions can be given", () => {
    const functions = {
      twice: { declaration: "twice(n: number): number", summary: "", run: (n: unknown) => Number(n) * 2 },
    };
    expect(compileText("{{ twice(2) }}", functions)({})).toBe(4);
    expect(compileTemplate({ a: ["= {{ twice(2) }}"] }, functions)({})).toEqual({ a: ["= 4"] });
  });
});

describe("compileTemplate", () => {
  test("reaches every depth and leaves undefined properties out", () => {
    const make = compileTemplate({
      id: "{{ row.id }}",
      gone: "{{ row.gone }}",
      a: [{ b: "第{{ row.id }}行" }, null, 1, true],
    });
    expect(make({ row: { id: 7 } })).toStrictEqual({ id: 7, a: [{ b: "第7行" }, null, 1, true] });
  });

  test("makes a new value each time, so that a form may change it", () => {
    const template = { tags: [], of: { a: 1 } };
    const make = compileTemplate(template);
    const result = make({}) as typeof template;
    expect(result).toEqual(template);
    expect(result.tags).not.toBe(template.tags);
    expect(result.of).not.toBe((make({}) as typeof template).of);
  });
});

test("listExpressions says where every expression stands", () => {
  const value = { "a/b": ["x", "共 {{ n }}{{m}}"], "c~": { "": "{{ row.id }}" }, n: 1, none: null };
  expect(listExpressions(value)).toEqual([
    { pointer: "/a~1b/1", source: "n", offset: 5 },
    { pointer: "/a~1b/1", source: "m", offset: 11 },
    { pointer: "/c~0/", source: "row.id", offset: 3 },
  ]);
  expect(listExpressions("{{ a }}")).toEqual([{ pointer: "", source: "a", offset: 3 }]);
});

test("hasExpression", () => {
  expect(hasExpression("a {{ b }}")).toBe(true);
  expect(hasExpression("a { b }")).toBe(false);
});

test("words for people are text, whatever the data is", () => {
  const words = compileWords("{{ record.name }}");
  expect(words({ record: { name: "甲" } })).toBe("甲");
  expect(words({ record: { name: 0 } })).toBe("0");
  for (const name of [undefined, null, {}, ["甲"]]) expect(words({ record: { name } })).toBe("");
  expect(compileWords("企业 {{ record.name }}")({ record: {} })).toBe("企业 ");
});
