import { expect, test } from "vitest";
import { ExpressionError } from "../../expression/expression-error.ts";
import { parsePredicate, parseWhen } from "./parse-predicate.ts";

function refusal(read: () => unknown): { readonly offset: number; readonly message: string } {
  try {
    read();
  } catch (error) {
    if (error instanceof ExpressionError) return { offset: error.offset, message: error.message };
    throw error;
  }
  throw new Error("It was read.");
}

test.each([
  ["row.a + 1 === 2", 0, "values are compared as they are"],
  ["row.a == null", 0, "write === instead of =="],
  ["row.a != null", 0, "write !== instead of !="],
  ["row.name.startsWith('甲')", 0, "[values].includes(row.name)"],
  ["row.list.some((one) => one > 1)", 0, "nothing is called"],
  ["isBlank(row.a)", 0, "nothing is called"],
  ["[1, row.b].includes(row.a)", 4, "write a number, a text, true, false or null here"],
  ["row.a > 1 ? row.b : row.c", 0, "write the choice with && and ||"],
  ["session.user.id === row.id", 0, "a state sees row.<name>, period and today alone"],
  ["row === null", 0, "a state sees row.<name>"],
  ["row.list[0] === 1", 0, "name a property by its path"],
  ["(row.a ?? row.b) === 1", 10, "write a number, a text"],
  ["row.a - 1", 0, "computes nothing"],
])("%s is refused with what to write instead", (source, offset, message) => {
  const error = refusal(() => parsePredicate(source));
  expect(error).toEqual({ offset, message: expect.stringContaining(message) });
});

test("a refusal inside a condition is placed in the whole text", () => {
  expect(refusal(() => parseWhen("{{ row.a === 1 && isBlank(row.b) }}")).offset).toBe(18);
  expect(refusal(() => parseWhen("row.a === 1")).message).toContain("one {{ expression }}");
});

test("paths, literals and values of the screen are read", () => {
  expect(parsePredicate("(row.company?.tax ?? -1) <= 2.5 && !row.isSigned")).toEqual({
    kind: "all",
    parts: [
      {
        kind: "order",
        operator: "<=",
        left: {
          kind: "fallback",
          operand: { kind: "path", path: ["company", "tax"], range: expect.anything() },
          value: -1,
        },
        right: { kind: "literal", value: 2.5 },
      },
      {
        kind: "not",
        part: { kind: "truth", operand: { kind: "path", path: ["isSigned"], range: expect.anything() } },
      },
    ],
  });
});
