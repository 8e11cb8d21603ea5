import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const listed = async (account: string, params: object = {}) =>
  (await server.request(account, "department.auth.list", params)).result as readonly {
    deptId: number;
    branch: number;
  }[];

test("a branch administrator gets their branch with all below it, an administrator everything", async () => {
  const all = await listed("chenjie");
  const ownDepartments = await listed("liuwei");
  expect(ownDepartments.length).toBeGreaterThan(0);
  expect(ownDepartments.length).toBeLessThan(all.length);
  expect(ownDepartments[0]).toMatchObject({ branch: 1 });
  const { result } = await server.request("liuwei", "department.auth.tree");
  expect(result).toMatchObject([{ deptId: ownDepartments[0]?.deptId }]);
  expect((await listed("chenjie", { branch: 1 })).every(({ branch }) => branch === 1)).toBe(true);
});
