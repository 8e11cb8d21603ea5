import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const card = async (companyId: number, account = "zhoumy") =>
  await server.request(account, "company.card", { companyId });

test("tells of a client of one's own, its phone masked", async () => {
  const found = await server.request("zhoumy", "company.match", { companyName: "云启" });
  const [{ companyId }] = found.result as [{ companyId: number }];
  const { result } = await card(companyId);
  expect(result).toMatchObject({
    companyId,
    companyName: "上海云启信息技术有限公司",
    taxlayerNo: expect.stringMatching(/^91/),
    statusCode: 1,
    userNames: expect.any(String),
    lxrPhone: expect.stringMatching(/^\d{3}\*{4}\d{4}$/),
  });
  expect(Object.keys(result as object)).not.toContain("legalPersonIdCardNo");
});

test("tells nothing of one that the user does not see", async () => {
  const found = await server.request("zhoumy", "company.match", { companyName: "云启" });
  const [{ companyId }] = found.result as [{ companyId: number }];
  expect((await card(companyId, "xuting")).result ?? null).toBeNull();
});
