import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

test("one operation opens an account and changes it; who has no permission does neither", async () => {
  const { list } = (await server.request("chenjie", "userAdmin.list", { pageNum: 1, pageSize: 1 }))
    .result as {
    list: readonly { deptId: number; roleIds: readonly number[] }[];
  };
  const [{ deptId, roleIds } = { deptId: 0, roleIds: [] }] = list;
  const input = {
    account: "gaoyuan",
    name: "高远",
    phone: "13800001234",
    deptId,
    userKind: "ordinary",
    roleIds,
  };
  const opened = await server.request("chenjie", "user.save", input);
  expect(opened).toMatchObject({ code: "0" });
  const { userId } = opened.result as { userId: number };
  const renamed = { ...input, userId, name: "高远航" };
  expect(await server.request("chenjie", "user.save", renamed)).toMatchObject({
    code: "0",
    result: { userId },
  });
  expect((await server.request("chenjie", "userAdmin.detail", { userId })).result).toMatchObject({
    name: "高远航",
  });
  expect(await server.request("heqing", "user.save", renamed)).toMatchObject({ code: "0403" });
  expect(await server.request("chenjie", "user.delete", { userId })).toMatchObject({ code: "0" });
});
