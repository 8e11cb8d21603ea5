import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { endSignIns } from "../../../access/end-sign-ins.ts";
import { takeUsers } from "./take-users.ts";

/** Stops a user, which signs them out, or lets them work again. */
export const modifyStatus = operation(
  ["user.updateStatus", "userAdmin.modifyStatus"],
  async ({ userId, status }, context) => {
    const { db, user } = context;
    const [target] = await takeUsers(context, [userId]);
    if (status === 0) {
      if (userId === user.id) throw new Refusal("rule", "不能停用自己");
      if (target.userKind === "superAdmin") throw new Refusal("rule", "不能停用超级管理员");
      await endSignIns(db, [userId]);
    }
    await db.updateTable("staff").set({ status }).where("userId", "=", userId).execute();
    return null;
  },
);
