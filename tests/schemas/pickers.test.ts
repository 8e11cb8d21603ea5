import path from "node:path";
import { expect, test } from "vitest";
import { contracts } from "../../src/contracts.ts";
import { planScreen } from "../../src/schema/plan/plan-screen.ts";
import { readProject } from "../../src/schema/project/read-project.ts";

const project = await readProject(path.resolve(import.meta.dirname, "../.."));

/** The operations that give the choices of the controls in a part of a plan. */
function pickersOf(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const { source } = part as { readonly source?: { readonly call?: unknown; readonly value?: unknown } };
  const ownCalls = typeof source?.call === "string" && source.value !== undefined ? [source.call] : [];
  return [...ownCalls, ...Object.values(part).flatMap(pickersOf)];
}

const used = [...project.screens.keys()].flatMap((id) => {
  const plan = planScreen(project, id, contracts);
  return [...new Set(pickersOf(plan))].map((call) => ({ id, code: plan.permission, call }));
});

test("there are screens with pickers", () => {
  expect(used.map(({ call }) => call)).toEqual(
    expect.arrayContaining(["user.fuzzyMatch", "companyUserAuth.userList", "department.tree"]),
  );
});

test.each(used)("who may open $id may use its picker of $call", ({ code, call }) => {
  const permission = project.operations.get(call)?.permission ?? [];
  // A user with a code has those above it.
  const isOpen = (held: string) =>
    held === "signed-in" || held === code || code?.startsWith(`${held}.`) === true;
  expect(permission.some(isOpen)).toBe(true);
});
