import { expect, test } from "vitest";
import { type Editable, reviewEdits } from "./testing/reviewed-project.ts";

const LIST = "screens/client/list.json";

const withoutPermission = (screen: Editable) => delete screen.rowActions[0].permission;

function fingerprintOf(kind: string, edit: (screen: Editable) => unknown): string | undefined {
  return reviewEdits({ [LIST]: edit }).find((change) => change.kind === kind)?.fingerprint;
}

test("a fingerprint is short, and stays when lines move and other changes come beside it", () => {
  const kind = "action-permission-removed";
  const plain = fingerprintOf(kind, withoutPermission);
  expect(plain).toMatch(/^[\da-f]{16}$/);
  const moved = fingerprintOf(kind, (screen) => {
    withoutPermission(screen);
    screen.rowActions.unshift({ id: "look", label: "查看", do: [{ reload: "row" }] });
    screen.columns.push(screen.columns.shift());
    screen.title = "客户总览";
  });
  expect(moved).toBe(plain);
});

test("another value, another part and the way back have other fingerprints", () => {
  const kind = "action-permission-widened";
  const to = (permission: string) => (screen: Editable) => (screen.rowActions[0].permission = permission);
  const prints = [
    fingerprintOf(kind, to("staff")),
    fingerprintOf(kind, to("client.edit")),
    fingerprintOf(kind, (screen) => (screen.toolbar[0].permission = "staff")),
    reviewEdits({ [LIST]: to("staff") }, "backwards")[0]?.fingerprint,
  ];
  expect(new Set(prints).size).toBe(prints.length);
});

test("the place is the line of the change, and that of the base where the file is gone", () => {
  const [moved] = reviewEdits({ [LIST]: withoutPermission });
  const [gone] = reviewEdits({ "screens/client/tabs.json": undefined });
  expect(moved).toMatchObject({ file: `schemas/${LIST}`, column: 5, isGone: false });
  expect(gone).toMatchObject({ file: "schemas/screens/client/tabs.json", line: 1, column: 1, isGone: true });
});
