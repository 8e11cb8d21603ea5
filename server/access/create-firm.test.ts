import { afterAll, beforeAll, expect, test } from "vitest";
import { ownProject } from "../testing/own-project.ts";
import { permissionTree } from "./permission-tree.ts";
import {
  CLIENT,
  type TestProvider,
  openTestProvider,
  passProvider,
} from "./sign-on/external/testing/open-provider.ts";
import { type TestServer, testServer } from "../testing/test-server.ts";
import { createFirm } from "./create-firm.ts";

const ORIGIN = "https://tax.example.com";
const NEXT_GSID = 1003;

let provider: TestProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await openTestProvider(ORIGIN);
  const externalSso = {
    issuer: new URL(provider.issuer),
    ...CLIENT,
    scope: "openid profile",
    accountClaim: "preferred_username",
    firmClaim: "gsid",
    firm: NEXT_GSID,
  };
  server = await testServer({ demoSso: undefined, publicOrigin: ORIGIN, externalSso });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

test("a firm begins with an administrator who comes in, sees nobody else's and finds everything open", async () => {
  const permissions = permissionTree(ownProject);
  const firm = {
    name: "杭州明算财税有限公司",
    areaCode: "3301",
    account: "lin.xiao",
    person: "林晓",
    phone: "13800138000",
  };
  expect(await createFirm(server.db, firm, server.clock, permissions)).toBe(NEXT_GSID);

  const begun = await server.app.inject("/sso/authorize");
  const cookie = String(begun.headers["set-cookie"]).split(";")[0] ?? "";
  const back = await passProvider(String(begun.headers.location), "lin.xiao", ORIGIN);
  const { headers } = await server.app.inject({ url: back.pathname + back.search, headers: { cookie } });
  const ticket = new URL(String(headers.location)).searchParams.get("ticket");
  const { result } = await server.requestWith(null, "session.exchangeTicket", { ticket });
  const { accessToken } = result as { accessToken: string };
  expect(await server.requestWith(accessToken, "session.customerInfo")).toMatchObject({
    result: {
      userBasicInfo: { account: "lin.xiao", gsid: NEXT_GSID, superAdmin: true, status: 1 },
      dzgsDTO: { gsmc: "杭州明算财税有限公司" },
      permission: true,
      initStatus: 2,
    },
  });
  const menu = await server.requestWith(accessToken, "permission.userMenu", { appId: "tax-agency-console" });
  expect(menu.result).toHaveLength(permissions.size);
  const users = await server.requestWith(accessToken, "userAdmin.list", { pageNum: 1, pageSize: 20 });
  expect(users.result).toMatchObject({ total: 1, list: [{ account: "lin.xiao" }] });
});
