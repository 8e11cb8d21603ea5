import { jobEnd } from "../../../../testing/follow-job.ts";
import { readShownFilings } from "../../../../testing/read-shown-filings.ts";
import type { TestServer } from "../../../../testing/test-server.ts";

const YEAR = { kjnd: 2025 };

interface Settled {
  readonly companyId: number;
  readonly companyName: string;
  readonly settlementId: number | null;
  readonly rowVersion: string | null;
  readonly calcStatus: number;
  readonly calcError: string | null;
  readonly profitSource: number | null;
  readonly isAdjusted: number;
  readonly yysr: number | null;
  readonly yycb: number | null;
  readonly qjfy: number | null;
  readonly lrze: number;
  readonly tzzj: number;
  readonly tzjs: number;
  readonly mbks: number;
  readonly ynssde: number;
  readonly ynsdse: number;
  readonly jmsdse: number;
  readonly yyjse: number;
  readonly ybtse: number | null;
  readonly balance: string | null;
  readonly noticeTaxType: number;
  readonly payTime: string | null;
  readonly taxDeclareStatus: number;
  readonly declareError: string | null;
  readonly status: string;
  readonly deadline: string;
  readonly daysLeft: number;
  readonly lines: readonly { readonly name: string; readonly amount: number; readonly remark: string }[];
}

interface Outcome {
  readonly successCount: number;
  readonly failCount: number;
  readonly failList: readonly { readonly companyId: number; readonly reason: string }[];
  readonly taskid?: string | null;
}

export const NOTIFY = { operationType: 1, paymentTimeType: 1 };
export const REVOKE = { operationType: 2 };

export const isDue = ({ balance, isAdjusted, calcStatus }: Settled) =>
  balance === "due" && isAdjusted === 0 && calcStatus === 1;
export const isRefund = ({ balance }: Settled) => balance === "refund";

/** The list of settlements of 2025 as its user goes through it. */
export function settlementDesk(server: TestServer) {
  const call = async (name: string, params: object, account = "chenjie") =>
    await server.request(account, `taxDeclare.hsqj.${name}`, { ...YEAR, ...params });
  const outcome = async (name: string, params: object) => (await call(name, params)).result as Outcome;
  const page = async (params: object = {}, account = "chenjie") => {
    const { result } = await call("page", { pageNum: 1, pageSize: 500, ...params }, account);
    return result as {
      readonly list: readonly Settled[];
      readonly total: number;
      readonly hj: Record<string, number>;
    };
  };
  const read = async (companyId: number) => (await call("detail", { qyId: companyId })).result as Settled;
  const shownOf = async (qyIdList: readonly number[]) =>
    await readShownFilings(server, "taxDeclare.hsqj.preview", { ...YEAR, qyIdList });
  const settle = async (companyIds: readonly number[], params: object, account = "chenjie") =>
    await server.request(account, "taxNotice.settleConfirmTax", {
      noticeTaxReqList: (await shownOf(companyIds)).map((one) => ({
        ...YEAR,
        ...one,
        content: "请留足余额",
      })),
      ...params,
    });
  const submit = async (qyIdList: readonly number[]) =>
    await outcome("batchDeclare", { qyIdList, declareList: await shownOf(qyIdList) });

  const used = new Set<number>();
  /** A client in this state, another one each time. */
  const take = async (status: string, fits: (row: Settled) => boolean = () => true): Promise<Settled> => {
    const row = (await page({ status })).list.find((one) => !used.has(one.companyId) && fits(one));
    if (!row) throw new Error(`no client is left in the state ${status}`);
    used.add(row.companyId);
    return row;
  };
  const calculate = async (...qyIdList: readonly number[]) => {
    const { taskid } = await outcome("calculate", { qyIdList });
    if (taskid === null || taskid === undefined) throw new Error("nothing was to be worked out");
    return await jobEnd(server, "chenjie", taskid);
  };
  const declare = async (companyId: number): Promise<Settled> => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { taskid } = await submit([companyId]);
      await jobEnd(server, "chenjie", taskid ?? "");
      const row = await read(companyId);
      if (row.taxDeclareStatus === 2) return row;
    }
    throw new Error("the bureau refused the declaration");
  };
  return { call, outcome, page, read, settle, submit, take, calculate, declare };
}
