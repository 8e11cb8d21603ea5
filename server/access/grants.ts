import type { PermissionTree } from "./permission-tree.ts";

/** 0 may do; 1 may do, but gives no menu entry to a button; 2 sees only. */
export type OperationFlag = number;

/** Held codes with their flags. A missing code is not held. */
export type Grants = ReadonlyMap<string, OperationFlag>;

/**
 * The rights of a set of granted codes: several roles add up to the most permissive flag of each code,
 * and a held code implies its ancestors, because its button would otherwise stand on a page that does not open.
 */
export function combineGrants(
  tree: PermissionTree,
  granted: readonly { readonly code: string; readonly operationFlag: OperationFlag }[],
): Grants {
  const held = new Map<string, OperationFlag>();
  const hold = (code: string, flag: OperationFlag) => held.set(code, Math.min(flag, held.get(code) ?? flag));
  for (const { code, operationFlag } of granted) {
    const known = tree.get(code);
    if (!known) continue;
    for (const heldCode of [...known.ancestors, code]) hold(heldCode, operationFlag);
  }
  return held;
}

/** Everything, without limits. */
export function grantAll(tree: PermissionTree): Grants {
  return new Map([...tree.keys()].map((code) => [code, 0]));
}

/** True when an operation with this `x-permission` is open to the holder: any one code is enough, and a write needs more than seeing. */
export function mayCall(grants: Grants, permission: readonly string[], effect: "read" | "write"): boolean {
  return permission.some((code) => {
    if (code === "signed-in") return true;
    const flag = grants.get(code);
    return flag !== undefined && (effect === "read" || flag !== 2);
  });
}
