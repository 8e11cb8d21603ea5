import { beforeAll, expect, test } from "vitest";
import { runJob } from "../../../testing/follow-job.ts";
import { readShownFilings } from "../../../testing/read-shown-filings.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOVEMBER = { kjnd: 2026, kjqj: 11 };
const server = useTestServer();
beforeAll(async () => {
  // Into the filing window of November.
  server.advanceClock(18 * DAY_MS);
});

interface Declaration {
  readonly qyid: number;
  readonly declareStatus: number;
  readonly kkje: number;
  readonly noticeTaxType: number;
  readonly undoStatus: number | null;
  readonly undoErrorMsg: string | null;
}

const call = async (operationId: string, params: object) =>
  await server.request("chenjie", operationId, params);
async function list(narrowed: object): Promise<readonly Declaration[]> {
  const { result } = await call("pit.list", { pageNum: 1, pageSize: 200, ...narrowed });
  return (result as { list: Declaration[] }).list;
}

test("declarations are taken back at the bureau; a company refused there keeps its own, one that has paid is not asked for, and a client that was notified still is", async () => {
  const october = await list({ kjnd: 2026, kjqj: 10, salaryStatus: 3 });
  const companies = october.slice(0, 12).map(({ qyid }) => qyid);
  const batch = { companyIdList: companies, ...NOVEMBER };
  const { result } = await call("salary.batchCopy", batch);
  expect((result as { successCount: number }).successCount).toBeGreaterThan(5);
  await call("salary.batchConfirm", batch);
  const confirmed = await list({ ...NOVEMBER, salaryStatus: 3 });
  // Every other client has been notified before.
  const told = new Set(confirmed.map(({ qyid }) => qyid).filter((_qyid, index) => index % 2 === 0));
  const { result: notified } = await call("pit.confirmTax", {
    ...NOVEMBER,
    qyIdList: [...told],
    operationType: 1,
    paymentTimeType: 1,
    noticeTaxReqList: await readShownFilings(server, "pit.preview", { ...NOVEMBER, qyIdList: [...told] }),
  });
  expect(notified).toMatchObject({ successCount: told.size, failList: [] });
  await runJob(server, "chenjie", "pit.batchCollect", { qyIdList: companies, ...NOVEMBER });
  const declared = await list({ ...NOVEMBER, declareStatus: 2 });
  const open = declared.filter(({ noticeTaxType, kkje }) => noticeTaxType >= 2 && kkje <= 1);
  expect(open.length).toBeGreaterThan(0);
  const qyIdList = open.map(({ qyid }) => qyid);
  const revoke = { ...NOVEMBER, status: 0, deleteSalaryVoucher: 1 };
  const task = await runJob(server, "chenjie", "pit.revokeDeclaration", { ...revoke, qyIdList });
  const after = await list({ ...NOVEMBER, qyIdList });
  expect(after.some(({ qyid, undoErrorMsg }) => told.has(qyid) && undoErrorMsg === null)).toBe(true);
  for (const { qyid, declareStatus, undoStatus, undoErrorMsg, noticeTaxType } of after) {
    expect(undoStatus).toBeNull();
    expect(declareStatus).toBe(undoErrorMsg === null ? 0 : 2);
    if (undoErrorMsg === null) expect(noticeTaxType).toBe(told.has(qyid) ? 1 : 0);
    else expect(noticeTaxType).toBeGreaterThan(1);
  }
  const refused = after.filter(({ undoErrorMsg }) => undoErrorMsg !== null).length;
  expect(task.status).toBe(refused === 0 ? 1 : refused === after.length ? 2 : 3);
  const paid = declared.find(({ kkje }) => kkje > 1);
  const again = await call("pit.revokeDeclaration", { ...revoke, qyid: paid?.qyid });
  expect(again.message).toBe("个税已扣款完成，不允许撤销");
});
