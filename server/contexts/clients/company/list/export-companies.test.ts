import { expect, test } from "vitest";
import { readTaskSheet, runJob } from "../../../../testing/follow-job.ts";
import { useTestServer } from "../../../../testing/use-test-server.ts";

const server = useTestServer();

test("the customer list is exported as it stands: its rows, its labels, its masks", async () => {
  const params = { status: 1, taxlayerType: "001" };
  const columns = ["companyName", "nsqxdm", "tags", "userNames", "statusCode", "lxrName", "provinceId"];
  const task = await runJob(server, "chenjie", "taskCentre.export", {
    fileType: "EXCEL",
    reportType: "screen",
    extendParam: { screen: "customer.index", params, columns },
  });
  expect(task).toMatchObject({ status: 1 });
  const listed = await server.request("chenjie", "company.list", { pageSize: 500, ...params });
  const { list } = listed.result as {
    list: { companyName: string; taxlayerNo: string; userNames: string; lxrName: string; lxrPhone: string }[];
  };
  const [heads, ...rows] = await readTaskSheet(server, "chenjie", task);
  expect(heads).toEqual([
    "客户名称",
    "纳税人识别号",
    "纳税人类型",
    "纳税期限",
    "标签",
    "负责人",
    "客户状态",
    "客户状态说明",
    "联系人",
    "联系电话",
    "所属地区",
  ]);
  expect(
    rows.map(([name, number, kind, , , users, status, , contact, phone]) => [
      [name, number, kind],
      [users, status, contact, phone],
    ]),
  ).toEqual(
    list.map((row) => [
      [row.companyName, row.taxlayerNo, "一般纳税人"],
      [row.userNames, "服务中", row.lxrName, row.lxrPhone],
    ]),
  );
  expect(rows.length).toBeGreaterThan(20);
});

test("a screen that one may not open is not exported either", async () => {
  const wanted = {
    fileType: "EXCEL",
    reportType: "screen",
    extendParam: { screen: "company-center.recycle-bin", params: { status: 2 } },
  };
  expect(await server.request("sunli", "taskCentre.export", wanted)).toMatchObject({ code: "0403" });
});
