import { yuanToFen, fenToYuan } from "../../../src/domain/money.ts";
import type { FirmContext, FirmHandler } from "../../binding/handler.ts";
import { readConditions } from "../../records/read-conditions.ts";
import type { Condition } from "../../records/record-conditions.ts";
import { RecordStore } from "../../records/record-store.ts";
import { DECLARED, type PitDeclaration } from "./pit-declaration.ts";

interface ListParams {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly sortField?: string;
  readonly sortOrder?: "asc" | "desc";
  /** Who looks after the companies. */
  readonly userId?: number;
}

/** A page of declarations, of one member of staff's companies when he is named. */
export const listDeclarations: FirmHandler<ListParams> = async (params, context) => {
  const { pageNum, pageSize, sortField, sortOrder } = params;
  const store = await RecordStore.open("pitDeclaration", context);
  const conditions = await conditionsOf("pit.list", params, context);
  const order = sortField === undefined ? [] : [{ field: sortField, descending: sortOrder === "desc" }];
  const { list, total } = await store.page({ conditions, order }, { pageNum, pageSize });
  return { list: await store.present(list), total };
};

/** What the same list adds up to. */
export const summariseDeclarations: FirmHandler<Partial<ListParams>> = async (params, context) => {
  const store = await RecordStore.open("pitDeclaration", context);
  const conditions = await conditionsOf("pit.listSummary", params, context);
  const found = (await store.list({ conditions })) as PitDeclaration[];
  const count = (...states: readonly number[]) =>
    found.filter(({ declareStatus }) => states.includes(declareStatus)).length;
  const sum = (name: "srhj" | "ybtse" | "kkje") =>
    fenToYuan(found.reduce((total, one) => total + yuanToFen(Number(one[name])), 0));
  return {
    total: found.length,
    declared: count(DECLARED.done),
    undeclared: count(DECLARED.no, DECLARED.underWay),
    failed: count(DECLARED.failed),
    rs: found.reduce((total, one) => total + Number(one["rs"]), 0),
    srhj: sum("srhj"),
    ybtse: sum("ybtse"),
    kkje: sum("kkje"),
  };
};

async function conditionsOf(
  id: string,
  { userId, ...params }: Partial<ListParams>,
  { db, readProject }: FirmContext,
): Promise<Condition[]> {
  const { operations, records } = await readProject();
  const operation = operations.get(id);
  const record = records.get("pitDeclaration");
  if (!operation || !record) throw new Error(`the catalogue describes no ${id}`);
  const conditions = readConditions(operation, record, params);
  if (userId === undefined) return conditions;
  const grants = await db
    .selectFrom("companyGrant")
    .select("companyId")
    .where("userId", "=", userId)
    .execute();
  const value = grants.map(({ companyId }) => companyId);
  return [...conditions, { fields: ["qyid"], match: "in", value }];
}
