import { describe, expect, test, vi } from "vitest";
import { compileExpression } from "./compile-expression.ts";
import { ExpressionError } from "./expression-error.ts";

const scope = {
  row: { id: 7, status: 1, name: "华信", note: null, tags: ["a", "b"], "tax-id": "91" },
  rows: [
    { id: 1, amount: 10.5 },
    { id: 2, amount: 20 },
  ],
  missing: undefined,
  today: "2026-11-21",
};

function evaluate(source: string, values: Record<string, unknown> = scope): unknown {
  return compileExpression(source)(values);
}

function failure(source: string, values: Record<string, unknown> = scope): ExpressionError {
  try {
    evaluate(source, values);
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
  throw new Error(`gave a value: ${source}`);
}

describe("values", () => {
  test.each<[source: string, value: unknown]>([
    ["row.status === 1 && row.name !== ''", true],
    ["row.note == null", true],
    ["missing != null", false],
    ["row.note ?? '--'", "--"],
    ["row.note?.length", undefined],
    ["row.note?.a.b[row.x].c.trim()", undefined],
    ["row['tax-id']", "91"],
    ["row.tags[1]", "b"],
    ["row.name[0]", "华"],
    ["row.tags.length + row.name.length", 4],
    ["row.unknown", undefined],
    ["rows.map((r) => r.id)", [1, 2]],
    ["rows.map((r, i) => i * 10 + r.id)", [1, 12]],
    ["rows.filter((r) => r.amount > 15).length", 1],
    ["rows.find((r) => r.id === 3)?.amount ?? 0", 0],
    ["rows.some((r) => rows.every((other) => other.id <= r.id))", true],
    ["rows.map(() => 1)", [1, 1]],
    ["rows.map((row) => row.id).concat", "error"],
    ["row.missing?.()", "error"],
    ["row.includes?.(1)", undefined],
    ["[...rows.map((r) => r.id), row.id].includes(7)", true],
    ["{ ...row, id: 8, 'a b': 1, 2: [] }", { ...scope.row, id: 8, "a b": 1, 2: [] }],
    ["{ ...row.note, today }", { today: "2026-11-21" }],
    ["`${row.name}（${row.id}）`", "华信（7）"],
    ["today.slice(0, 7).split('-').join('年') + '月'", "2026年11月"],
    ["'9'.padStart(3, '0') + ' X '.trim().toLowerCase()", "009x"],
    ["typeof row.note + typeof missing", "objectundefined"],
    ["'\\u4e2d\\x41\\u{1f600}\\n\\'\\q'", "中A😀\n'q"],
    ["round(sum(rows.map((r) => r.amount)) / 3, 2)", 10.17],
    ["max(...rows.map((r) => r.amount), 3)", 20],
    ["true ? false ? 1 : 2 : 3", 2],
    ["1 > .5 ?.5:1", 0.5],
  ])("%s", (source, value) => {
    if (value === "error") expect(() => evaluate(source)).toThrow(ExpressionError);
    else expect(evaluate(source)).toStrictEqual(value);
  });

  test("evaluates only the branch that is taken", () => {
    expect(evaluate("row.id > 0 || unknown")).toBe(true);
    expect(evaluate("row.id ? 1 : unknown")).toBe(1);
  });

  test("keeps nested parameters of one name apart", () => {
    expect(evaluate("[[1, 2], [3]].map((x) => x.map((x) => x + 1).length + x.length)")).toEqual([4, 2]);
  });
});

describe("errors of an evaluation", () => {
  test.each<[source: string, message: RegExp, marked: string]>([
    ["1 + unknown", /"unknown" is not known here; known are row, rows, missing, today/, "unknown"],
    ["!row.note.length", /cannot read "length" of null; use \?\./, "row.note.length"],
    ["row.x.y", /cannot read "y" of undefined/, "row.x.y"],
    ["rows + 1", /\+ needs numbers or texts, got an array/, "rows"],
    ["1 < row", /< needs numbers or texts, got an object/, "row"],
    ["`${row.tags}`", /an array cannot be part of a text; use join/, "row.tags"],
    [
      "row.id.includes(1)",
      /includes is a method of a text or an array, not of a number/,
      "row.id.includes(1)",
    ],
    ["row.map((x) => x)", /map is a method of an array, not of an object/, "row.map((x) => x)"],
    ["row.name.includes(7)", /includes needs a text, got a number/, "row.name.includes(7)"],
    ["rows.join()", /join needs numbers and texts, got an object/, "rows.join()"],
    ["[...row]", /\.\.\. needs an array here, got an object/, "...row"],
    ["{ ...rows }", /\.\.\. needs an object here, got an array/, "...rows"],
    ["row[rows]", /an array cannot be an index/, "rows"],
    ["round('1')", /round needs a number, got a text/, "round('1')"],
    ["round(1, 99)", /round needs a whole number of digits/, "round(1, 99)"],
  ])("%s", (source, message, marked) => {
    const error = failure(source);
    expect(error.message).toMatch(message);
    expect(source.slice(error.offset, error.offset + error.length)).toBe(marked);
  });

  test("a getter that throws", () => {
    const broken = Object.defineProperty({}, "a", {
      get() {
        throw new RangeError("broken");
      },
    });
    expect(failure("row.a", { row: broken }).message).toBe("a value could not be read: broken");
  });
});

describe("limits of an evaluation", () => {
  const many = { rows: Array.from({ length: 10_000 }, (_, id) => ({ id })) };

  test("a large list is no problem", () => {
    expect(evaluate("rows.filter((r) => r.id % 2 === 0 && r.id >= 0 && r.id !== 4).length", many)).toBe(
      4_999,
    );
  });

  test.each([
    "rows.map((a) => rows.map((b) => a.id * b.id))",
    "rows.map(() => [...rows].slice(1))",
    "rows.map((a) => rows.includes(a.id))",
  ])("work that grows with the square of a list ends: %s", (source) => {
    expect(failure(source, many).message).toMatch(/takes too long here/);
  });

  test.each([
    "[1, 2, 3, 4, 5].map(() => text + text + text).join('')",
    "`${text}${text}${text}`",
    "text.padStart(1000000)",
    "text + text + text + text",
    "[text].map((t) => [t, t, t, t].join()).at(0)",
  ])("a text that grows too long ends: %s", (source) => {
    expect(failure(source, { text: "x".repeat(40_000) }).message).toMatch(/texts of at most/);
  });

  test("a text is not even joined when it would be too long", () => {
    expect(failure("[text, text, text].join()", { text: "x".repeat(40_000) }).message).toMatch(
      /^join makes texts/,
    );
  });

  test("a long text of the data itself is no problem", () => {
    expect(evaluate("text.length > 3 ? text.slice(0, 3) : text", { text: "x".repeat(400_000) })).toBe("xxx");
  });
});

describe("functions", () => {
  const run = vi.fn((day: unknown) => `${String(day)}!`);
  const functions = { shout: { declaration: "shout(day: string): string", summary: "Louder.", run } };

  test("are those registered, and no others", () => {
    expect(compileExpression("shout(today)", functions)(scope)).toBe("2026-11-21!");
    expect(run).toHaveBeenCalledExactlyOnceWith("2026-11-21");
    expect(() => compileExpression("round(1)", functions)).toThrow(
      'there is no function "round"; the functions are shout',
    );
    expect(() => compileExpression("toString()", functions)).toThrow('there is no function "toString"');
  });

  test("cannot be hidden by a parameter", () => {
    expect(() => compileExpression("rows.map((round) => round(1))")).toThrow(
      '"round" is a parameter, not a function',
    );
  });
});

test("the same source is compiled once", () => {
  expect(compileExpression("row.id + 1")).toBe(compileExpression("row.id + 1"));
  expect(compileExpression("row.id + 1", {})).not.toBe(compileExpression("row.id + 1"));
});

test("a property that is still missing is asked for with `in`, so that reactive data can tell when it comes", () => {
  const asked: PropertyKey[] = [];
  const values = new Proxy({}, { has: (_, key) => asked.push(key) < 0 });
  expect(evaluate("$values.amount", { $values: values })).toBeUndefined();
  expect(asked).toEqual(["amount"]);
});

test("a scope that claims to own every name is asked which ones it has", () => {
  const merged = new Proxy(
    {},
    {
      getOwnPropertyDescriptor: () => ({ value: 1, configurable: true, enumerable: true }),
      has: (_, key) => key === "row",
      get: () => 1,
    },
  );
  expect(evaluate("row", merged)).toBe(1);
  expect(failure("unknown", merged).message).toMatch(/"unknown" is not known/);
});
