import { operation } from "../../../contracts/operation.ts";

/** The caller's permission codes, flat, in the order of the permission tree. */
export const userMenu = operation(
  ["permission.userMenu", "permission.previewMenu"],
  async (_params, { user, permissions }) =>
    [...permissions.values()].flatMap(({ code, title, resourceType }) => {
      const operationFlag = user.grants.get(code);
      return operationFlag === undefined ? [] : [{ code, name: title, resourceType, operationFlag }];
    }),
);
