import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.close();
});

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
