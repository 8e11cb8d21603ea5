import { readName } from "../../../../src/domain/name-reading.ts";
import { maskPhone } from "../../../../src/domain/mask.ts";
import { operation } from "../../../contracts/operation.ts";
import type { FieldError } from "../../../platform/errors.ts";
import { takeUsers } from "./take-users.ts";
import { checkUserInput } from "./user-input.ts";

/** Changes a user's data. A phone that is not sent, or equals the mask of the stored one, was left alone. */
export const modifyUser = operation(["user.update", "userAdmin.modify"], async (params, context) => {
  const { db, user } = context;
  const { userId, account, roleIds, ...input } = params;
  const [stored] = await takeUsers(context, [userId]);
  const faults: FieldError[] = [];
  if (account !== undefined && account !== stored.account) {
    faults.push({ path: "account", message: "登录账号不能修改" });
  }
  if (userId === user.id && input.userKind !== stored.userKind) {
    faults.push({ path: "userKind", message: "不能修改自己的用户类型" });
  }
  const sent = input.phone ?? stored.phone;
  const phone = sent === maskPhone(stored.phone) ? stored.phone : sent;
  if (phone.includes("*")) faults.push({ path: "phone", message: "请填写完整的手机号" });
  const roles = await db.selectFrom("staffRole").select("roleId").where("userId", "=", userId).execute();
  const before = { userKind: stored.userKind, roleIds: roles.map((role) => role.roleId) };
  await checkUserInput(context, params, before, faults);
  await db
    .updateTable("staff")
    .set({ ...input, reading: readName(input.name), phone })
    .where("userId", "=", userId)
    .execute();
  await db.deleteFrom("staffRole").where("userId", "=", userId).execute();
  await db
    .insertInto("staffRole")
    .values(roleIds.map((roleId) => ({ userId, roleId })))
    .execute();
  return null;
});
