import { operation } from "../../../contracts/operation.ts";
import type { OperationFlag } from "../../../access/grants.ts";

interface PermissionNode {
  readonly code: string;
  readonly name: string;
  readonly resourceType: string;
  /** The caller's own flag, beyond which they cannot grant; null: they do not have the code. */
  readonly operationFlag: OperationFlag | null;
  readonly children: PermissionNode[];
}

/** Every permission code, nested. */
export const rolePermissionTree = operation("role.permissionTree", async (_params, { permissions, user }) => {
  const codes = [...permissions.values()];
  const nest = (parent: string | undefined): PermissionNode[] =>
    codes
      .filter(({ ancestors }) => ancestors.at(-1) === parent)
      .map(({ code, title, resourceType }) => ({
        code,
        name: title,
        resourceType,
        operationFlag: user.grants.get(code) ?? null,
        children: nest(code),
      }));
  return nest(undefined);
});
