import { expect, test } from "vitest";
import { readShownOtherTaxes } from "../../../testing/read-shown-other-taxes.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();
const OCTOBER = { kjnd: 2026, kjqj: 10 };

type Row = Readonly<Record<string, unknown>>;
const call = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, `taxDeclare.${operation}`, { ...OCTOBER, ...params });
const list = async (params: object = {}, account = "chenjie") =>
  ((await call("otherTax.page", { pageNum: 1, pageSize: 500, ...params }, account)).result as { list: Row[] })
    .list;
const detail = async (qyid: unknown) =>
  (await call("otherTax.detail", { qyid })).result as Row & { taxes: Row[] };
const save = async ({ id, rowVersion }: Row, amount: number) =>
  await server.request("chenjie", "taxDeclare.otherTax.save", { id, amount, rowVersion });
const fill = async (qyid: unknown, amount: number) => {
  const { taxes } = await detail(qyid);
  for (const tax of taxes.filter(({ reportStatus }) => reportStatus !== 1)) await save(tax, amount);
};

test("every client in service is listed, with the taxes of its forms, and counted where it stands", async () => {
  const rows = await list();
  const { result } = await call("otherTax.count", {});
  expect(result).toMatchObject({ total: rows.length });
  for (const state of ["unfetched", "open", "declaring", "failed", "declared", "none"]) {
    const own = rows.filter((row) => row.state === state);
    expect((result as Row)[state]).toBe(own.length);
    expect(await list({ state })).toEqual(own);
    if (state !== "declaring") expect(own.length).toBeGreaterThan(0);
  }
  const some = rows.find(({ state, amount }) => state === "open" && amount !== null);
  if (!some) throw new Error("no client has an amount");
  const { taxes } = await detail(some.qyid);
  expect(taxes.map(({ szid }) => szid)).toEqual(some.szids);
  const fen = taxes.reduce((sum, { amount }) => sum + Math.round(Number(amount ?? 0) * 100), 0);
  expect(some.amount).toBe(fen / 100);
  // The window of October 2026 ended on 16 November; the tests stand at the 20th.
  expect(some).toMatchObject({ deadline: "2026-11-16", isOverdue: true });
});

test("an amount is kept until the form is declared, and a version that was read before is refused", async () => {
  const [row] = await list({ state: "open" });
  const [before] = (await detail(row?.qyid)).taxes;
  if (!before) throw new Error("no form is open");
  expect(await save(before, 123.45)).toMatchObject({ code: "0" });
  expect((await detail(row?.qyid)).taxes[0]).toMatchObject({ amount: 123.45 });
  expect(await save(before, 1)).toMatchObject({ code: "0410" });
  const [declared] = await list({ state: "declared" });
  const [kept] = (await detail(declared?.qyid)).taxes;
  expect((await save(kept ?? {}, 0.01)).message).toBe("该税种已申报或正在申报，不能修改税额");
});

test("of a batch those that cannot be declared are named with the reason, and the bureau's refusal is kept", async () => {
  const rows = await list({ state: "open" });
  const declared = await list({ state: "declared" });
  const unfilled = rows.find(({ unfilledNum }) => unfilledNum === 1);
  if (!unfilled || !declared[0]) throw new Error("no client waits for an amount");
  const ready = rows.filter(({ qyid }) => qyid !== unfilled.qyid);
  for (const { qyid } of ready) await fill(qyid, 88);
  const ids = [...ready, unfilled, declared[0]].map(({ qyid }) => qyid);
  const qyIdList = ids.map(Number);
  const declareList = await readShownOtherTaxes(server, { ...OCTOBER, qyIdList });
  const { result } = await call("batchSubmit", { qyIdList, scope: 1, declareList });
  expect(result).toMatchObject({ successCount: ready.length, failCount: 2 });
  const { failList } = result as { failList: Row[] };
  expect(failList).toContainEqual({
    companyId: declared[0].qyid,
    companyName: declared[0].companyName,
    reason: "本期其他税种已申报",
  });
  expect(failList.find(({ companyId }) => companyId === unfilled.qyid)?.reason).toMatch(/尚未填写应缴税额$/);
  await expect.poll(async () => (await list({ state: "declaring" })).length, { timeout: 20_000 }).toBe(0);
  const after = new Map((await list()).map((row) => [row.qyid, row]));
  for (const { qyid } of ready) {
    const row = after.get(qyid);
    if (row?.state === "failed") expect(row.content).toMatch(/^申报失败：/);
    else expect(row).toMatchObject({ state: "declared", content: null, amount: expect.any(Number) });
  }
  expect(after.get(unfilled.qyid)).toMatchObject({ state: "open" });
});

test("nobody sees or declares the taxes of another firm's clients, or those of colleagues", async () => {
  expect(await call("otherTax.detail", { qyid: 1_002_001 })).toMatchObject({ code: "0404" });
  const foreign = await call("batchSubmit", { qyIdList: [1_002_001], scope: 1 });
  expect(foreign.code).not.toBe("0");
  const all = await list();
  const own = await list({}, "sunli");
  expect(own.length).toBeLessThan(all.length);
});
