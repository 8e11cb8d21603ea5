import { assert, array, constantFrom, property, uniqueArray } from "fast-check";
import { describe, expect, test } from "vitest";
import { resolveChoice, shownValues, withAll } from "./choosing.ts";

const all = { label: "全部", value: -1 };
const ALL = withAll([], { all })[0]?.value ?? "none";

describe("choosing among several", () => {
  test.each([
    ["全部 clears the others", [1, 2], [1, 2, ALL], []],
    ["another value clears 全部", [ALL], [ALL, 3], [3]],
    ["removing the last leaves nothing chosen", [3], [], []],
    ["the others stay side by side", [1], [1, 2], [1, 2]],
  ])("%s", (_rule, before, picked, resolved) => expect(resolveChoice(before, picked)).toEqual(resolved));

  test("全部 stands for no value and for the one that is sent for it, and never beside another", () => {
    expect(shownValues(undefined, { all })).toEqual([ALL]);
    expect(shownValues([], { all })).toEqual([ALL]);
    expect(shownValues(-1, { all })).toEqual([ALL]);
    expect(shownValues([-1, 2], { all })).toEqual([2]);
    expect(shownValues(undefined, {})).toEqual([]);
    expect(shownValues(-1, {})).toEqual([-1]);
  });

  test("whatever is clicked, 全部 or something else stands chosen", () => {
    const clicks = array(constantFrom(ALL, 1, 2, 3), { maxLength: 12 });
    assert(
      property(clicks, uniqueArray(constantFrom(1, 2, 3)), (toggled, start) => {
        let chosen = shownValues(start, { all });
        for (const value of toggled) {
          const picked = chosen.includes(value)
            ? chosen.filter((held) => held !== value)
            : [...chosen, value];
          chosen = shownValues(resolveChoice(chosen, picked), { all });
          expect(chosen.length).toBeGreaterThan(0);
          expect(chosen.includes(ALL) && chosen.length > 1).toBe(false);
        }
      }),
    );
  });
});
