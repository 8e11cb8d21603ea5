import type { FirmHandler } from "../../binding/handler.ts";
import { Refusal } from "../../errors.ts";
import { mayCall } from "../../permission/grants.ts";
import { addUser } from "../user-admin/add-user.ts";
import { modifyUser } from "../user-admin/modify-user.ts";
import type { UserInput } from "../user-admin/user-input.ts";

interface SaveParams extends UserInput {
  readonly userId?: number;
  readonly account: string;
  /** A new user must have one; absent, that of a known user stays as it is. */
  readonly phone?: string;
}

const ADD = "basicSetting.staffActions.add";
const EDIT = "basicSetting.staffActions.edit";

/** Opens an account, or changes the user that is named; either needs its own permission. */
export const saveUser: FirmHandler<SaveParams> = async ({ userId, ...input }, context) => {
  const code = userId === undefined ? ADD : EDIT;
  if (!mayCall(context.user.grants, [code], "write")) throw new Refusal("permission");
  if (userId === undefined) return await addUser(input, context);
  await modifyUser({ userId, ...input }, context);
  return { userId };
};
