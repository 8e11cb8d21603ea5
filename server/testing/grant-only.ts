import type { TestServer } from "./test-server.ts";

/** Lets an account of the first demo firm do what these codes stand for, and nothing else. */
export async function grantOnly(
  server: TestServer,
  account: string,
  ...codes: readonly string[]
): Promise<void> {
  const added = await server.request("zhoumy", "role.add", {
    roleName: codes.join("").slice(-20),
    permissions: codes.map((code) => ({ code, operationFlag: 0 })),
  });
  const { roleId } = added.result as { roleId: number };
  const { userId, gsid } = await server.db
    .selectFrom("staff")
    .select(["userId", "gsid"])
    .where("account", "=", account)
    .executeTakeFirstOrThrow();
  await server.db.deleteFrom("staffRole").where("userId", "=", userId).execute();
  await server.db.insertInto("staffRole").values({ userId, roleId, gsid }).execute();
}
