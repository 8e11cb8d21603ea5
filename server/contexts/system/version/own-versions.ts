import { operation } from "../../../contracts/operation.ts";

/** The editions that the user works with. */
export const serviceVersions = operation(
  "version.service",
  async (_params, { db, user }) =>
    await db
      .selectFrom("staffVersion")
      .select(["serviceTag", "serviceVersion"])
      .where("userId", "=", user.id)
      .orderBy("serviceTag")
      .execute(),
);

/** Until when the user's account holds. */
export const userVersions = operation(
  "version.user",
  async (_params, { db, user }) =>
    await db.selectFrom("staff").select("expireTime").where("userId", "=", user.id).execute(),
);
