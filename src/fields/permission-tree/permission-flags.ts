import type { Choice, ChoiceValue } from "../choices.ts";

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

/** Grants a node, with the flag, and what leads to it: a screen that nobody can reach is of no use. */
export function grantNode(
  node: Choice,
  flag: OperationFlag,
  ancestors: readonly Choice[],
  grants: Grants,
): Grants {
  return new Map([
    ...withMissing(
      grants,
      ancestors.map(({ value }) => value),
    ),
    [node.value, flag],
  ]);
}

/** Grants a node and everything below it; flags that are there already stay. */
export function grantBranch(node: Choice, ancestors: readonly Choice[], grants: Grants): Grants {
  return withMissing(grants, [...ancestors.map(({ value }) => value), ...codesOf(node)]);
}

/** Takes a node and everything below it away. */
export function revokeBranch(node: Choice, grants: Grants): Grants {
  const gone = new Set(codesOf(node));
  return new Map([...grants].filter(([code]) => !gone.has(code)));
}

function withMissing(grants: Grants, codes: readonly ChoiceValue[]): Grants {
  const missing = codes.filter((code) => !grants.has(code));
  return new Map([...grants, ...missing.map((code): [ChoiceValue, OperationFlag] => [code, 0])]);
}

function codesOf({ value, children = [] }: Choice): readonly ChoiceValue[] {
  return [value, ...children.flatMap(codesOf)];
}
