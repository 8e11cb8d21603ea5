import { readShownFilings } from "../../../../testing/read-shown-filings.ts";
import type { TestServer } from "../../../../testing/test-server.ts";

const Q3 = { kjnd: 2026, quarter: 3 };

export interface Prepaid {
  readonly companyId: number;
  readonly companyName: string;
  readonly filingId: number | null;
  readonly rowVersion: string | null;
  readonly calcStatus: number;
  readonly profitSource: number | null;
  readonly isAdjusted: number;
  readonly lrze: number;
  readonly mbks: number;
  readonly ynssde: number;
  readonly ynsdse: number;
  readonly jmsdse: number;
  readonly yyjse: number;
  readonly ybtse: number | null;
  readonly noticeTaxType: number;
  readonly toldAmount: number | null;
  readonly difference: number | null;
  readonly doubtState: number;
  readonly taxDeclareStatus: number;
  readonly deadline: string;
}

export type IncomeTax = "corporate" | "operating";

/** A notice whose client chooses no day. */
export const PENDING = { operationType: 1, paymentTimeType: 1 };

/** The lists of prepayments of the third quarter as their user goes through them. */
export function prepaymentDesk(server: TestServer) {
  const call = async (tax: IncomeTax, name: string, params: object, account = "chenjie") =>
    await server.request(account, `incomeTax.${tax}.${name}`, { ...Q3, ...params });
  /** Does this to notices or declarations with the amounts that the screen shows. */
  const act = async (
    tax: IncomeTax,
    name: "confirmTax" | "batchSubmit",
    params: { readonly qyIdList: readonly number[]; readonly [name: string]: unknown },
  ) => {
    const asked = { ...Q3, ...params };
    const { kjnd, quarter, qyIdList } = asked;
    const quarterOf = { kjnd, quarter };
    const shown = await readShownFilings(server, `incomeTax.${tax}.preview`, { ...quarterOf, qyIdList });
    const carried = name === "confirmTax" ? { noticeTaxReqList: shown } : { declareList: shown };
    return await call(tax, name, { ...params, ...carried });
  };
  const page = async (tax: IncomeTax, params: object = {}, account = "chenjie") => {
    const { result } = await call(tax, "page", { pageNum: 1, pageSize: 500, ...params }, account);
    return result as {
      readonly list: readonly Prepaid[];
      readonly total: number;
      readonly hj: Record<string, number>;
    };
  };
  const read = async (companyId: number, tax: IncomeTax = "corporate") =>
    (await call(tax, "detail", { qyId: companyId })).result as Prepaid & {
      readonly lines: readonly object[];
    };

  const used = new Set<number>();
  /** A client whose tax was not notified yet, another one each time. */
  const untold = async (due: boolean): Promise<Prepaid> => {
    const { list } = await page("corporate", { noticeTaxType: 0 });
    const row = list.find(
      ({ companyId, calcStatus, ybtse, isAdjusted }) =>
        !used.has(companyId) && calcStatus === 1 && isAdjusted === 0 && (ybtse ?? 0) > 1 === due,
    );
    if (!row) throw new Error("no client is left whose tax can be notified");
    used.add(row.companyId);
    return row;
  };
  return { call, act, page, read, untold };
}
