import { describe, expect, test, vi } from "vitest";
import { compileExpression } from "./compile-expression.ts";
import { ExpressionError } from "./expression-error.ts";
import { compileTemplate, compileText } from "./template.ts";

const secret = vi.fn(() => "reached");

class Account {
  id = 7;
  submit = secret;
  get balance() {
    return secret();
  }
}

const scope = {
  row: { id: 1, text: "a", list: [1], key: "constructor", proto: "__proto__", submit: secret },
  account: new Account(),
  custom: { toString: secret, valueOf: secret, [Symbol.toPrimitive]: secret },
  run: secret,
  json: JSON.parse('{ "__proto__": { "admin": true }, "constructor": 1 }') as unknown,
};

test.each([
  "row.constructor",
  "row?.constructor",
  "row['constructor']",
  'row["constructor"]',
  "row[`constructor`]",
  "row['con' + 'structor']",
  "row['\\u0063onstructor']",
  "row['\\x63onstructor']",
  "row.\\u0063onstructor",
  "row[row.key]",
  "row?.[row.key]",
  "row[row.proto]",
  "row.__proto__",
  "row['__proto__']",
  "row['__pro' + 'to__'].admin",
  "row[['__proto__']]",
  "row[['constructor'][0]]",
  "row.prototype",
  "row.text.constructor",
  "row.list['map']['constructor']",
  "row.list[`constr${'uctor'}`]",
  "1 .constructor",
  "''['constructor']",
  "[]['constructor']",
  "[]['filter']",
  "''.sub",
  "json.__proto__.admin",
  "json['__proto__']",
  "json.constructor",
  "{ __proto__: row }",
  "{ '__proto__': row }",
  "{ constructor: 1 }",
  "row.toString",
  "row['toString']",
  "row.hasOwnProperty('id')",
  "row.valueOf()",
  "row.list.concat",
  "row.list.map.call",
  "row.list.reduce((a, b) => a)",
  "row.submit",
  "row.submit()",
  "row['submit']()",
  "row.list.map(row.submit)",
  "row.list.map((x) => x.constructor)",
  "account.submit",
  "account.balance",
  "account['balance']",
  "run",
  "run()",
  "run?.()",
  "run`a`",
  "(run)()",
  "[run][0]()",
  "custom + ''",
  "`${custom}`",
  "-custom",
  "custom < 1",
  "[custom].join()",
  "row[custom]",
  "'a'.includes(custom)",
  "'a'.padStart(custom)",
  "constructor",
  "__proto__",
  "toString",
  "hasOwnProperty",
  "globalThis",
  "window",
  "process",
  "Function('return 1')()",
  "eval('1')",
  "import('fs')",
  "this",
  "arguments",
  "new.target",
  "super.x",
  "async () => 1",
  "((x) => x)(1)",
  "(() => {}).constructor('return 1')()",
  "row = 1",
  "row.id = 2",
  "[row.id] = [1]",
  "row.list.map((x) => row.id = x)",
  "row.list.map((x = run()) => x)",
  "row.list.map((...x) => x)",
  "row.list.map(function (x) { return x })",
  "delete row.id",
  "row.id, run",
  "'a'.repeat(1e9)",
  "'a'.padStart(1e9)",
  "'a'.replace(/a/, 'b')",
  "`${`${`${row.constructor}`}`}`",
])("nothing is reached by %s", (source) => {
  expect(() => compileExpression(source)(scope)).toThrow(ExpressionError);
  expect(secret).not.toHaveBeenCalled();
});

describe("sizes", () => {
  test.each<[what: string, source: string]>([
    ["parentheses", "(".repeat(3_000)],
    ["arrays", "[".repeat(1_500) + "]".repeat(1_500)],
    ["signs", "!".repeat(3_900) + "1"],
    ["template texts", "`${".repeat(1_000)],
    ["branches", "1?".repeat(1_900)],
    ["members", `row${".a".repeat(1_900)}`],
    ["sums", `1${"+1".repeat(1_900)}`],
    ["a long source", " ".repeat(1_000_000)],
    ["functions", "row.list.map(x=>".repeat(200)],
  ])("%s", (_, source) => {
    expect(() => compileExpression(source)).toThrow(ExpressionError);
  });
});

describe("data", () => {
  test("keys of the data never become a prototype", () => {
    const copy = compileExpression("{ ...json }")(scope) as object;
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    const made = compileTemplate(JSON.parse('{ "__proto__": { "admin": "{{ true }}" } }'))({}) as {
      admin?: boolean;
    };
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
    expect(made.admin).toBeUndefined();
  });

  test("an expression in the data stays a text", () => {
    expect(compileText("{{ row.name }}!")({ row: { name: "{{ row.constructor }}" } })).toBe(
      "{{ row.constructor }}!",
    );
  });

  test("the data is left as it was", () => {
    const data = Object.freeze({ list: Object.freeze([3, 1, 2]) });
    expect(compileExpression("[...data.list.slice(1), ...data.list.filter((x) => x > 2)]")({ data })).toEqual(
      [1, 2, 3],
    );
    expect(data.list).toEqual([3, 1, 2]);
  });
});
