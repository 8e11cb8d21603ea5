import { jobEnd } from "../../../../testing/follow-job.ts";
import { readShownFilings } from "../../../../testing/read-shown-filings.ts";
import type { TestServer } from "../../../../testing/test-server.ts";

const SETTLEMENT = 303;

/** A tax beside VAT, and the calls by which it is worked on. */
export interface FiledByDesk {
  readonly szId: number;
  readonly page: string;
  readonly preview: "incomeTax.corporate.preview" | "incomeTax.operating.preview" | "taxDeclare.hsqj.preview";
  readonly notify: string;
  readonly declare: string;
  readonly adjust: string;
  readonly detail: string;
  readonly pay: string;
  /** As its calls name it. */
  readonly period: { readonly kjnd: number; readonly quarter?: number };
  readonly month: { readonly kjnd: number; readonly kjqj: number };
  /** The period and the tax as the client reads them. */
  readonly named: string;
}

const prepaid = (kind: "corporate" | "operating") =>
  ({
    page: `incomeTax.${kind}.page`,
    preview: `incomeTax.${kind}.preview`,
    notify: `incomeTax.${kind}.confirmTax`,
    declare: `incomeTax.${kind}.batchSubmit`,
    adjust: `incomeTax.${kind}.adjust`,
    detail: `incomeTax.${kind}.detail`,
    pay: `incomeTax.${kind}.paymentStatus`,
    period: { kjnd: 2026, quarter: 3 },
    month: { kjnd: 2026, kjqj: 9 },
  }) as const;

export const FILED_BY_DESK: readonly FiledByDesk[] = [
  { szId: 3, ...prepaid("corporate"), named: "2026年第3季度企业所得税" },
  { szId: 11, ...prepaid("operating"), named: "2026年第3季度经营所得个人所得税" },
  {
    szId: SETTLEMENT,
    page: "taxDeclare.hsqj.page",
    preview: "taxDeclare.hsqj.preview",
    notify: "taxNotice.settleConfirmTax",
    declare: "taxDeclare.hsqj.batchDeclare",
    adjust: "taxDeclare.hsqj.adjust",
    detail: "taxDeclare.hsqj.detail",
    pay: "taxDeclare.hsqj.paymentStatus",
    period: { kjnd: 2025 },
    month: { kjnd: 2025, kjqj: 12 },
    named: "2025年度企业所得税汇算清缴",
  },
];

export interface FiledRow {
  readonly companyId: number;
  readonly filingId?: number | null;
  readonly settlementId?: number | null;
  readonly rowVersion: string;
  readonly calcStatus: number;
  readonly isAdjusted: number;
  readonly lrze: number;
  readonly ybtse: number;
  readonly noticeTaxType: number;
  readonly toldAmount: number | null;
  readonly difference: number | null;
  readonly doubtState: number;
  readonly doubtContent: string | null;
  readonly declaredAmount: number | null;
  readonly taxDeclareStatus: number;
  readonly declareError: string | null;
}

interface ClientLetter {
  readonly letter: Readonly<Record<string, unknown>> & {
    readonly taxAmount: number;
    readonly amountInWords: string;
    readonly replacedAmount: number | null;
    readonly changedRemark: string | null;
  };
  readonly month: { readonly taxAmount: number; readonly answer: number | null; readonly doubtState: number };
  readonly closedReason: string | null;
}

interface Outcome {
  readonly failList: readonly { readonly reason: string }[];
  readonly taskid?: string | null;
}

interface Notice {
  /** The amounts that the screen showed, where they are not those of now. */
  readonly shown?: readonly { readonly qyId: number; readonly taxAmount?: number }[];
  readonly [field: string]: unknown;
}

const BY_HAND = { mbks: 0, yyjse: 0 };

/** The calls of the screen of a tax, and of its client's page. */
function callsOf(server: TestServer, tax: FiledByDesk) {
  const { szId, period, month } = tax;
  const call = async (operation: string, params: object, account = "chenjie") =>
    await server.request(account, operation, params);
  const row = async (companyId: number) =>
    (await call(tax.detail, { ...period, qyId: companyId })).result as FiledRow;
  const shown = async (companyId: number) =>
    await readShownFilings(server, tax.preview, { ...period, qyIdList: [companyId] });
  const asClient = async (companyId: number, operation: string, params: object = {}) => {
    const { result } = await call("miniProgram.client.link", { companyId });
    const link = (result as { address: string }).address.split("#")[1] ?? "";
    return await server.requestWith(null, `miniProgram.client.${operation}`, { link, ...params });
  };
  const letter = async (companyId: number) =>
    (await asClient(companyId, "letter", { ...month, szId })).result as ClientLetter;
  const submit = async (companyId: number, params: object = {}, account = "chenjie") => {
    const declareList = await shown(companyId);
    return await call(tax.declare, { ...period, qyIdList: [companyId], declareList, ...params }, account);
  };
  /** Puts a profit in the place of the one that was read. */
  const earn = async (companyId: number, lrze: number): Promise<FiledRow> => {
    const { filingId, settlementId, rowVersion } = await row(companyId);
    const named = szId === SETTLEMENT ? { settlementId } : { filingId };
    const figures = { ...named, ...BY_HAND, lrze, content: "补记收入" };
    const { code, message } = await call(tax.adjust, { ...period, ...figures, qyId: companyId, rowVersion });
    if (code !== "0") throw new Error(String(message));
    return await row(companyId);
  };
  return { call, row, shown, asClient, letter, submit, earn };
}

/** The work on the filings of one tax, as an administrator does it, and its clients on their page. */
export function filingDesk(server: TestServer, tax: FiledByDesk) {
  const { szId, period, month } = tax;
  const calls = callsOf(server, tax);
  const { call, row, shown, asClient, letter, submit, earn } = calls;
  const own = (companyId: number, amounts: NonNullable<Notice["shown"]>) =>
    szId === SETTLEMENT
      ? { noticeTaxReqList: amounts.map((one) => ({ ...period, ...one })) }
      : { ...period, qyIdList: [companyId], noticeTaxReqList: amounts };
  return {
    ...calls,
    own,
    /** A client whose tax can be notified, and is to be paid, as before its first notice. */
    open: async (): Promise<FiledRow> => {
      const listed = await call(tax.page, { ...period, pageNum: 1, pageSize: 1, calcStatus: 1 });
      const [first] = (listed.result as { readonly list: readonly FiledRow[] }).list;
      if (!first) throw new Error(`no client files ${tax.named}`);
      const { companyId } = first;
      await reopen(server, tax, companyId);
      return await earn(companyId, 300_000);
    },
    notify: async (companyId: number, { shown: seen, ...given }: Notice = {}) => {
      const amounts = seen ?? (await shown(companyId));
      const payment = { paymentTimeType: 0, paymentTime: "2026-11-24" };
      const { code, result, message } = await call(tax.notify, {
        operationType: 1,
        ...payment,
        ...own(companyId, amounts),
        ...given,
      });
      if (code !== "0") throw new Error(String(message));
      return (result as Outcome).failList.map(({ reason }) => reason);
    },
    reasonAgainst: async (companyId: number, params: object = {}) => {
      const { result } = await submit(companyId, params);
      return (result as Outcome).failList[0]?.reason ?? "";
    },
    declare: async (companyId: number, params: object = {}) => {
      const { taskid } = (await submit(companyId, params)).result as Outcome;
      await jobEnd(server, "chenjie", taskid ?? "");
      return { ...(await row(companyId)), taskid: taskid ?? "" };
    },
    /** Makes the tax another one. */
    change: async (companyId: number) => await earn(companyId, 500_000),
    answer: async (companyId: number, tags: number, content?: string) => {
      const { taxAmount } = (await letter(companyId)).month;
      const words = content === undefined ? {} : { content };
      return await asClient(companyId, "answer", { ...month, szId, tags, taxAmount, ...words });
    },
    history: async (companyId: number) => {
      const { result } = await call("taxNotice.history", { qyId: companyId, ...month, szId });
      return result as readonly {
        readonly operationType: number;
        readonly taxAmount: number | null;
        readonly content: string | null;
      }[];
    },
  };
}

/** The filing as it was before anybody was notified of it. */
async function reopen({ db }: TestServer, { szId, month }: FiledByDesk, companyId: number): Promise<void> {
  const untold = {
    noticeTaxType: 0,
    taxDeclareStatus: 0,
    toldAmount: null,
    declaredAmount: null,
    doubtState: 0,
  };
  if (szId === SETTLEMENT)
    await db
      .updateTable("annualSettlement")
      .set(untold)
      .where("companyId", "=", companyId)
      .where("kjnd", "=", month.kjnd)
      .execute();
  else
    await db
      .updateTable("incomeTaxFiling")
      .set(untold)
      .where("companyId", "=", companyId)
      .where("kjnd", "=", month.kjnd)
      .where("quarter", "=", month.kjqj / 3)
      .execute();
  await db
    .deleteFrom("plainRecord")
    .where("resource", "=", "taxNotice")
    .where("companyId", "=", companyId)
    .execute();
}
