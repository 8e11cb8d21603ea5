import { vi } from "vitest";
import type { TestServer } from "../../../../testing/test-server.ts";

export interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

/** An invoice as far as taxes depend on it; amounts in yuan, the rate as a fraction. */
export interface TestInvoice extends Month {
  readonly jxxlx: 0 | 1;
  readonly net: number;
  readonly tax: number;
  readonly slv?: number;
  readonly isSpecial?: boolean;
  /** A purchase whose selection is not confirmed yet. */
  readonly isUnconfirmed?: boolean;
  /** A purchase that is not ticked. */
  readonly isOpen?: boolean;
  readonly goods?: string;
  readonly isSimple?: boolean;
}

export interface TaxOffice {
  readonly companyId: number;
  readonly call: (operationId: string, params?: object) => ReturnType<TestServer["request"]>;
  /** Changes the company itself. */
  readonly become: (fields: {
    readonly taxlayerType?: string;
    readonly nsqxdm?: string;
    readonly areaId?: string;
    readonly scales?: string;
    readonly companyType?: string;
    readonly industry?: string | null;
    readonly surtaxReliefFrom?: string | null;
    readonly surtaxReliefTo?: string | null;
  }) => Promise<void>;
  /** The company has these invoices, no others, no special cases, and its months are collected. */
  readonly invoice: (...invoices: readonly TestInvoice[]) => Promise<void>;
  readonly declareBeside: (month: Month, cases: readonly object[]) => ReturnType<TestServer["request"]>;
  /** The same of a month that is over, as it was declared then. */
  readonly haveDeclared: (month: Month, cases: readonly object[]) => Promise<void>;
  readonly setRow: (month: Month, fields: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly row: (month: Month) => Promise<PeriodRow>;
  /** Has the month calculated anew, waits, and gives its row. */
  readonly calculate: (month: Month) => Promise<PeriodRow>;
  /** A month that has no row yet gets one, whose invoices count as collected. */
  readonly collectIn: (month: Month) => Promise<void>;
  /** Has such a month calculated. */
  readonly calculateIn: (month: Month) => Promise<PeriodRow>;
}

type PeriodRow = Awaited<ReturnType<typeof readRow>>;

/** The tax work on one company, as the administrator of the firm does it. */
export function taxOffice(server: TestServer, companyId: number): TaxOffice {
  const { db } = server;
  const call: TaxOffice["call"] = async (operationId, params = {}) =>
    await server.request("chenjie", operationId, params);
  const row = async (month: Month) => await readRow(server, companyId, month);
  const calculate: TaxOffice["calculate"] = async (month) => {
    await finished(async () => await row(month));
    const { code, message } = await call("prediction.recalculate", { companyId, ...month });
    if (code !== "0") throw new Error(String(message));
    return await finished(async () => await row(month));
  };
  const collectIn: TaxOffice["collectIn"] = async (month) => {
    const known = { gsid: 1001, companyId, ...month, collectedTime: "2026-11-01 09:00:00" };
    await db
      .insertInto("companyPeriod")
      .values({ ...known, updateTime: "2026-11-01 09:00:00" })
      .execute();
  };
  return {
    companyId,
    call,
    row,
    become: async (fields) => {
      await db.updateTable("company").set(fields).where("companyId", "=", companyId).execute();
    },
    invoice: async (...invoices) => {
      await db.deleteFrom("invoice").where("companyId", "=", companyId).execute();
      await db
        .deleteFrom("plainRecord")
        .where("resource", "=", "specialCase")
        .where("companyId", "=", companyId)
        .execute();
      await db
        .updateTable("companyPeriod")
        .set({ ...UNTOLD, cjzt: 2, collectedTime: "2026-11-01 09:00:00", estimate: null, adjustment: null })
        .where("companyId", "=", companyId)
        .execute();
      if (invoices.length === 0) return;
      const rows = invoices.map((invoice, index) => ({
        gsid: 1001,
        ...invoiceRow(companyId, invoice, index),
      }));
      await db.insertInto("invoice").values(rows).execute();
    },
    declareBeside: async (month, specialConditions) =>
      await call("specialCase.confirmTempSave", { ...month, qyId: companyId, specialConditions }),
    haveDeclared: async (month, cases) => {
      const createTime = "2026-09-10 09:00:00";
      const kept = { gsid: 1001, resource: "specialCase", companyId, ...month, createTime };
      await db
        .insertInto("plainRecord")
        .values(cases.map((specialCase) => ({ ...kept, fields: JSON.stringify(specialCase) })))
        .execute();
    },
    setRow: async ({ kjnd, kjqj }, fields) => {
      await db
        .updateTable("companyPeriod")
        .set(fields)
        .where("companyId", "=", companyId)
        .where("kjnd", "=", kjnd)
        .where("kjqj", "=", kjqj)
        .execute();
    },
    calculate,
    collectIn,
    calculateIn: async (month) => {
      await collectIn(month);
      return await calculate(month);
    },
  };
}

const CALCULATING = 2;
const UNTOLD = { noticeTaxType: 0, taxConfirmState: 0, doubtState: 0, qrzzse: null, zzshfjs: null };

async function finished(read: () => Promise<PeriodRow>): Promise<PeriodRow> {
  return await vi.waitFor(
    async () => {
      const row = await read();
      if (row.predictionStatus === CALCULATING) throw new Error("still being calculated");
      return row;
    },
    { timeout: 60_000, interval: 20 },
  );
}

async function readRow({ db }: TestServer, companyId: number, { kjnd, kjqj }: Month) {
  return await db
    .selectFrom("companyPeriod")
    .selectAll()
    .where("companyId", "=", companyId)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .executeTakeFirstOrThrow();
}

function invoiceRow(companyId: number, invoice: TestInvoice, index: number) {
  const { jxxlx, kjnd, kjqj, net, tax, slv = 0.13, isSpecial = false, isSimple = false } = invoice;
  const { isUnconfirmed = false, isOpen = false, goods = "*商品*测试" } = invoice;
  const party = {
    xhdwMc: "甲公司",
    xhdwSh: "91310000MA1FL0AB1X",
    ghdwMc: "乙公司",
    ghdwSh: "91310000MA1FL0AB2X",
  };
  const line = { hwYslwMc: goods, dw: "批", sl: 1, je: net, slv, se: tax, jshj: net + tax };
  const bought = jxxlx === 0 ? { yxse: tax.toFixed(2) } : {};
  const selected =
    jxxlx === 0 && !isOpen ? { gxzt: 1, gxnd: kjnd, gxyf: kjqj, rzzt: isUnconfirmed ? 0 : 1 } : {};
  return {
    companyId,
    jxxlx,
    kjnd,
    kjqj,
    ...party,
    fpzl: isSpecial || jxxlx === 0 ? "81" : "82",
    fpdm: null,
    fphm: `2699${String(companyId)}${String(index).padStart(9, "0")}`,
    kprq: `${kjnd}-${String(kjqj).padStart(2, "0")}-15`,
    hwYslwMc: line.hwYslwMc,
    jehj: net.toFixed(2),
    sehj: tax.toFixed(2),
    jshj: (net + tax).toFixed(2),
    jyjs: isSimple ? 1 : 0,
    gxnd: null,
    gxyf: null,
    gxyh: null,
    lsh: null,
    url: null,
    ...bought,
    ...selected,
    detailList: JSON.stringify([line]),
    createTime: "2026-11-01 09:00:00",
  };
}
