import { expect, test } from "vitest";
import { readTaskSheet, runJob } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

type Row = Readonly<Record<string, unknown>>;
const MONTH = { kjnd: 2026, kjqj: 9 };
const call = async (operation: string, params: object = MONTH) =>
  (await server.request("chenjie", `workProgress.${operation}`, params)).result;

test("the days end where the companies stand", async () => {
  const days = (await call("rhythmStatistics")) as Row[];
  expect(days).toHaveLength(31);
  expect(days[0]).toMatchObject({ day: "2026-10-01" });
  const sum = days.reduce((total, { bookedNum }) => total + Number(bookedNum), 0);
  const { total } = (await call("statistics", { pageNum: 1, pageSize: 1, ...MONTH, bookState: 2 })) as {
    total: number;
  };
  expect(Number(days.at(-1)?.bookedTotal)).toBeGreaterThan(0);
  expect(Number(days.at(-1)?.bookedTotal)).toBeLessThanOrEqual(total);
  expect(sum).toBeLessThanOrEqual(Number(days.at(-1)?.bookedTotal));
});

test("each user's metrics are those of their companies", async () => {
  const metrics = (await call("userMetrics")) as Row[];
  const { list } = (await call("statistics", { pageNum: 1, pageSize: 500, ...MONTH })) as { list: Row[] };
  for (const metric of metrics.slice(0, 4)) {
    const ownCompanies = list.filter(({ userIds }) => (userIds as unknown[]).includes(metric.userId));
    expect(metric).toMatchObject({
      companyNum: ownCompanies.length,
      closedNum: ownCompanies.filter(({ closeState }) => closeState === 2).length,
    });
  }
});

test("the workbook holds the days of the screen", async () => {
  const task = await runJob(server, "chenjie", "workProgress.rhythmStatisticsExport", MONTH);
  expect(task).toMatchObject({ status: 1, message: "共导出 31 天的进度" });
  const sheet = await readTaskSheet(server, "chenjie", task);
  const days = (await call("rhythmStatistics")) as Row[];
  expect(sheet).toHaveLength(32);
  expect(sheet[31]?.[6]).toBe(days[30]?.bookedTotal);
});
