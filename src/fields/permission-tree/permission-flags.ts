import type { Choice, ChoiceValue } from "../choices/choices.ts";

/** 0 may do, 1 may do without a menu entry, 2 sees only. */
export type OperationFlag = 0 | 1 | 2;

/** The granted codes with their flags. */
export type Grants = ReadonlyMap<ChoiceValue, OperationFlag>;

export const FLAG_LABELS: readonly { readonly flag: OperationFlag; readonly label: string }[] = [
  { flag: 0, label: "可操作" },
  { flag: 1, label: "可操作但不在菜单显示" },
  { flag: 2, label: "仅查看" },
];

/** `[{ code, operationFlag }]`; entries of another form are left out. */
export function readGrants(value: unknown): Grants {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return new Map(
    entries.flatMap((entry): [ChoiceValue, OperationFlag][] => {
      const { code, operationFlag } = (entry ?? {}) as {
        readonly code?: unknown;
        readonly operationFlag?: unknown;
      };
      const isCode = typeof code === "string" || typeof code === "number";
      const isFlag = operationFlag === 0 || operationFlag === 1 || operationFlag === 2;
      return isCode && isFlag ? [[code, operationFlag]] : [];
    }),
  );
}

/** The change of a code since the role was saved. */
export type GrantChange = "added" | "removed" | "changed";

/** The codes whose grant is another one than the saved one. */
export function compareGrants(saved: Grants, now: Grants): ReadonlyMap<ChoiceValue, GrantChange> {
  const changes = new Map<ChoiceValue, GrantChange>();
  for (const [code, flag] of now) {
    const before = saved.get(code);
    if (before === undefined) changes.set(code, "added");
    else if (before !== flag) changes.set(code, "changed");
  }
  for (const code of saved.keys()) if (!now.has(code)) changes.set(code, "removed");
  return changes;
}

/** The number of granted nodes of a branch, itself among them. */
export function countGranted(
  node: Choice,
  grants: Grants,
): { readonly granted: number; readonly all: number } {
  const codes = codesOf(node);
  return { granted: codes.filter((code) => grants.has(code)).length, all: codes.length };
}

export function writeGrants(
  grants: Grants,
): readonly { readonly code: ChoiceValue; readonly operationFlag: OperationFlag }[] {
  return [...grants].map(([code, operationFlag]) => ({ code, operationFlag }));
}

/** A node is granted wholly with everything below it, in part with something of it, or not at all. */
export function grantState(node: Choice, grants: Grants): boolean | "mixed" {
  const codes = codesOf(node);
  const granted = codes.filter((code) => grants.has(code)).length;
  return granted === codes.length ? true : granted > 0 ? "mixed" : false;
}

/**
 * Grants a node, with the flag, and its ancestors: a screen that cannot be reached is of no use. A node is never
 * stricter than the nodes below it: its ancestors get at least its flag, its descendants at most.
 */
export function grantNode(
  node: Choice,
  flag: OperationFlag,
  ancestors: readonly Choice[],
  grants: Grants,
): Grants {
  const held = new Map(grants);
  for (const { value } of ancestors) held.set(value, freer(flag, held.get(value) ?? flag));
  for (const code of codesOf(node)) {
    const heldFlag = held.get(code);
    if (heldFlag !== undefined && heldFlag < flag) held.set(code, flag);
  }
  return held.set(node.value, flag);
}

/** Grants a node and everything below it; flags of leaves that are there already stay. */
export function grantBranch(node: Choice, ancestors: readonly Choice[], grants: Grants): Grants {
  const held = new Map(grants);
  for (const { value } of ancestors) held.set(value, 0);
  for (const code of codesOf(node)) if (!held.has(code)) held.set(code, 0);
  openUp(node, held);
  return held;
}

/** Takes a node and everything below it away. */
export function revokeBranch(node: Choice, grants: Grants): Grants {
  const gone = new Set(codesOf(node));
  return new Map([...grants].filter(([code]) => !gone.has(code)));
}

/** Makes every node of a granted branch as free as the freest below it; the flag that the node itself comes to. */
function openUp({ value, children = [] }: Choice, held: Map<ChoiceValue, OperationFlag>): OperationFlag {
  const flag = children.map((child) => openUp(child, held)).reduce(freer, held.get(value) ?? 2);
  held.set(value, flag);
  return flag;
}

function freer(left: OperationFlag, right: OperationFlag): OperationFlag {
  return left < right ? left : right;
}

function codesOf({ value, children = [] }: Choice): readonly ChoiceValue[] {
  return [value, ...children.flatMap(codesOf)];
}
