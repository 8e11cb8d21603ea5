import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const LEDGER = 1_001_001;

interface Currency {
  readonly id: number;
  readonly bzdm: string;
  readonly isBase: number;
}

const call = async (operation: string, params: object) => await server.request("chenjie", operation, params);
const currencies = async () => (await call("currency.list", { ztdm: LEDGER })).result as readonly Currency[];
const coded = async (code: string) => (await currencies()).find(({ bzdm }) => bzdm === code) as Currency;

test("RMB is the one base currency, and stays", async () => {
  expect((await currencies()).filter(({ isBase }) => isBase === 1)).toMatchObject([{ bzdm: "CNY" }]);
  const { id } = await coded("CNY");
  expect((await call("currency.delete", { id })).message).toBe("本位币不能删除");
  expect((await call("currency.update", { id, status: 0 })).message).toBe("本位币不能停用");
  const rate = { ztdm: LEDGER, currencyId: id, kjnd: 2026, kjqj: 10, qcRate: 1, qmRate: 1 };
  expect((await call("currency.rate.create", rate)).message).toBe("本位币不需要设置汇率");
});

test("a currency with rates or accounts cannot be deleted", async () => {
  const dollar = await coded("USD");
  expect((await call("currency.delete", { id: dollar.id })).message).toMatch(/还有 \d+ 条汇率/);
  const rates = (await call("currency.rate.list", { ztdm: LEDGER, currencyId: dollar.id })).result;
  for (const { id } of rates as readonly { id: number }[]) await call("currency.rate.delete", { id });
  expect((await call("currency.delete", { id: dollar.id })).message).toMatch(/个银行账户使用/);
  const yen = { ztdm: LEDGER, bzdm: "JPY", bzmc: "日元", symbol: "¥" };
  const { id } = (await call("currency.create", yen)).result as { id: number };
  expect((await call("currency.delete", { id })).code).toBe("0");
});
