import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer({ gateways: undefined });

test("where clients have the real mini-programme nobody plays them", async () => {
  const { result } = await server.request("chenjie", "miniProgram.client.state");
  expect(result).toEqual({ isOpen: false });
  expect(await server.request("chenjie", "miniProgram.client.link", { companyId: 1_001_001 })).toMatchObject({
    message: "已接入小程序，不提供演示",
  });
});
