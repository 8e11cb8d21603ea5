import { yuanToFen, fenToYuan } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ParamsOf } from "../../../contracts/operation.ts";
import { readConditions } from "../../../records/query/read-conditions.ts";
import type { Condition } from "../../../records/query/record-conditions.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { DECLARED } from "./pit-declaration.ts";

type ListParams = ParamsOf<"pit.listSummary">;

/** A page of declarations, of one member of staff's companies when named. */
export const listDeclarations = operation("pit.list", async (params, context) => {
  const { pageNum, pageSize, sortField, sortOrder } = params;
  const store = await RecordStore.open("pitDeclaration", context);
  const conditions = await conditionsOf("pit.list", params, context);
  const order = sortField === undefined ? [] : [{ field: sortField, descending: sortOrder === "desc" }];
  const { list, total } = await store.page({ conditions, order }, { pageNum, pageSize });
  return { list: await store.present(list), total };
});

/** The totals of the same list. */
export const summariseDeclarations = operation("pit.listSummary", async (params, context) => {
  const store = await RecordStore.open("pitDeclaration", context);
  const conditions = await conditionsOf("pit.listSummary", params, context);
  const groups = await store.groupBy(["declareStatus"], { conditions }, ["rs", "srhj", "ybtse", "kkje"]);
  const count = (...states: readonly number[]) =>
    groups
      .filter(({ key }) => states.includes(Number(key.declareStatus)))
      .reduce((total, group) => total + group.count, 0);
  const sum = (name: "srhj" | "ybtse" | "kkje") =>
    fenToYuan(groups.reduce((total, group) => total + yuanToFen(group.sum[name]), 0));
  return {
    total: groups.reduce((total, group) => total + group.count, 0),
    declared: count(DECLARED.done),
    undeclared: count(DECLARED.no, DECLARED.underWay),
    failed: count(DECLARED.failed),
    rs: groups.reduce((total, group) => total + group.sum.rs, 0),
    srhj: sum("srhj"),
    ybtse: sum("ybtse"),
    kkje: sum("kkje"),
  };
});

async function conditionsOf(
  id: string,
  { userId, ...params }: Partial<ListParams>,
  { db, project }: FirmContext,
): Promise<Condition[]> {
  const { operations, records } = project;
  const described = operations.get(id);
  const record = records.get("pitDeclaration");
  if (!described || !record) throw new Error(`the catalogue describes no ${id}`);
  const conditions = readConditions(described, record, params);
  if (userId === undefined) return conditions;
  const grants = await db
    .selectFrom("companyGrant")
    .select("companyId")
    .where("userId", "=", userId)
    .execute();
  const value = grants.map(({ companyId }) => companyId);
  return [...conditions, { fields: ["qyid"], match: "in", value }];
}
