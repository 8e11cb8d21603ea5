import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const roleOf = async (account: string) =>
  (await server.request(account, "workOrder.getTenantRoleType")).result;

test("an accountant processes orders of her companies, an administrator manages all of them", async () => {
  expect(await roleOf("chenjie")).toEqual({
    tenantType: "agency",
    roleType: "manager",
    seesAll: 1,
    canTransfer: 1,
  });
  expect(await roleOf("sunli")).toMatchObject({ tenantType: "agency", roleType: "processer", seesAll: 0 });
});
