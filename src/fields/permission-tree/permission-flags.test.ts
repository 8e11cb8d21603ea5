import { assert, constantFrom, integer, property, array, record } from "fast-check";
import { describe, expect, test } from "vitest";
import type { Choice } from "../choices/choices.ts";
import {
  grantBranch,
  grantNode,
  grantState,
  readGrants,
  revokeBranch,
  writeGrants,
  type Grants,
} from "./permission-flags.ts";

const leaf = (value: string): Choice => ({ value, label: value });
const user: Choice = { value: "user", label: "用户", children: [leaf("user.add"), leaf("user.edit")] };
const setting: Choice = { value: "setting", label: "设置", children: [user, leaf("log")] };

describe("granting", () => {
  test("a node implies what leads to it, with its own flag where there is none that is freer", () => {
    const before = readGrants([{ code: "setting", operationFlag: 1 }]);
    const after = grantNode(leaf("user.add"), 2, [setting, user], before);
    expect(writeGrants(after)).toEqual([
      { code: "setting", operationFlag: 1 },
      { code: "user", operationFlag: 2 },
      { code: "user.add", operationFlag: 2 },
    ]);
  });

  test("a freer flag opens what leads to the node, a stricter one closes what is below it", () => {
    const before = readGrants(["setting", "user", "user.add"].map((code) => ({ code, operationFlag: 1 })));
    const opened = grantNode(leaf("user.edit"), 0, [setting, user], before);
    expect(Object.fromEntries(opened)).toEqual({ setting: 0, user: 0, "user.add": 1, "user.edit": 0 });
    const closed = grantNode(user, 2, [setting], opened);
    expect(Object.fromEntries(closed)).toEqual({ setting: 0, user: 2, "user.add": 2, "user.edit": 2 });
  });

  test("a branch takes everything below it and keeps flags that are there", () => {
    const after = grantBranch(user, [setting], readGrants([{ code: "user.edit", operationFlag: 2 }]));
    expect(Object.fromEntries(after)).toEqual({ "user.edit": 2, setting: 0, user: 0, "user.add": 0 });
  });

  test("a node shows all, part or nothing of it", () => {
    const grants = readGrants(["user", "user.add", "user.edit"].map((code) => ({ code, operationFlag: 0 })));
    expect([user, setting, leaf("log")].map((node) => grantState(node, grants))).toEqual([
      true,
      "mixed",
      false,
    ]);
  });

  test("entries of another form are left out", () => {
    expect([...readGrants([null, { code: "a" }, { code: "a", operationFlag: 3 }, "a"])]).toEqual([]);
    expect([...readGrants(undefined)]).toEqual([]);
  });

  test("whatever is done, nobody has a node without what leads to it, at least as free", () => {
    const places: readonly { node: Choice; ancestors: readonly Choice[] }[] = [
      { node: setting, ancestors: [] },
      { node: user, ancestors: [setting] },
      { node: leaf("user.add"), ancestors: [setting, user] },
      { node: leaf("user.edit"), ancestors: [setting, user] },
      { node: leaf("log"), ancestors: [setting] },
    ];
    const moves = array(
      record({ at: integer({ min: 0, max: 4 }), how: constantFrom("grant", "view", "revoke") }),
      { maxLength: 15 },
    );
    assert(
      property(moves, (list) => {
        let grants: Grants = new Map();
        for (const { at, how } of list) {
          const { node, ancestors } = places[at]!;
          if (how === "grant") grants = grantBranch(node, ancestors, grants);
          else if (how === "view") grants = grantNode(node, 2, ancestors, grants);
          else grants = revokeBranch(node, grants);
        }
        for (const { node, ancestors } of places) {
          const flag = grants.get(node.value);
          if (flag === undefined) continue;
          // A missing permission would be stricter than everything.
          for (const { value } of ancestors) expect(grants.get(value) ?? 3).toBeLessThanOrEqual(flag);
        }
      }),
    );
  });
});
