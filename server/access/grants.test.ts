import { expect, test } from "vitest";
import { ownProject } from "../testing/own-project.ts";
import { combineGrants, grantAll, mayCall } from "./grants.ts";
import { permissionTree } from "./permission-tree.ts";

const tree = permissionTree(ownProject);
const ADD = "basicSetting.staffActions.add";

test("a code implies its ancestors, and nothing beside or below", () => {
  const grants = combineGrants(tree, [{ code: "basicSetting.staffActions", operationFlag: 0 }]);
  expect([...grants.keys()].toSorted()).toEqual(["basicSetting", "basicSetting.staffActions"]);
});

test("roles add up to the most permissive flag, in any order", () => {
  const rows = [2, 0, 1].map((operationFlag) => ({ code: ADD, operationFlag }));
  for (const granted of [rows, rows.toReversed()]) expect(combineGrants(tree, granted).get(ADD)).toBe(0);
  expect(combineGrants(tree, [{ code: ADD, operationFlag: 2 }]).get("basicSetting")).toBe(2);
});

test("a code that no longer exists grants nothing", () => {
  expect(combineGrants(tree, [{ code: "gone.code", operationFlag: 0 }]).size).toBe(0);
});

test.each([
  [undefined, "read", false],
  [undefined, "write", false],
  [0, "read", true],
  [0, "write", true],
  [1, "read", true],
  [1, "write", true],
  [2, "read", true],
  [2, "write", false],
] as const)("flag %s and a %s: %s", (flag, effect, allowed) => {
  const grants = new Map(flag === undefined ? [] : [[ADD, flag]]);
  expect(mayCall(grants, [ADD], effect)).toBe(allowed);
});

test("any one of several codes is enough", () => {
  expect(mayCall(new Map([[ADD, 0]]), ["home", ADD], "write")).toBe(true);
  expect(mayCall(new Map(), ["signed-in"], "read")).toBe(true);
});

test("everything is every code of the tree", () => {
  expect([...grantAll(tree).keys()]).toEqual([...tree.keys()]);
});
