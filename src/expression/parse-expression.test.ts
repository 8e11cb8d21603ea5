import { describe, expect, test } from "vitest";
import { ExpressionError } from "./expression-error.ts";
import { MAX_ARROWS, MAX_NESTING, MAX_NODES, MAX_SOURCE } from "./limits.ts";
import { parseExpression } from "./parse-expression.ts";

function refusal(source: string): ExpressionError {
  try {
    parseExpression(source);
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
  throw new Error(`was accepted: ${source}`);
}

describe("the tree", () => {
  test("marks every node's place in the source", () => {
    const source = " row.status === 1";
    expect(parseExpression(source)).toEqual({
      kind: "binary",
      operator: "===",
      start: 1,
      end: 17,
      left: {
        kind: "member",
        property: "status",
        optional: false,
        start: 1,
        end: 11,
        object: { kind: "name", name: "row", start: 1, end: 4 },
      },
      right: { kind: "literal", value: 1, start: 16, end: 17 },
    });
  });

  test("follows JavaScript's precedence", () => {
    const tree = parseExpression("a || b && c + d * e");
    expect(tree).toMatchObject({
      operator: "||",
      right: { operator: "&&", right: { operator: "+", right: { operator: "*" } } },
    });
    expect(parseExpression("a - b - c")).toMatchObject({ left: { operator: "-" }, right: { name: "c" } });
  });

  test("ends the skipping of ?. at a parenthesis", () => {
    expect(parseExpression("a?.b.c")).toMatchObject({ kind: "chain", value: { property: "c" } });
    expect(parseExpression("(a?.b).c")).toMatchObject({ kind: "member", object: { kind: "chain" } });
  });
});

describe("what is not allowed says so at its place", () => {
  test.each<[source: string, message: RegExp, marked: string]>([
    ["row.status = 1", /assignment is not allowed.*use ===/, "="],
    ["row.count += 1", /assignment is not allowed/, "+="],
    ["row.count++", /assignment is not allowed/, "++"],
    ["a ||= b", /assignment is not allowed/, "||="],
    ["delete row.id", /assignment is not allowed/, "delete"],
    ["row.status == 1", /use === instead of ==/, "row.status == 1"],
    ["row.status != 1", /use !== instead of !=/, "row.status != 1"],
    ["a ?? b || c", /parentheses/, "a ?? b || c"],
    ["a && b ?? c", /parentheses/, "a && b ?? c"],
    ["2 ** 3", /use \*/, "**"],
    ["a & b", /bits/, "&"],
    ["~a", /bits/, "~"],
    ["a >>> 1", /bits/, ">>>"],
    ["a; b", /statements are not allowed/, ";"],
    ["if (a) b", /statements are not allowed/, "if"],
    ["a, b", /a comma cannot stand here/, ","],
    ["x => x", /functions cannot be written here; .*some, every, map, filter and find/, "=>"],
    ["() => 1", /functions cannot be written here/, "=>"],
    ["function () {}", /functions cannot be written here/, "function"],
    ["round(x => x)", /functions cannot be written here/, "=>"],
    ["new Date()", /use a registered function/, "new"],
    ["this.row", /name what you read/, "this"],
    ["/a/.test(b)", /regular expressions are not allowed; use includes/, "/"],
    ["a // b", /comments are not allowed/, "//"],
    ["a /* b */", /comments are not allowed/, "/*"],
    ["a.push(1)", /"push" cannot be called; the methods are some, every/, "push"],
    ["list.sort()", /"sort" cannot be called/, "sort"],
    ["a[b](1)", /only registered functions/, "a[b]"],
    ["(round)(1)", /only registered functions/, "round"],
    ["list.map(id)", /map needs a function such as/, "id"],
    ["list.map(({ id }) => id)", /plain names as parameters/, "{"],
    ["list.map((a, b, c) => a)", /at most two parameters/, "("],
    ["list.map((a, a) => a)", /at most two parameters/, "("],
    ["list.map(a => { return a })", /put an object in \( \)/, "{"],
    ["list.map(a => a, this)", /name what you read/, "this"],
    ["{ [a]: 1 }", /plain name, a text or a number/, "["],
    ["...a", /spreads inside/, "..."],
    ["a`b`", /template text cannot follow/, "`"],
    ["'abc", /never closed with '/, "'"],
    ["`abc ${a}", /never closed with `/, "}"],
    ["'\\8'", /escape is not allowed/, "\\8"],
    ["'\\u{110000}'", /character code/, "\\u"],
    ["0x10", /plain decimal digits/, "0x"],
    ["10n", /plain decimal digits/, "10n"],
    ["012", /plain decimal digits/, "01"],
    ["a # b", /unexpected character "#"/, "#"],
    ["(a", /"\)" is missing here/, ""],
    ["a +", /a value is missing before the end/, ""],
    ["a b", /unexpected "b"/, "b"],
    ["a ? b", /":" is missing here/, ""],
    ["", /an expression is missing here/, ""],
    ["eval", /unexpected "eval"/, "eval"],
  ])("%s", (source, message, marked) => {
    const error = refusal(source);
    expect(error.message).toMatch(message);
    expect(source.slice(error.offset, error.offset + error.length)).toBe(marked);
  });
});

describe("limits", () => {
  test.each<[what: string, good: string, bad: string, message: RegExp]>([
    ["source", `'${"a".repeat(MAX_SOURCE - 2)}'`, `'${"a".repeat(MAX_SOURCE - 1)}'`, /at most .* characters/],
    ["parts", list(MAX_NODES - 1), list(MAX_NODES), /at most .* parts/],
    ["parentheses", nested("(", ")", MAX_NESTING - 1), nested("(", ")", MAX_NESTING), /nested at most/],
    ["arrays", nested("[", "]", MAX_NESTING - 1), nested("[", "]", MAX_NESTING), /nested at most/],
    ["signs", nested("- ", "", MAX_NESTING - 1), nested("- ", "", MAX_NESTING), /nested at most/],
    [
      "branches",
      nested("a ? b : ", "", MAX_NESTING - 1),
      nested("a ? b : ", "", MAX_NESTING),
      /nested at most/,
    ],
    [
      "functions",
      nested("a.map(b => ", ")", MAX_ARROWS),
      nested("a.map(b => ", ")", MAX_ARROWS + 1),
      /functions are nested/,
    ],
  ])("of %s", (_, good, bad, message) => {
    expect(() => parseExpression(good)).not.toThrow();
    expect(refusal(bad).message).toMatch(message);
  });

  function list(elements: number): string {
    return `[${Array.from({ length: elements }, () => "1").join()}]`;
  }

  function nested(open: string, close: string, levels: number): string {
    return open.repeat(levels) + "1" + close.repeat(levels);
  }
});
