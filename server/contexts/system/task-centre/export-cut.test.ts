import { expect, test } from "vitest";
import { readTaskSheet, runJob } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { replaceOperations } from "../../../testing/replace-operations.ts";
import { exportJob } from "./export-job.ts";
import { projectWithExport } from "./testing/exported-users.ts";

interface PageParams {
  readonly pageNum: number;
  readonly pageSize: number;
}

const MAX_ROWS = 1200;

let total = 0;
/** Pages of `total` users; the last of each page is repeated on top of the next, as when one is added meanwhile. */
const listUsers = async ({ pageNum, pageSize }: PageParams) => ({
  list: Array.from({ length: Math.min(pageSize, total - (pageNum - 1) * pageSize) }, (_none, index) => {
    const place = (pageNum - 1) * pageSize + index;
    return { id: index === 0 && pageNum > 1 ? place - 1 : place, name: `用户${place}` };
  }),
  total,
});

const server = useTestServer({
  project: await projectWithExport(),
  served: replaceOperations({ "userAdmin.list": listUsers }),
  jobKinds: { screenExport: exportJob(MAX_ROWS) },
});

const exported = async () =>
  await runJob(server, "chenjie", "taskCentre.export", {
    fileType: "EXCEL",
    reportType: "screen",
    extendParam: { screen: "test.users", params: {}, columns: ["name"] },
  });

test("a longer list is cut, which the message and the last line say; no row stands twice", async () => {
  total = 1300;
  const task = await exported();
  const notice = "数据超过 1200 行，仅导出前 1200 行，请缩小筛选范围后分次导出";
  expect(task).toMatchObject({ status: 1, message: notice });
  const [, ...rows] = await readTaskSheet(server, "chenjie", task);
  expect(rows).toHaveLength(1201);
  expect(rows.at(-1)).toEqual([notice]);
  expect(rows.slice(499, 502).map(([name]) => name)).toEqual(["用户499", "用户501", "用户502"]);
});

test("a list of just so many rows is whole", async () => {
  const doubles = 2;
  total = MAX_ROWS + doubles;
  expect(await exported()).toMatchObject({ status: 1, message: "已导出 1200 行" });
});
