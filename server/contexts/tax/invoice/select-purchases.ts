import type { Operation } from "../../../../src/schema/project/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { type TableColumns, narrowTable } from "../../../records/query/narrow-table.ts";
import { lastDayOf } from "../company-period/period-days.ts";
import { PURCHASE } from "./invoice-rows.ts";

export interface SelectionMonth {
  readonly qyid: number;
  readonly gxnd: number;
  readonly gxyf: number;
}

/** The purchases shown when a month is selected: those selected for it, and those that no month has yet. */
export function selectPurchases(db: TenantDb, { qyid, gxnd, gxyf }: SelectionMonth) {
  return db
    .selectFrom("invoice")
    .where("invoice.companyId", "=", qyid)
    .where("invoice.jxxlx", "=", PURCHASE)
    .where("invoice.kprq", "<=", lastDayOf(gxnd, gxyf))
    .where((where) =>
      where.or([
        where("invoice.gxzt", "=", 0),
        where.and([where("invoice.gxnd", "=", gxnd), where("invoice.gxyf", "=", gxyf)]),
      ]),
    );
}

type PurchaseQuery = ReturnType<typeof selectPurchases>;

/** Among the codes of a filter: whatever the code. */
const ALL = -1;

const COLUMNS: TableColumns = {
  id: "invoice.id",
  fphm: "invoice.fphm",
  xhdwMc: "invoice.xhdwMc",
  hwYslwMc: "invoice.hwYslwMc",
  kprq: "invoice.kprq",
  fpzl: "invoice.fpzl",
  gxzt: "invoice.gxzt",
  rzzt: "invoice.rzzt",
  dkzt: "invoice.dkzt",
  glzt: "invoice.glzt",
  fpzt: "invoice.fpzt",
  canCheckStatus: "invoice.canCheckStatus",
  sdbz: "invoice.sdbz",
  sehj: "invoice.sehj",
};

/** Narrowed as `invoice.check.page` is; an empty list narrows nothing. */
export function narrowPurchases(query: PurchaseQuery, described: Operation, params: object): PurchaseQuery {
  const asked = Object.entries(params).filter(
    ([, value]: [string, unknown]) =>
      !(Array.isArray(value) && (value.length === 0 || value.some((code) => code === ALL))),
  );
  return narrowTable(query, described, COLUMNS, Object.fromEntries(asked));
}
