import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { mayCall } from "../../../access/grants.ts";
import { openAccount } from "../user-admin/add-user.ts";
import { modifyUser } from "../user-admin/modify-user.ts";

const ADD = "basicSetting.staffActions.add";
const EDIT = "basicSetting.staffActions.edit";

/** Opens an account, or changes the user that is named; either needs its own permission. */
export const saveUser = operation("user.save", async ({ userId, ...input }, context) => {
  const code = userId === undefined ? ADD : EDIT;
  if (!mayCall(context.user.grants, [code], "write")) throw new Refusal("permission");
  if (userId === undefined) return await openAccount(input, context);
  await modifyUser.handle({ userId, ...input }, context);
  return { userId };
});
