import { expect, test } from "vitest";
import { readTaskSheet, runJob } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

test("the workbook has the grants of the list, under its filters", async () => {
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "sunli")
    .executeTakeFirstOrThrow();
  const { result } = await server.request("chenjie", "companyUserAuth.grant.list", {
    userId,
    pageNum: 1,
    pageSize: 500,
  });
  const { list } = result as { list: { companyName: string; userName: string; taxlayerNo: string }[] };
  const task = await runJob(server, "chenjie", "companyUserAuth.grant.export", { userId });
  const [titles, ...rows] = await readTaskSheet(server, "chenjie", task);
  expect(titles).toEqual(["企业名称", "税号", "负责人", "所属部门", "授权时间"]);
  expect(list.length).toBeGreaterThan(0);
  expect(rows.map((row) => row.slice(0, 3))).toEqual(
    list.map(({ companyName, taxlayerNo, userName }) => [companyName, taxlayerNo, userName]),
  );
});

test("who may not export gets none", async () => {
  expect(await server.request("heqing", "companyUserAuth.grant.export", {})).toMatchObject({ code: "0403" });
});
