import { sql } from "kysely";
import type { TestServer } from "../../../../testing/test-server.ts";
import { newPerson } from "../../../payroll/salary/testing/payroll-office.ts";
import { readShownFilings } from "../../../../testing/read-shown-filings.ts";

/** The withheld tax of October, as its calls and those of the client name it. */
export const PIT = { kjnd: 2026, kjqj: 10, szId: 1101 };
export const MONTH = { kjnd: PIT.kjnd, kjqj: PIT.kjqj };

export interface WithheldRow {
  readonly qyid: number;
  readonly rs: number;
  readonly srhj: number;
  readonly ybtse: number;
  readonly salaryStatus: number;
  readonly declareStatus: number;
  readonly noticeTaxType: number;
  readonly toldAmount: number | null;
  readonly difference: number | null;
  readonly doubtState: number | null;
  readonly doubtContent: string | null;
  readonly payTime: string | null;
  readonly can: { readonly notify: true | string };
}

interface ClientLetter {
  readonly letter: {
    readonly taxAmount: number;
    readonly payment: string | null;
    readonly lines: readonly object[];
  };
  readonly month: { readonly taxAmount: number };
}

const UNTOLD = {
  noticeTaxType: 0,
  toldAmount: null,
  doubtState: 0,
  content: null,
  taxStatus: null,
  payTime: null,
};

/** The work on notices of withheld tax, as an administrator does it, and its clients on their page. */
export function withheldDesk(server: TestServer) {
  const call = async (operation: string, params: object, account = "chenjie") =>
    await server.request(account, operation, params);
  const done = async <Result>(operation: string, params: object) => {
    const { code, message, result } = await call(operation, params);
    if (code !== "0") throw new Error(`${operation}: ${message}`);
    return result as Result;
  };
  const list = async (narrowed: object = {}) =>
    (await done<{ list: WithheldRow[] }>("pit.list", { ...MONTH, pageNum: 1, pageSize: 200, ...narrowed }))
      .list;
  const row = async (qyid: number): Promise<WithheldRow> => {
    const [found] = await list({ qyIdList: [qyid] });
    if (!found) throw new Error(`${qyid} has no declaration`);
    return found;
  };
  const shown = async (qyIdList: readonly number[]) =>
    await readShownFilings(server, "pit.preview", { ...MONTH, qyIdList });
  const asClient = async (companyId: number, operation: string, params: object = {}) => {
    const { address } = await done<{ address: string }>("miniProgram.client.link", { companyId });
    const link = address.split("#")[1] ?? "";
    return await server.requestWith(null, `miniProgram.client.${operation}`, { link, ...params });
  };
  const letter = async (companyId: number) =>
    (await asClient(companyId, "letter", PIT)).result as ClientLetter;
  const confirm = async (companyId: number, confirmStatus: 0 | 1 = 1) =>
    await done("salary.confirm", { companyId, ...MONTH, confirmStatus });
  let opened = 0;
  return {
    call,
    done,
    list,
    row,
    shown,
    asClient,
    letter,
    confirm,
    /** A client whose tax can be notified and is to be paid, each time another one, as before its first notice. */
    open: async (): Promise<WithheldRow> => {
      const ready = (await list({ salaryStatus: 3 })).filter(
        ({ declareStatus, ybtse }) => (declareStatus === 0 || declareStatus === 3) && ybtse > 1,
      );
      const next = ready[opened];
      if (!next) throw new Error("no client is left whose withheld tax can be notified");
      opened += 1;
      await reopen(server, next.qyid);
      return await row(next.qyid);
    },
    /** Gives the reasons of those that were not; `amounts` where they are not those of now. */
    notify: async (
      qyIdList: readonly number[],
      given: object = {},
      amounts?: readonly { readonly qyId: number; readonly taxAmount: number }[],
    ) => {
      const { failList } = await done<{ failList: readonly { reason: string }[] }>("pit.confirmTax", {
        ...MONTH,
        qyIdList,
        operationType: 1,
        paymentTimeType: 0,
        paymentTime: "2026-11-24",
        noticeTaxReqList: amounts ?? (await shown(qyIdList)),
        ...given,
      });
      return failList.map(({ reason }) => reason);
    },
    /** Takes the confirmation of the pay back and pays one person more. */
    raise: async (companyId: number, { confirm: confirms = true } = {}): Promise<WithheldRow> => {
      await confirm(companyId, 0);
      const person = { companyId, ...MONTH, ...newPerson() };
      const { ryid } = await done<{ ryid: number }>("salary.person.save", person);
      await done("salary.save", { companyId, ...MONTH, xclx: 1, lineList: [{ ryid, bqsr: 90_000 }] });
      if (confirms) await confirm(companyId);
      return await row(companyId);
    },
    answer: async (companyId: number, tags: number, content?: string) => {
      const { taxAmount } = (await letter(companyId)).month;
      const words = content === undefined ? {} : { content };
      return await asClient(companyId, "answer", { ...PIT, tags, taxAmount, ...words });
    },
    history: async (companyId: number) =>
      await done<readonly object[]>("taxNotice.history", { qyId: companyId, ...PIT }),
  };
}

async function reopen({ db }: TestServer, companyId: number): Promise<void> {
  await db
    .updateTable("plainRecord")
    .set({ fields: sql<string>`fields || ${JSON.stringify(UNTOLD)}::jsonb` })
    .where("resource", "=", "pitDeclaration")
    .where("companyId", "=", companyId)
    .where("kjnd", "=", PIT.kjnd)
    .where("kjqj", "=", PIT.kjqj)
    .execute();
  await db
    .deleteFrom("plainRecord")
    .where("resource", "=", "taxNotice")
    .where("companyId", "=", companyId)
    .execute();
}
