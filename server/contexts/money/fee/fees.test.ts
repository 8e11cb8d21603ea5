import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

type Row = Readonly<Record<string, unknown>>;
const PAGE = { pageNum: 1, pageSize: 500 };
const call = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, `fee.${operation}`, params);
const rows = async (operation: string, params: object = {}, account = "chenjie") =>
  ((await call(operation, { ...PAGE, ...params }, account)).result as { list: Row[] }).list;
const fenOf = (row: Row, field: string) => Math.round(Number(row[field]) * 100);
const sum = (list: readonly Row[], field: string) =>
  list.reduce((total, row) => total + Math.round(Number(row[field]) * 100), 0) / 100;

test("by client and by staff the same money comes together", async () => {
  const clients = await rows("queryManagerByKh", { kjnd: 2026 });
  const staff = await rows("queryManagerByYg", { kjnd: 2026 });
  expect(staff.map(({ userName }) => userName)).toContain("未分配");
  for (const field of ["receivable", "discount", "received", "yearOwed", "owedAmount"]) {
    expect(sum(staff, field)).toBe(sum(clients, field));
    expect(sum(staff, field)).toBeGreaterThan(0);
  }
  for (const row of [...clients, ...staff])
    expect(fenOf(row, "receivable") - fenOf(row, "discount") - fenOf(row, "received")).toBe(
      fenOf(row, "yearOwed"),
    );
  const [first] = staff;
  const { result } = await call("queryYgXq", { userId: first?.userId, kjnd: 2026 });
  expect(result).toMatchObject({ received: first?.received, clientNum: first?.clientNum });
});

test("a payment moves the paid-to month on and ends the debt; its months cannot be paid for again", async () => {
  const [client] = await rows("queryManagerList", { feeState: "overdue", status: 1 });
  const { clientId, clientName, monthFee } = client as Row;
  const last = (await call("queryLastRecordByName", { clientName })).result as Row;
  const amount = Number(monthFee) * Number(client?.owedMonths);
  const payment = { clientId, endPeriod: "2026-11", amount, payMethod: "wechat", payTime: "2026-11-20" };
  const saved = await call("saveRecord", payment);
  expect(saved).toMatchObject({
    code: "0",
    result: { beginPeriod: last.nextPeriod, endPeriod: "2026-11", receivable: amount, discount: 0 },
  });
  expect((await call("queryLastRecordByName", { clientName })).result).toMatchObject({
    paidTo: "2026-11",
    nextPeriod: "2026-12",
    record: { endPeriod: "2026-11", amount },
  });
  const [after] = await rows("queryManagerList", { keyword: clientName });
  expect(after).toMatchObject({ owedMonths: 0, owedAmount: 0, feeState: "due", lastPayTime: "2026-11-20" });
  expect(await call("saveRecord", { ...payment, beginPeriod: "2026-11" })).toMatchObject({
    code: "0400",
    message: `「${String(clientName)}」已收费至2026-11，服务期间不能重叠，请从2026-12开始`,
  });
  expect(
    await call("saveRecord", { ...payment, beginPeriod: "2027-02", endPeriod: "2027-03" }),
  ).toMatchObject({
    code: "0400",
  });
  expect(await call("saveRecord", { ...payment, endPeriod: "2026-12", payTime: "2026-11-21" })).toMatchObject(
    {
      message: "收款日期不能晚于今天",
    },
  );
});

test("a client opened by a company's name is that company, once", async () => {
  const terms = { clientName: "测试收费工作室", monthFee: 280, serviceStart: "2026-11" };
  const { code, result } = await call("createClientByName", terms);
  expect({ code, result }).toMatchObject({ code: "0", result: { companyId: null } });
  expect(await call("createClientByName", terms)).not.toMatchObject({ code: "0" });
  const [client] = await rows("queryManagerList", { keyword: "测试收费工作室" });
  expect(client).toMatchObject({ paidTo: "2026-10", owedMonths: 1, feeState: "overdue", owedAmount: 280 });
});

test("who is stopped is stopped once, and pays for no later month", async () => {
  const [client] = await rows("queryManagerList", { feeState: "paid", status: 1 });
  const clientIdList = [client?.clientId];
  const stop = { clientIdList, stopPeriod: "2026-12", stopReason: "公司注销" };
  expect(await call("stopKh", stop)).toMatchObject({ code: "0", result: { count: 1 } });
  expect(await call("stopKh", stop)).toMatchObject({ code: "0409" });
  expect(await call("batchUpdateKj", { clientIdList, kjUserId: client?.kjUserId })).toMatchObject({
    code: "0409",
  });
});

test("an accountant sees her own companies' clients alone, and may not be sent to others", async () => {
  const ownClients = await rows("queryManagerList", {}, "sunli");
  const all = await rows("queryManagerList");
  expect(ownClients.length).toBeGreaterThan(0);
  expect(ownClients.length).toBeLessThan(all.length);
  const foreign = all.find(({ clientId }) => !ownClients.some((client) => client.clientId === clientId));
  const params = { clientId: foreign?.clientId };
  expect(await call("queryFeeRecordByClientId", params, "sunli")).not.toMatchObject({ code: "0" });
});
