import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { type Filters } from "../../../records/query/apply-filters.ts";
import { containing } from "../../../records/query/containing.ts";
import { lastDayOf } from "../company-period/period-days.ts";
import { PURCHASE } from "./invoice-rows.ts";

export interface PurchaseFilters {
  readonly fuzzyMatch?: string;
  readonly kpxmFuzzyMatch?: string;
  readonly kprqStart?: string;
  readonly kprqEnd?: string;
  readonly fpzlList?: readonly string[];
  readonly tgGxztList?: readonly number[];
  readonly rzztList?: readonly number[];
  readonly dkztList?: readonly number[];
  readonly glztList?: readonly number[];
  readonly fpztList?: readonly number[];
  readonly canCheckStatusList?: readonly number[];
  readonly sdbzList?: readonly number[];
  readonly sehjMin?: number | null;
  readonly sehjMax?: number | null;
  readonly invoiceIdList?: readonly number[];
}

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

const ALL = -1;

function among(column: "gxzt" | "rzzt" | "dkzt" | "glzt" | "fpzt" | "canCheckStatus" | "sdbz") {
  return (query: PurchaseQuery, values: readonly number[]) =>
    values.length === 0 || values.includes(ALL) ? query : query.where(`invoice.${column}`, "in", values);
}

export const PURCHASE_FILTERS: Filters<PurchaseQuery, PurchaseFilters> = {
  fuzzyMatch: (query, text) =>
    query.where((where) =>
      where.or([where("invoice.fphm", ...containing(text)), where("invoice.xhdwMc", ...containing(text))]),
    ),
  kpxmFuzzyMatch: (query, text) => query.where("invoice.hwYslwMc", ...containing(text)),
  kprqStart: (query, day) => query.where("invoice.kprq", ">=", day),
  kprqEnd: (query, day) => query.where("invoice.kprq", "<=", day),
  fpzlList: (query, kinds) => (kinds.length === 0 ? query : query.where("invoice.fpzl", "in", kinds)),
  tgGxztList: among("gxzt"),
  rzztList: among("rzzt"),
  dkztList: among("dkzt"),
  glztList: among("glzt"),
  fpztList: among("fpzt"),
  canCheckStatusList: among("canCheckStatus"),
  sdbzList: among("sdbz"),
  sehjMin: (query, yuan) => query.where("invoice.sehj", ">=", String(yuan)),
  sehjMax: (query, yuan) => query.where("invoice.sehj", "<=", String(yuan)),
  invoiceIdList: (query, ids) => (ids.length === 0 ? query : query.where("invoice.id", "in", ids)),
};
