import type { Operation } from "../../../src/schema/project/operation.ts";
import type { JsonSchema } from "../../../src/schema/project/json-schema.ts";
import { typesOf } from "../../../src/schema/project/json-schema.ts";
import type { FieldValue, RecordEffect } from "../../../src/schema/project/record-type.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
import type { FirmOperation } from "../../contracts/operation.ts";
import { Refusal } from "../../platform/errors.ts";
import { RecordStore } from "../record-store.ts";
import { planRecords } from "../plan/plan-records.ts";
import type { Order } from "../plan/record-plan.ts";
import { readConditions } from "../query/read-conditions.ts";
import { readThrough } from "../query/read-through.ts";
import type { Fields, StoredRecord } from "../../contracts/record.ts";
import type { Effect } from "./effect.ts";
import { summaryOf } from "./summary-of-records.ts";
import type { RawSheet } from "../../platform/spreadsheet/read-sheets.ts";
import { checkImport, importTemplate, readImport, startImport } from "../import/import-records.ts";

const EFFECTS: { readonly [does in RecordEffect]: (effect: Effect) => Promise<unknown> } = {
  page: readPage,
  list: readList,
  detail: readDetail,
  count: countRecords,
  summary: summariseRecords,
  create: createRecords,
  save: saveRecord,
  update: updateRecords,
  set: updateRecords,
  delete: deleteRecords,
  restore: restoreRecords,
  import: startImport,
  importCheck: checkImport,
  importTemplate,
};

/** Serves an operation that says with `x-resource` what it does. */
export function recordHandler(operationId: string): FirmOperation["handle"] {
  return async (params, context, prepared) => {
    const effect = await openEffect(operationId, params, context);
    return await EFFECTS[effect.use.does]({ ...effect, sheets: prepared as readonly RawSheet[] | undefined });
  };
}

/** Reads the file of an operation that plans or imports one. */
export function importReader(operationId: string): NonNullable<FirmOperation["prepare"]> {
  return async (params, context) => await readImport(await openEffect(operationId, params, context), context);
}

async function openEffect(operationId: string, params: object, context: FirmContext): Promise<Effect> {
  const planned = planRecords(context.project).operations.get(operationId);
  if (!planned) throw new Error(`${operationId} does not say what it does to records`);
  const store = await RecordStore.openNamed(planned.use.record, context);
  return { ...planned, store, params: { ...params }, context };
}

async function readPage(effect: Effect): Promise<unknown> {
  const { operation, store, params } = effect;
  const { paging, row } = operation;
  if (!paging || !row) throw new Error(`${operation.id} pages without x-paging`);
  const { list, total } = await store.page(await readSelection(effect), {
    pageNum: params[paging.page] as number,
    pageSize: params[paging.size] as number,
  });
  return { [paging.rows]: await store.presentIn(row, list), [paging.total]: total };
}

async function readList(effect: Effect): Promise<unknown> {
  const { operation, store } = effect;
  return await store.presentIn(
    operation.row ?? store.record.schema,
    await store.list(await readSelection(effect)),
  );
}

async function readSelection({ operation, use, store, params, through }: Effect) {
  return {
    where: use.where,
    conditions: readConditions(operation, store.record, params),
    through: readThrough(through, params),
    order: readOrder(operation, params),
  };
}

async function readDetail(effect: Effect): Promise<unknown> {
  const { operation, store } = effect;
  const record = await store.first(await readSelection(effect));
  if (record) return (await store.presentIn(operation.result, [record]))[0];
  if (typesOf(operation.result).includes("null")) return null;
  throw new Refusal("missing", `${store.record.title}不存在或已被删除，请刷新后重试`);
}

async function countRecords(effect: Effect): Promise<unknown> {
  const total = await effect.store.count(await readSelection(effect));
  return asResult(effect.operation.result, total);
}

async function summariseRecords(effect: Effect): Promise<unknown> {
  const { operation, store, context } = effect;
  return await summaryOf(operation.counts, store, await readSelection(effect), context);
}

async function createRecords(effect: Effect): Promise<unknown> {
  const { use, store, params, operation } = effect;
  const { [use.each ?? ""]: entries, ...beside } = params;
  const created: StoredRecord[] = [];
  for (const entry of use.each === undefined ? [{}] : (entries as Fields[])) {
    created.push(await store.create({ ...beside, ...entry, ...use.set }));
  }
  store.concern(created);
  return await presentResult(operation.result, created, store);
}

async function saveRecord(effect: Effect): Promise<unknown> {
  const { store, params } = effect;
  const id = params[store.record.key];
  return typeof id === "number" ? await updateRecords(effect) : await createRecords(effect);
}

/** Changes records; the sent fields that do not identify a record are the change. */
async function updateRecords(effect: Effect): Promise<unknown> {
  const { use, store, params, operation, foundBy } = effect;
  const { [use.each ?? ""]: entries, ...beside } = params;
  const changed: StoredRecord[] = [];
  for (const entry of use.each === undefined
    ? [params]
    : (entries as Fields[]).map((fields) => ({ ...beside, ...fields }))) {
    const changes = Object.fromEntries(Object.entries(entry).filter(([name]) => !foundBy.includes(name)));
    const records = await takeRecords({ ...effect, params: entry });
    for (const record of records) changed.push(await store.change(record, { ...changes, ...use.set }));
  }
  store.concern(changed);
  return await presentResult(operation.result, changed, store);
}

async function deleteRecords(effect: Effect): Promise<unknown> {
  const records = await takeRecords(effect);
  await effect.store.remove(records);
  return asResult(effect.operation.result, records.length);
}

async function restoreRecords(effect: Effect): Promise<unknown> {
  const records = await takeRecords(effect, true);
  await effect.store.restore(records);
  return asResult(effect.operation.result, records.length);
}

/** All records that the parameters name; refuses when one is missing, or not as the operation wants it. */
async function takeRecords(
  { use, store, params, operation, foundBy: names }: Effect,
  trash = false,
): Promise<StoredRecord[]> {
  const { record } = store;
  const conditions = readConditions(operation, record, pick(params, names), true);
  const matching = await store.list({ conditions, trash });
  const [only] = names.length === 1 ? names : [];
  const asked = only === undefined ? undefined : params[only];
  const wanted = Array.isArray(asked) ? new Set(asked).size : 1;
  if (matching.length < wanted) throw new Refusal("missing", `${record.title}不存在或已被删除，请刷新后重试`);
  const records = await store.take(
    matching.map((stored) => stored[record.key] as number),
    { trash },
  );
  for (const stored of records) {
    const outside = Object.entries(use.where).find(
      ([name, value]) => ![value].flat().includes(stored[name] as FieldValue),
    );
    if (outside) throw new Refusal("rule", use.else);
  }
  return records;
}

function pick(params: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, params[name]]));
}

function readOrder({ sort }: Operation, params: Fields): Order[] {
  const field = sort && params[sort.by];
  if (!sort || typeof field !== "string") return [];
  return [{ field, descending: params[sort.order] === sort.descending }];
}

/** The answer of a write: nothing, how many, or the record or records. */
async function presentResult(
  shape: JsonSchema,
  records: readonly StoredRecord[],
  store: RecordStore,
): Promise<unknown> {
  if (typesOf(shape).includes("array"))
    return await store.presentIn(shape.items ?? store.record.schema, records);
  const properties = store.record.schema.properties ?? {};
  const isRecord = Object.keys(shape.properties ?? {}).some((name) => name in properties);
  if (isRecord) return (await store.presentIn(shape, records))[0];
  return asResult(shape, records.length);
}

function asResult(shape: JsonSchema, count: number): unknown {
  if (typesOf(shape).includes("integer")) return count;
  const [name] = Object.keys(shape.properties ?? {});
  return name === undefined ? null : { [name]: count };
}
