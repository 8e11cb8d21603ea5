import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

type Row = Readonly<Record<string, unknown>>;
const PAGE = { pageNum: 1, pageSize: 200 };
const call = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, operation, params);
const rows = async (operation: string, params: object = {}) =>
  ((await call(operation, { ...PAGE, ...params })).result as { list: Row[] }).list;

async function addExpense(sent: object = {}): Promise<number> {
  const [client] = await rows("fee.queryManagerList", { status: 1 });
  const expense = {
    clientId: client?.["clientId"],
    category: "commission",
    amount: 320.5,
    expenseDate: "2026-11-02",
    payee: "介绍人王敏",
    ...sent,
  };
  const { code, result } = await call("fee.expense.add", expense);
  expect(code).toBe("0");
  return (result as { id: number }).id;
}

const expenseOf = async (id: number) =>
  (await rows("fee.expense.page", { keyword: "介绍人王敏" })).find((row) => row["id"] === id);

test("an expenditure belongs to the company of its client and to whoever notes it down", async () => {
  const id = await addExpense();
  const expense = await expenseOf(id);
  expect(expense).toMatchObject({ state: 0, payMethod: null, payTime: null, userName: "陈洁" });
  expect(expense?.["companyId"]).toBeTypeOf("number");
});

test("what is paid can neither be changed nor deleted before the payment is taken back", async () => {
  const id = await addExpense();
  const payment = { idList: [id], payMethod: "wechat", payTime: "2026-11-03" };
  expect(await call("fee.expense.pay", payment)).toMatchObject({ code: "0", result: { count: 1 } });
  const paid = await expenseOf(id);
  expect(paid).toMatchObject({ state: 1, payMethod: "wechat", payTime: "2026-11-03" });
  expect(await call("fee.expense.update", { id, amount: 1, rowVersion: paid?.["rowVersion"] })).toMatchObject(
    { message: "已支付的支出不能修改，请先撤销付款" },
  );
  expect(await call("fee.expense.delete", { idList: [id] })).toMatchObject({
    message: "已支付的支出不能删除，请先撤销付款",
  });
  expect(await call("fee.expense.unpay", { idList: [id] })).toMatchObject({ code: "0" });
  expect(await expenseOf(id)).toMatchObject({ state: 0, payMethod: null, payTime: null });
  expect(await call("fee.expense.delete", { idList: [id] })).toMatchObject({ code: "0" });
  expect(await expenseOf(id)).toBeUndefined();
});

test("nobody spends in the future, nor pays before there is something to pay for", async () => {
  const [client] = await rows("fee.queryManagerList", { status: 1 });
  const expense = { clientId: client?.["clientId"], category: "other", amount: 1, payee: "某人" };
  expect(await call("fee.expense.add", { ...expense, expenseDate: "2099-01-01" })).toMatchObject({
    code: "0400",
    message: "发生日期不能晚于今天",
  });
  const id = await addExpense();
  const early = {
    idList: [id],
    payMethod: "cash",
    payTime: "2026-11-01",
  };
  expect(await call("fee.expense.pay", early)).toMatchObject({ message: "付款日期不能早于发生日期" });
});

test("the balance of a contract is what came in less what went out in the year", async () => {
  const [client] = await rows("fee.queryManagerList", { status: 1 });
  const balance = async () =>
    (await rows("fee.contractBalance.page", { kjnd: 2026 })).find(
      (row) => row["clientId"] === client?.["clientId"],
    );
  const before = await balance();
  await addExpense({ amount: 0.1 });
  await addExpense({ amount: 0.2 });
  const after = await balance();
  expect(Number(after?.["spent"])).toBeCloseTo(Number(before?.["spent"]) + 0.3, 10);
  expect(Number(after?.["balance"])).toBeCloseTo(Number(before?.["balance"]) - 0.3, 10);
  expect(after?.["expenseNum"]).toBe(Number(before?.["expenseNum"]) + 2);
});
