import { readShownAmounts } from "../../../../testing/read-shown-amounts.ts";
import type { TestServer } from "../../../../testing/test-server.ts";
import { taxOffice } from "../../company-period/testing/tax-office.ts";
import { MONTH, PIT, withheldDesk } from "../../withheld-tax/testing/withheld-desk.ts";
import { FILED_BY_DESK, type FiledByDesk, filingDesk } from "./filing-desk.ts";

export interface Call {
  readonly operation: string;
  readonly params: object;
}

/** The calls that notify a client of a tax, with the amounts that the screen shows. */
export interface ToldTaxDesk {
  readonly szId: number;
  readonly month: { readonly kjnd: number; readonly kjqj: number };
  /** A client without a notice. */
  readonly open: () => Promise<number>;
  readonly notice: (companyId: number, operationType: number) => Promise<Call>;
  /** Makes the tax another one. */
  readonly change: (companyId: number) => Promise<unknown>;
}

/** The same of a tax that the firm hands in at 电子税务局. */
interface DeclaredTaxDesk extends ToldTaxDesk {
  readonly declaration: (companyId: number) => Promise<Call>;
}

type Opened<Desk> = readonly [name: string, open: (server: TestServer) => Desk];

export const DECLARED_TAXES: readonly Opened<DeclaredTaxDesk>[] = [
  ["增值税及附加", vatDesk],
  ...FILED_BY_DESK.map((tax) => [tax.named, (server: TestServer) => filedDesk(server, tax)] as const),
];

/** Each tax that clients are notified of. */
export const TOLD_TAXES: readonly Opened<ToldTaxDesk>[] = [
  ...DECLARED_TAXES,
  ["个人所得税（代扣代缴）", pitDesk],
];

const PAYMENT = { paymentTimeType: 0, paymentTime: "2026-11-24" };

function vatDesk(server: TestServer): DeclaredTaxDesk {
  const ofOne = async (companyId: number) => ({
    ...MONTH,
    qyIdList: [companyId],
    shown: await readShownAmounts(server, [companyId], MONTH),
  });
  return {
    szId: 1,
    month: MONTH,
    open: async () => await untoldCompany(server),
    notice: async (companyId, operationType) => {
      const { shown, ...asked } = await ofOne(companyId);
      const params = { ...asked, ...PAYMENT, taxStatus: "correct", noticeTaxReqList: shown, operationType };
      return { operation: "taxConfirm.confirmTax", params };
    },
    change: async (companyId) => await taxOffice(server, companyId).setRow(MONTH, { zzshfjs: "4321.00" }),
    declaration: async (companyId) => {
      const { shown, ...asked } = await ofOne(companyId);
      return { operation: "taxDeclare.batchSubmit", params: { ...asked, declareList: shown } };
    },
  };
}

const UNTOLD = { noticeTaxType: 0, taxConfirmState: 0, doubtState: 0, taxDeclareStatus: 0, qrzzse: null };

/** A company whose VAT is to be paid and can be notified, as before its first notice. */
async function untoldCompany(server: TestServer): Promise<number> {
  const rows = await server.db
    .selectFrom("companyPeriod")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where("kjnd", "=", MONTH.kjnd)
    .where("kjqj", "=", MONTH.kjqj)
    .where("predictionStatus", "=", 1)
    .where("confirmationStatus", "in", [0, 2])
    .where("zzshfjs", ">", "1000")
    .orderBy("companyId")
    .execute();
  const qyIdList = rows.map(({ companyId }) => companyId);
  await server.db.deleteFrom("plainRecord").where("resource", "=", "taxNotice").execute();
  for (const companyId of qyIdList) await taxOffice(server, companyId).setRow(MONTH, UNTOLD);
  const { result } = await server.request("chenjie", "taxConfirm.confirmCheck", { ...MONTH, qyIdList });
  const [first] = (result as { readonly successQyIdList: readonly number[] }).successQyIdList;
  if (first === undefined) throw new Error("there is no client whose VAT can be told");
  await taxOffice(server, first).calculate(MONTH);
  return first;
}

function pitDesk(server: TestServer): ToldTaxDesk {
  const desk = withheldDesk(server);
  return {
    szId: PIT.szId,
    month: MONTH,
    open: async () => (await desk.open()).qyid,
    notice: async (companyId, operationType) => {
      const qyIdList = [companyId];
      const noticeTaxReqList = await desk.shown(qyIdList);
      const params = { ...MONTH, qyIdList, ...PAYMENT, noticeTaxReqList, operationType };
      return { operation: "pit.confirmTax", params };
    },
    change: desk.raise,
  };
}

function filedDesk(server: TestServer, tax: FiledByDesk): DeclaredTaxDesk {
  const desk = filingDesk(server, tax);
  return {
    szId: tax.szId,
    month: tax.month,
    open: async () => (await desk.open()).companyId,
    notice: async (companyId, operationType) => {
      const asked = desk.own(companyId, await desk.shown(companyId));
      return { operation: tax.notify, params: { ...asked, ...PAYMENT, operationType } };
    },
    change: desk.change,
    declaration: async (companyId) => {
      const declareList = await desk.shown(companyId);
      return { operation: tax.declare, params: { ...tax.period, qyIdList: [companyId], declareList } };
    },
  };
}
