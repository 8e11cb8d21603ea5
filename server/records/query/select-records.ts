import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { FieldValue } from "../../../src/schema/project/record-type.ts";
import type { TenantDb } from "../../platform/database/tenant-db.ts";
import { type Condition, toSql } from "./record-conditions.ts";
import { type Order, type RecordPlan, fieldOf } from "../plan/record-plan.ts";
import type { Through } from "./read-through.ts";
import { referredFrom } from "../plan/referred-from.ts";

/** Field → its value, or several any of which will do. */
export type Where = Readonly<Record<string, FieldValue | readonly FieldValue[]>>;

export interface Selection {
  readonly where?: Where;
  readonly conditions?: readonly Condition[];
  /** Conditions on records that refer to it. */
  readonly through?: readonly Through[];
  /** Conditions on `plainRecord as r` that no `Condition` can express. */
  readonly also?: RawBuilder<SqlBool>;
  readonly order?: readonly Order[];
  /** The recycle bin instead of what is in use; "both" for either. */
  readonly trash?: boolean | "both";
}

/** The records of one kind, as far as a user sees them. */
export interface Scoped {
  readonly plan: RecordPlan;
  readonly db: TenantDb;
  /** Users whose companies are seen; null: every company. */
  readonly scope: readonly number[] | null;
}

/** The selected records as `plainRecord as r`; nothing is read of them yet. */
export function selectRecords(scoped: Scoped, selection: Selection) {
  const { plan, db } = scoped;
  const { where = {}, conditions = [], through = [], also, trash = false } = selection;
  let query = db.selectFrom("plainRecord as r").where("r.resource", "=", sql.lit(plan.record.name));
  if (trash !== "both") query = query.where("r.isRemove", "=", sql.lit(trash ? 1 : 0));
  for (const condition of [...equalities(where), ...conditions]) {
    query = query.where(toSql(plan, condition));
  }
  if (also) query = query.where(also);
  for (const referring of through) query = query.where(referredFrom(db, referring));
  if (plan.company === undefined) return query;
  return query.where((of) =>
    of.or([of("r.companyId", "is", null), of("r.companyId", "in", seenCompanies(scoped))]),
  );
}

/**
 * The same as whole rows, in the order that the caller, then the kind wants; of equal ones the newest first, or last where
 * the caller's order goes up: then it is the other way round throughout.
 */
export function orderRecords(scoped: Scoped, selection: Selection) {
  const { plan } = scoped;
  let query = selectRecords(scoped, selection).select(ROW).select(plan.selections);
  for (const { field, descending } of [...(selection.order ?? []), ...usualOrder(plan, selection)]) {
    const value = fieldOf(plan, field).ordered as RawBuilder<SqlBool>;
    query = query.orderBy(value, (order) => (descending ? order.desc() : order.asc()).nullsLast());
  }
  const [first] = selection.order ?? [];
  return query.orderBy("r.id", first?.descending === false ? "asc" : "desc");
}

/** The order of the kind; throughout the other way round where the caller turns its first field round. */
function usualOrder({ order }: RecordPlan, selection: Selection): readonly Order[] {
  const [asked] = selection.order ?? [];
  const [first] = order;
  const isTurned = asked && asked.field === first?.field && asked.descending !== first.descending;
  return isTurned ? order.map(({ field, descending }) => ({ field, descending: !descending })) : order;
}

/** Those that are older than a record, the newest first; of all of them when none is named. */
export function recordsBelow(scoped: Scoped, selection: Selection, id: number | undefined) {
  const query = selectRecords(scoped, selection).select(ROW).select(scoped.plan.selections);
  return (id === undefined ? query : query.where("r.id", "<", id)).orderBy("r.id", "desc");
}

export const ROW = [
  "r.id as rowId",
  "r.companyId as rowCompany",
  "r.kjnd",
  "r.kjqj",
  "r.createTime",
  "r.updateTime",
  "r.createUserId",
  "r.rowVersion",
  "r.rowUserId",
  "r.rowTime",
  sql<string>`r.fields::text`.as("rowFields"),
] as const;

/**
 * Names a selection the companies or the records whose records it wants? Then it is as long as one of them has them;
 * else as long as the firm has clients, or has been in business.
 */
export function isOfOne(plan: RecordPlan, { where = {} }: Selection): boolean {
  return Object.entries(where).some(([name, value]) => {
    if (value === null) return false;
    const referred = fieldOf(plan, name).property["x-ref"];
    return name === plan.record.key || (referred !== undefined && !OF_FIRM.has(referred));
  });
}

/** Kinds that a firm has as long as it is in business; they belong to no company. */
const OF_FIRM: ReadonlySet<string> = new Set(["staff", "department", "role"]);

function seenCompanies({ db, scope }: Scoped) {
  const inUse = db.selectFrom("company").select("company.companyId").where("company.isRemove", "=", 0);
  if (scope === null) return inUse;
  return inUse.where("company.companyId", "in", (from) =>
    from
      .selectFrom("companyGrant")
      .select("companyGrant.companyId")
      .where("companyGrant.userId", "in", scope),
  );
}

export function equalities(where: Where): Condition[] {
  return Object.entries(where).map(([field, value]) => ({
    fields: [field],
    match: Array.isArray(value) ? ("in" as const) : ("equals" as const),
    value,
  }));
}
