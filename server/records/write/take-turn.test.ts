import { beforeAll, expect, test } from "vitest";
import { taxNumberCheckDigit } from "../../../src/domain/tax-number.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

const server = useTestServer();
const AT_ONCE = 8;
let companyIds: readonly number[];

beforeAll(async () => {
  const { result } = await server.request("chenjie", "company.list", { pageSize: AT_ONCE });
  companyIds = (result as { list: readonly { companyId: number }[] }).list.map(({ companyId }) => companyId);
});

/** All of them sent before the first is answered; PostgreSQL lets them run side by side. */
async function atOnce(operation: string, paramsOf: (index: number) => object) {
  const calls = Array.from({ length: AT_ONCE }, async (_none, index) => {
    return await server.request("chenjie", operation, paramsOf(index));
  });
  return await Promise.all(calls);
}

const refusals = (answers: readonly { code: string; message: string | null }[]) =>
  answers.filter(({ code }) => code !== "0").map(({ message }) => message);

test("clients who come at once get a code each", async () => {
  const answers = await atOnce("company.add", (index) => {
    const first = `91310115MA8${index}00008`;
    return {
      companyName: `同时新增${index}有限公司`,
      taxlayerNo: first.slice(0, 17) + taxNumberCheckDigit(first.slice(0, 17)),
      taxlayerType: "101",
      nsqxdm: "08",
      companyType: "1",
      beginDate: "2026-03-01",
      provinceId: "31",
    };
  });
  expect(refusals(answers)).toEqual([]);
});

test("work orders that are raised at once get a number each", async () => {
  const answers = await atOnce("workOrder.save", (index) => ({
    qyid: companyIds[index],
    type: 2,
    subType: 201,
    title: `同时提单${index}`,
    content: "请解答",
  }));
  expect(refusals(answers)).toEqual([]);
  const numbers = answers.map(({ result }) => (result as { gdbh: string }).gdbh);
  expect(new Set(numbers).size).toBe(AT_ONCE);
});

test("payments that are taken in at once get a receipt each", async () => {
  const clients = await atOnce("fee.createClientByName", (index) => ({
    clientName: `同时收费${index}`,
    monthFee: 100,
    serviceStart: "2026-01",
  }));
  expect(refusals(clients)).toEqual([]);
  const clientIds = clients.map(({ result }) => (result as { clientId: number }).clientId);
  const answers = await atOnce("fee.saveRecord", (index) => ({
    clientId: clientIds[index],
    endPeriod: "2026-01",
    amount: 100,
    payMethod: "transfer",
    payTime: "2026-11-19",
  }));
  expect(refusals(answers)).toEqual([]);
  const receipts = answers.map(({ result }) => (result as { receiptNo: string }).receiptNo);
  expect(new Set(receipts).size).toBe(AT_ONCE);
});
