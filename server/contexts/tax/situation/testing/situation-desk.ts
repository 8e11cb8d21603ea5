import { taxNumberCheckDigit } from "../../../../../src/domain/tax-number.ts";
import type { TestServer } from "../../../../testing/test-server.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };

export type SituationRow = Readonly<Record<string, unknown>> & {
  readonly qyid: number;
  readonly warnings: readonly string[];
};
/** 经营情况 of October as its user goes through it, and clients made for it. */
export function situationDesk(server: TestServer) {
  const call = async (operation: string, params: object, account = "chenjie") =>
    await server.request(account, `report.situation.${operation}`, { ...OCTOBER, ...params });
  const list = async (params: object = {}, account = "chenjie") =>
    (
      (await call("page", { pageNum: 1, pageSize: 500, ...params }, account)).result as {
        list: SituationRow[];
      }
    ).list;
  const totals = async (params: object = {}) => (await call("totals", params)).result as SituationRow;
  const detail = async (qyid: number, params: object = {}) =>
    (await call("detail", { qyid, ...params })).result;

  let made = 0;
  /** A client without anything, whose service began in 2025. */
  const newClient = async (change: object = {}) => {
    made += 1;
    const first = `91310115MA7${String(20_000 + made)}3`;
    const form = {
      companyName: `上海经营${made}有限公司`,
      taxlayerNo: first + taxNumberCheckDigit(first),
      taxlayerType: "101",
      nsqxdm: "06",
      companyType: "1",
      beginDate: "2025-01-01",
      provinceId: "31",
      ...change,
    };
    const { code, message, result } = await server.request("chenjie", "company.add", form);
    if (code !== "0") throw new Error(String(message));
    return (result as { companyId: number }).companyId;
  };

  const rowOf = async (qyid: number, params: object = {}) => {
    const row = (await list({ keyword: "上海经营", ...params })).find((known) => known.qyid === qyid);
    if (!row) throw new Error("the client is not listed");
    return row;
  };
  return { call, list, totals, detail, newClient, rowOf };
}
