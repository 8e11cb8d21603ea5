import { assert, array, constantFrom, option, property, uniqueArray } from "fast-check";
import { describe, expect, test } from "vitest";
import { readChoosingRules, sendChoice, resolveChoice } from "./choosing.ts";

const rules = readChoosingRules({ all: { value: -1 }, exclusive: [9] });

describe("choosing among several", () => {
  test.each([
    ["全部 clears the others", [1, 2], [1, 2, -1], [-1]],
    ["another value clears 全部", [-1], [-1, 3], [3]],
    ["removing the last returns to 全部", [3], [], [-1]],
    ["a value that stands alone clears the others", [1, 2], [1, 2, 9], [9]],
    ["another value clears the one that stands alone", [9], [9, 1], [1]],
    ["values that exclude nothing stay side by side", [1], [1, 2], [1, 2]],
  ])("%s", (_rule, before, picked, resolved) =>
    expect(resolveChoice(before, picked, rules)).toEqual(resolved),
  );

  test("without rules it is what was picked", () => {
    expect(resolveChoice([1], [], readChoosingRules({}))).toEqual([]);
    expect(resolveChoice([1], [1, 2], readChoosingRules({}))).toEqual([1, 2]);
  });

  test("a value that stands alone is never beside another, and with 全部 something is always chosen", () => {
    const values = [-1, 9, 1, 2, 3];
    const clicks = array(constantFrom(...values), { maxLength: 12 });
    assert(
      property(
        clicks,
        uniqueArray(constantFrom(1, 2, 3)),
        option(constantFrom(9)),
        (toggled, start, alone) => {
          let chosen: readonly (string | number)[] = alone === null ? start : [alone];
          for (const value of toggled) {
            const picked = chosen.includes(value)
              ? chosen.filter((entry) => entry !== value)
              : [...chosen, value];
            chosen = resolveChoice(chosen, picked, rules);
            expect(chosen.length).toBeGreaterThan(0);
            expect(chosen.some((entry) => entry === -1 || entry === 9) && chosen.length > 1).toBe(false);
          }
        },
      ),
    );
  });
});

describe("全部 on the wire", () => {
  test.each([
    [-1, "value", -1],
    [[-1], "value", [-1]],
    [-1, "omit", undefined],
    [[-1], "omit", undefined],
    [2, "omit", 2],
    [[1, 2], "omit", [1, 2]],
  ])("%j with send %s is %j", (value, send, sent) => {
    expect(sendChoice(value, { all: { value: -1, send } })).toEqual([sent]);
  });

  test("without the option a value goes as it is", () => expect(sendChoice(-1, {})).toEqual([-1]));
});
