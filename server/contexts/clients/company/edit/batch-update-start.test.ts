import { beforeEach, expect, test } from "vitest";
import { jobEnd, readTaskSheet, runJob } from "../../../../testing/follow-job.ts";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { type RowsChange, ROWS_CHANGE, changeRowsJob } from "../../../../records/rows/change-rows.ts";
import type { JobContext } from "../../../../contracts/job-kind.ts";

const ME = "chenjie";
const COLLEAGUE = "zhoumy";
/** Sees the companies that were dispatched to his branch alone. */
const BRANCH = "liuwei";
/** Of another firm. */
const FOREIGN = 1_002_001;

interface Company {
  readonly companyId: number;
  readonly companyName: string;
  readonly industry: string | null;
  readonly rowVersion: string;
}

/** Called before each part of a job; the first part that it rejects is taken up again. */
let beforePart: (done: number) => Promise<void>;
beforeEach(() => {
  beforePart = () => Promise.resolve();
});

const watched = async (change: RowsChange, context: JobContext) =>
  await changeRowsJob(change, {
    ...context,
    part: async (share, work) => {
      await beforePart(Math.round(share * change.rows.length));
      await context.part(share, work);
    },
  });
const server = useTestServer({ jobKinds: { [ROWS_CHANGE]: watched } });

const read = async (count: number, account = ME) => {
  const { result } = await server.request(account, "company.list", { pageNum: 1, pageSize: count });
  return (result as { list: readonly Company[] }).list;
};
const asTicked = (companies: readonly Company[]) => ({
  companyIdList: companies.map(({ companyId }) => companyId),
  rowVersionList: companies.map(({ rowVersion }) => rowVersion),
});
const industries = async (count: number) => (await read(count)).map(({ industry }) => industry);

test("all companies are changed, each once, and the job says how many", async () => {
  const companies = await read(24);
  const change = { ...asTicked(companies), industry: "物流运输", nsqxdm: "08" };
  const task = await runJob(server, ME, "company.batchUpdateStart", change);
  expect(task).toMatchObject({
    title: "批量修改 24 个客户",
    status: 1,
    progress: 100,
    message: "已修改 24 项",
    url: null,
  });
  expect(new Set(await industries(24))).toEqual(new Set(["物流运输"]));
});

test("a company that somebody else has changed meanwhile is left alone and told with the reason", async () => {
  const companies = await read(3);
  const [first, second, third] = companies;
  const seen = { ...asTicked(companies), industry: "餐饮服务" };
  await server.request(COLLEAGUE, "company.batchUpdate", {
    ...asTicked(second ? [second] : []),
    industry: "房地产业",
  });
  const task = await runJob(server, ME, "company.batchUpdateStart", seen);
  // To try it again would change nothing.
  expect(task).toMatchObject({ status: 3, retriable: false });
  expect(task.message).toMatch(
    new RegExp(`^2 项已修改，1 项未修改。「${second?.companyName}」已被周明远于 .+ 修改，请核对后再保存$`),
  );
  expect(await readTaskSheet(server, ME, task)).toEqual([
    ["名称", "结果", "原因"],
    [second?.companyName, "失败", expect.stringContaining("已被周明远于")],
    [first?.companyName, "成功", null],
    [third?.companyName, "成功", null],
  ]);
  expect(await industries(3)).toEqual(["餐饮服务", "房地产业", "餐饮服务"]);
});

test("whoever is changed by the job learns who did it", async () => {
  const [company] = await read(1);
  const seen = asTicked(company ? [company] : []);
  await runJob(server, ME, "company.batchUpdateStart", { ...seen, industry: "教育" });
  const refused = await server.request(COLLEAGUE, "company.batchUpdate", { ...seen, industry: "建筑" });
  expect(refused).toMatchObject({ code: "0410", message: expect.stringContaining("已被陈洁于") });
});

test("companies of another firm are refused whole; one in the recycle bin is told", async () => {
  const [company, deleted] = await read(2);
  const withForeign = {
    companyIdList: [company?.companyId, FOREIGN],
    rowVersionList: [company?.rowVersion, "1"],
    industry: "批发零售",
  };
  expect(await server.request(ME, "company.batchUpdateStart", withForeign)).toMatchObject({
    code: "0404",
    message: "客户不存在或已被彻底删除，请刷新后重试",
  });
  await server.request(ME, "company.delete", { companyIdList: [deleted?.companyId] });
  const [again] = await read(1);
  const binned = await runJob(server, ME, "company.batchUpdateStart", {
    companyIdList: [again?.companyId, deleted?.companyId],
    rowVersionList: [again?.rowVersion, (await versionOf(deleted?.companyId)) ?? null],
    industry: "咨询",
  });
  expect(binned.message).toContain(`「${deleted?.companyName}」已在回收站中，请先还原`);
  await server.request(ME, "company.restore", { companyIdList: [deleted?.companyId] });
});

test("of a company that others look after nothing is told but its number", async () => {
  const own = await read(500, BRANCH);
  const ids = new Set(own.map(({ companyId }) => companyId));
  const hidden = (await read(500)).find(({ companyId }) => !ids.has(companyId));
  const change = { ...asTicked([...own.slice(0, 1), ...(hidden ? [hidden] : [])]), industry: "咨询" };
  const task = await runJob(server, BRANCH, "company.batchUpdateStart", change);
  expect(task.message).toBe(
    `1 项已修改，1 项未修改。「客户 ${hidden?.companyId}」已被彻底删除，或已不由您负责`,
  );
});

const versionOf = async (companyId = 0) =>
  (
    await server.db
      .selectFrom("company")
      .select("rowVersion")
      .where("companyId", "=", companyId)
      .executeTakeFirst()
  )?.rowVersion;

test("nothing to change, and what one may not change, is refused before anything starts", async () => {
  const seen = asTicked(await read(1));
  expect(await server.request(ME, "company.batchUpdateStart", seen)).toMatchObject({
    code: "0400",
    message: "请选择需要修改的内容",
  });
  const change = { ...seen, industry: "教育" };
  expect(await server.request("heqing", "company.batchUpdateStart", change)).toMatchObject({ code: "0403" });
});

test("a company that is handed to others while the job runs is left alone and told", async () => {
  const [first, second] = await read(2, BRANCH);
  beforePart = async () => {
    await server.db
      .deleteFrom("companyGrant")
      .where("companyId", "=", second?.companyId ?? 0)
      .execute();
  };
  const change = { ...asTicked(first && second ? [first, second] : []), industry: "文化传媒" };
  const task = await runJob(server, BRANCH, "company.batchUpdateStart", change);
  expect(task.message).toBe(`1 项已修改，1 项未修改。「${second?.companyName}」已被彻底删除，或已不由您负责`);
});

test("a job that breaks off in the middle goes on behind its last part: no row is changed twice", async () => {
  const companies = await read(30);
  const parts: number[] = [];
  beforePart = async (done) => {
    parts.push(done);
    if (parts.length === 2) throw Object.assign(new Error("connection lost"), { code: "08006" });
  };
  const change = { ...asTicked(companies), industry: "软件开发" };
  const { result } = await server.request(ME, "company.batchUpdateStart", change);
  const task = await jobEnd(server, ME, (result as { taskid: string }).taskid);
  // A row that was done twice would be refused as changed since it was read.
  expect(task).toMatchObject({ status: 1, message: "已修改 30 项" });
  expect(parts).toEqual([0, 20, 20]);
  expect(new Set(await industries(30))).toEqual(new Set(["软件开发"]));
});
