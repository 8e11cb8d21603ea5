import { expect, test } from "vitest";
import type { FirmContext } from "../contracts/firm-context.ts";
import { ownProject } from "../testing/own-project.ts";
import { replaceOperations } from "../testing/replace-operations.ts";
import { useTestServer } from "../testing/use-test-server.ts";

/** A ticket ends with the sign-in that made it, a guest's with the share. */
const ENDS_WITH_THE_SIGN_IN = ["session.generateServiceTicket"];

const makeRole = async (_params: object, { db }: FirmContext) => {
  const role = { roleName: "自造角色", remark: "" };
  return await db.insertInto("role").values(role).returning("roleId").executeTakeFirstOrThrow();
};
const server = useTestServer({
  served: replaceOperations({ "notice.read": makeRole, "role.add": makeRole }),
});

test("an operation that lets somebody in and is not declared so can write nothing of that, for anybody", async () => {
  expect(ownProject.operations.get("notice.read")?.ownSignIn).toBe(false);
  expect(await server.request("zhoumy", "notice.read", { all: true })).toMatchObject({ status: 500 });
  const role = server.db.selectFrom("role").select("roleId").where("roleName", "=", "自造角色");
  expect(await role.execute()).toEqual([]);
  expect(await server.request("zhoumy", "role.add", { roleName: "新角色" })).toMatchObject({ code: "0" });
  expect(await role.execute()).toHaveLength(1);
});

test("each operation whose answer lets somebody in is its owner's alone, or ends with the sign-in", () => {
  const open = ownProject.allOperations.filter(({ secret, ownSignIn }) => secret && !ownSignIn);
  expect(open.map(({ id }) => id)).toEqual(ENDS_WITH_THE_SIGN_IN);
});
