import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { PermissionEntry } from "./login-info.ts";
import { createPermissions, type PermissionAnswer } from "./permissions.ts";

const entry = (code: string, resourceType: string, operationFlag: number): PermissionEntry => ({
  code,
  resourceType,
  operationFlag,
});

/** Written by hand: resource, flag, then the answers to plain, strict and menu. */
const truth: readonly (readonly [string, number, PermissionAnswer, PermissionAnswer, PermissionAnswer])[] = [
  ["MENU", 0, true, true, true],
  ["MENU", 1, true, true, true],
  ["MENU", 2, false, "view", false],
  ["BUTTON", 0, true, true, true],
  ["BUTTON", 1, true, true, false],
  ["BUTTON", 2, false, "view", false],
  ["", 0, true, true, true],
  ["", 1, true, true, false],
];

test.each(truth)(
  "a %s resource with flag %i: plain %s, strict %s, menu %s",
  (resource, flag, ...expected) => {
    const permissions = createPermissions([entry("a", resource, flag)]);
    const answers = (["plain", "strict", "menu"] as const).map((mode) => permissions.check("a", mode));
    expect(answers).toEqual(expected);
  },
);

test.each(["plain", "strict", "menu"] as const)("an absent code is denied in %s mode", (mode) => {
  const permissions = createPermissions([entry("a", "MENU", 0)]);
  for (const code of ["b", "", "__proto__", "constructor"]) expect(permissions.check(code, mode)).toBe(false);
});

const modes = fc.constantFrom("plain" as const, "strict" as const, "menu" as const);
const codes = fc.constantFrom("a", "b", "c", "__proto__");
const entries = fc.array(
  fc.record({
    code: codes,
    resourceType: fc.constantFrom("MENU", "BUTTON"),
    operationFlag: fc.constantFrom(0, 1, 2),
  }),
);

test("agrees with the table for any list, in any order of questions", () => {
  fc.assert(
    fc.property(entries, fc.array(fc.tuple(codes, modes)), (list, questions) => {
      const permissions = createPermissions(list);
      for (const [code, mode] of questions) {
        const permission = list.find((each) => each.code === code);
        const row = truth.find(
          ([resource, flag]) => resource === permission?.resourceType && flag === permission.operationFlag,
        );
        const column = { plain: 2, strict: 3, menu: 4 }[mode];
        expect(permissions.check(code, mode)).toBe(row === undefined ? false : row[column]);
      }
    }),
    { numRuns: 2_000 },
  );
});

test("any answers the best of its codes", () => {
  fc.assert(
    fc.property(entries, fc.array(codes), modes, (list, asked, mode) => {
      const permissions = createPermissions(list);
      const answers: readonly PermissionAnswer[] = asked.map((code) => permissions.check(code, mode));
      const best = ([true, "view"] as const).find((answer) => answers.indexOf(answer) >= 0) ?? false;
      expect(permissions.any(asked, mode)).toBe(best);
    }),
  );
});

test("asks an entry once for each code and mode", () => {
  let reads = 0;
  const counted: PermissionEntry = {
    code: "a",
    resourceType: "MENU",
    get operationFlag() {
      reads += 1;
      return 0;
    },
  };
  const permissions = createPermissions([counted]);
  permissions.check("a", "plain");
  const once = reads;
  permissions.check("a", "plain");
  expect(reads).toBe(once);
  permissions.check("a", "strict");
  expect(reads).toBe(once * 2);
});

test("a new list gives new answers and leaves the old ones", () => {
  const before = createPermissions([entry("a", "MENU", 0)]);
  expect(before.check("a", "plain")).toBe(true);
  const after = createPermissions([]);
  expect(after.check("a", "plain")).toBe(false);
  expect(before.check("a", "plain")).toBe(true);
});
