import { expect } from "vitest";
import { taxNumberCheckDigit } from "../../../../src/domain/tax-number.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

/** A server, a client whose books each test fills anew, and the profit that is worked out from books. */
export function useLedgerServer() {
  const server = useTestServer();

  const call = async <Result>(operation: string, params: object) => {
    const { code, message, result } = await server.request("chenjie", operation, params);
    if (code !== "0") throw new Error(`${operation}: ${message}`);
    return result as Result;
  };

  const made: string[] = [];
  /** A client with a chart and no balances. */
  const newClient = async (change: object = {}) => {
    const first = `91310115MA6${String(30_001 + made.length)}7`;
    made.push(first);
    const { companyId } = await call<{ companyId: number }>("company.add", {
      companyName: `上海账簿${made.length}有限公司`,
      taxlayerNo: first + taxNumberCheckDigit(first),
      taxlayerType: "001",
      nsqxdm: "06",
      companyType: "1",
      beginDate: "2025-01-01",
      provinceId: "31",
      ...change,
    });
    await call("company.rebuild", { companyId });
    return companyId;
  };

  const emptied: number[] = [];
  /** The one company whose books each test fills anew. */
  const emptyBooks = async () => {
    const company = emptied[0] ?? (await newClient());
    emptied[0] = company;
    await server.db
      .deleteFrom("plainRecord")
      .where("resource", "=", "subjectBalance")
      .where("companyId", "=", company)
      .execute();
    return company;
  };

  /** 利润总额 of the prepayment of a quarter. */
  const prepaidProfit = async (qyId: number, kjnd: number, quarter: number) => {
    await call("incomeTax.corporate.calculate", { kjnd, quarter, qyIdList: [qyId] });
    const { lrze, profitSource } = await call<{ lrze: number; profitSource: number }>(
      "incomeTax.corporate.detail",
      { kjnd, quarter, qyId },
    );
    expect(profitSource).toBe(1);
    return lrze;
  };

  /** The profit since January of 经营情况, and that of its last month. */
  const situation = async (qyid: number, kjnd: number, kjqj: number) => {
    const detail = await call<{
      profit: number | null;
      months: readonly { kjqj: number; profit: number | null }[];
    }>("report.situation.detail", { qyid, kjnd, kjqj });
    return { profit: detail.profit, month: detail.months.find((one) => one.kjqj === kjqj)?.profit };
  };

  return { server, call, newClient, emptyBooks, prepaidProfit, situation };
}
