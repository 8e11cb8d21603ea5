import type { CountedNumber, FieldValue, RecordType } from "../../src/schema/project/record-type.ts";
import type { JsonSchema } from "../../src/schema/project/json-schema.ts";
import { companyScope } from "../access/company-scope.ts";
import type { FirmContext } from "../contracts/firm-context.ts";
import type { RowOf } from "../contracts/operation.ts";
import type { OperationId } from "../contracts/operation-id.ts";
import { Refusal } from "../platform/errors.ts";
import { type PageRequest, fetchPage } from "./query/fetch-page.ts";
import { fetchWhole } from "./query/fetch-whole.ts";
import { recordName } from "./record-name.ts";
import { presentRecord, unmask } from "./present-record.ts";
import { deleteDependents } from "./write/delete-dependents.ts";
import type { RecordName, RecordRow } from "./record-row.ts";
import type { RecordRules } from "../contracts/firm-context.ts";
import type { Fields, StoredRecord } from "../contracts/record.ts";
import {
  type GroupKey,
  type RecordGroup,
  countRecords,
  groupRecords,
  latestRecords,
  recordExists,
  sumOfRecords,
  summariseRecords,
} from "./query/record-statistics.ts";
import { planOn } from "./plan/plan-on.ts";
import { type RecordPlan, planRecord, planShape } from "./plan/record-plan.ts";
import { assertUnique, refusalOfDouble } from "./write/record-uniqueness.ts";
import { type Scoped, type Selection, isOfOne, orderRecords, recordsBelow } from "./query/select-records.ts";
import { readRow, toRow } from "./write/stored-row.ts";

/** The most records that a list without pages gives. */
const LONGEST_LIST = 5000;

/** The number of records that are read at once when there are more than a list. */
const STREAMED_AT_ONCE = 500;

/** The records of one kind that the user may see: those of their firm, and of the client companies in their scope. */
export class RecordStore<Row extends StoredRecord = StoredRecord> {
  readonly record: RecordType;
  readonly #plan: RecordPlan;
  readonly #context: FirmContext;
  readonly #rules: RecordRules;
  /** Users whose companies are seen; null: every company. */
  readonly #scope: readonly number[] | null;

  private constructor(record: RecordType, context: FirmContext, scope: readonly number[] | null) {
    this.record = record;
    this.#plan = planOn(planRecord(record), context.project.states, context.clock.now().slice(0, 10));
    this.#context = context;
    this.#rules = context.recordRules[record.name] ?? {};
    this.#scope = scope;
  }

  static async open<Name extends RecordName>(
    name: Name,
    context: FirmContext,
  ): Promise<RecordStore<RecordRow<Name>>> {
    return await RecordStore.openNamed<RecordRow<Name>>(name, context);
  }

  /** Of a kind whose name is known at run time alone: its rows are of any shape. */
  static async openNamed<Row extends StoredRecord = StoredRecord>(
    name: string,
    context: FirmContext,
  ): Promise<RecordStore<Row>> {
    const record = context.project.records.get(name);
    if (!record) throw new Error(`the catalogue describes no record "${name}"`);
    const owned = planRecord(record).company !== undefined;
    return new RecordStore(record, context, owned ? await companyScope(context.db, context.user) : null);
  }

  /**
   * Newest first, unless the kind or the caller has an order. For what one company or one record has; refuses beyond
   * its bound, so that nobody adds up a part for the whole. What a firm has is counted, summed or streamed.
   */
  async list(selection: Selection = {}): Promise<Row[]> {
    const { longestList = LONGEST_LIST } = this.#context;
    return await this.#read(selection, isOfOne(this.#plan, selection) ? LONGEST_LIST : longestList);
  }

  /** All of them, page by page, the newest first: for jobs, exports, and tables as long as the firm has clients. */
  async *each(
    selection: Omit<Selection, "order"> = {},
    size = STREAMED_AT_ONCE,
  ): AsyncGenerator<readonly Row[]> {
    for (let below: number | undefined; ;) {
      const rows = await recordsBelow(this.#scoped(), selection, below).limit(size).execute();
      if (rows.length > 0) yield rows.map((row) => this.#rowOf(row));
      below = rows.at(-1)?.rowId;
      if (rows.length < size) return;
    }
  }

  async page(selection: Selection, paging: PageRequest): Promise<{ list: Row[]; total: number }> {
    const { list, total } = await fetchPage(orderRecords(this.#scoped(), selection), paging);
    return { list: list.map((row) => this.#rowOf(row)), total };
  }

  async count(selection: Selection = {}): Promise<number> {
    return await countRecords(this.#scoped(), selection);
  }

  async exists(selection: Selection): Promise<boolean> {
    return await recordExists(this.#scoped(), selection);
  }

  /** The sum of a field, exact to its last decimal; 0 of nothing. */
  async sum(field: string, selection: Selection = {}): Promise<number> {
    return await sumOfRecords(this.#scoped(), field, selection);
  }

  /** The number of records of each combination of the keys' values, and the sums of fields of them. */
  async groupBy<Sum extends string = never>(
    keys: readonly GroupKey[],
    selection: Selection = {},
    sums: readonly Sum[] = [],
  ): Promise<RecordGroup<Sum>[]> {
    return await groupRecords(this.#scoped(), keys, selection, sums);
  }

  /** The numbers of `x-counts` for the selected records, by name; the caller knows them. */
  async summarise<Numbers extends Readonly<Record<string, number>>>(
    numbers: readonly CountedNumber[],
    selection: Selection = {},
  ): Promise<Numbers> {
    return (await summariseRecords(this.#scoped(), numbers, selection)) as Numbers;
  }

  /** Value of the key → its first record in the usual order, which is the newest unless the kind has another. */
  async latestPer(key: string, selection: Selection = {}): Promise<Map<FieldValue, Row>> {
    const rows = await latestRecords(this.#scoped(), key, selection).execute();
    return new Map(rows.map((row) => this.#rowOf(row)).map((record) => [record[key] as FieldValue, record]));
  }

  async first(selection: Selection): Promise<Row | undefined> {
    const row = await orderRecords(this.#scoped(), selection).limit(1).executeTakeFirst();
    return row && this.#rowOf(row);
  }

  /** Refuses a record that is none the user may see. */
  async find(id: number): Promise<Row> {
    const record = await this.first({ where: { [this.record.key]: id } });
    if (!record) throw this.#missing();
    return record;
  }

  /** All of them or a refusal, for a change: other writes about them wait. */
  async take(ids: readonly number[], selection: Selection = {}): Promise<Row[]> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return [];
    await this.lock(wanted);
    const where = { ...selection.where, [this.record.key]: wanted };
    const records = await this.#read({ ...selection, where }, wanted.length);
    this.concern(records);
    if (records.length < wanted.length) throw this.#missing();
    return records;
  }

  /** Other writes about these records wait until this one ends. */
  async lock(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#context.db
      .selectFrom("plainRecord")
      .select("id")
      .where("resource", "=", this.record.name)
      .where("id", "in", ids)
      .orderBy("id")
      .forUpdate()
      .execute();
  }

  async create(sent: Fields): Promise<Row> {
    const { db, clock, user } = this.#context;
    const fields = await this.#complete({ ...this.#plan.defaults, ...sent }, undefined);
    this.#context.concerns(recordName(this.record, fields));
    await this.#assertAllowed(fields, undefined);
    const inserting = db
      .insertInto("plainRecord")
      .values({
        resource: this.record.name,
        ...toRow(this.#plan, fields),
        createTime: clock.now(),
        updateTime: clock.now(),
        createUserId: user.id,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id } = await this.#unlessDouble(fields, inserting);
    const after = await this.find(id);
    await this.#rules.follow?.({ before: undefined, after }, this.#context);
    return after;
  }

  /** Changes what is named; everything else stays. */
  async change(before: StoredRecord, sent: Fields): Promise<Row> {
    const changes = unmask(sent, before, this.#plan);
    const fields = await this.#complete({ ...before, ...changes }, before);
    this.#context.concerns(recordName(this.record, fields));
    await this.#assertAllowed(fields, before);
    const id = this.#idOf(before);
    const updating = this.#context.db
      .updateTable("plainRecord")
      .set({ ...toRow(this.#plan, fields), updateTime: this.#context.clock.now() })
      .where("id", "=", id)
      .execute();
    await this.#unlessDouble(fields, updating);
    const after = await this.find(id);
    await this.#rules.follow?.({ before, after }, this.#context);
    return after;
  }

  /** Into the recycle bin where the kind has one, else for ever. */
  async remove(records: readonly StoredRecord[]): Promise<void> {
    if (records.length === 0) return;
    await this.#rules.assertRemovable?.(records, this.#context);
    const ids = records.map((record) => this.#idOf(record));
    await deleteDependents(this.#plan, ids, this.#context);
    const { db, clock } = this.#context;
    if (this.record.trash) {
      const away = { isRemove: 1, updateTime: clock.now() };
      await db.updateTable("plainRecord").set(away).where("id", "in", ids).execute();
    } else {
      await db.deleteFrom("plainRecord").where("id", "in", ids).execute();
    }
    for (const before of records) await this.#rules.follow?.({ before, after: undefined }, this.#context);
  }

  /** Out of the recycle bin. */
  async restore(records: readonly StoredRecord[]): Promise<void> {
    const { db, clock } = this.#context;
    for (const record of records) {
      await this.#assertAllowed(record, record);
      const restoring = db
        .updateTable("plainRecord")
        .set({ isRemove: 0, updateTime: clock.now() })
        .where("id", "=", this.#idOf(record))
        .execute();
      await this.#unlessDouble(record, restoring);
    }
  }

  /** As people see them. */
  async present(records: readonly StoredRecord[]): Promise<Required<Row>[]> {
    return await this.presentIn<Required<Row>>(this.record.schema, records);
  }

  /** As people see them, with these properties alone. */
  async presentOnly<Name extends keyof Row & string>(
    records: readonly StoredRecord[],
    names: readonly Name[],
  ): Promise<Pick<Required<Row>, Name>[]> {
    const { properties = {} } = this.record.schema;
    const shape = { properties: Object.fromEntries(names.map((name) => [name, properties[name] ?? {}])) };
    return await this.presentIn<Pick<Required<Row>, Name>>(shape, records);
  }

  /** As the rows of a list that the catalogue describes. */
  async presentFor<Id extends OperationId>(id: Id, records: readonly StoredRecord[]): Promise<RowOf<Id>[]> {
    const shape = this.#context.project.operations.get(id)?.row;
    if (!shape) throw new Error(`${id} has no rows`);
    return await this.presentIn<RowOf<Id> & object>(shape, records);
  }

  /** As people see them, with exactly the properties of a shape of the catalogue; the caller knows its type. */
  async presentIn<Shown extends object>(
    shape: JsonSchema,
    records: readonly StoredRecord[],
  ): Promise<Shown[]> {
    const whole = (await this.#rules.present?.(records, this.#context)) ?? records;
    const shown = planShape(this.#plan, shape);
    return whole.map((record) => presentRecord(record, shown) as Shown);
  }

  /** Names them in the operation log. */
  concern(records: readonly StoredRecord[]): void {
    const names = records.slice(0, 3).map((record) => recordName(this.record, record));
    this.#context.concerns(
      records.length > 3 ? `${names.join("、")}等 ${records.length} 项` : names.join("、"),
    );
  }

  /** Refuses what somebody else has just written as well. */
  async #unlessDouble<Result>(fields: Fields, writing: Promise<Result>): Promise<Result> {
    return await writing.catch((error: unknown) => {
      throw refusalOfDouble(this.#plan, fields, error);
    });
  }

  /** The catalogue describes what the table keeps. */
  #rowOf(row: Parameters<typeof readRow>[1]): Row {
    return readRow(this.#plan, row) as Row;
  }

  #missing(): Refusal {
    return new Refusal("missing", `${this.record.title}不存在或已被删除，请刷新后重试`);
  }

  #idOf(record: StoredRecord): number {
    return record[this.record.key] as number;
  }

  #scoped(): Scoped {
    return { plan: this.#plan, db: this.#context.db, scope: this.#scope };
  }

  /** As `list`, but beyond `most` rows it refuses instead of leaving some out. */
  async #read(selection: Selection, most: number): Promise<Row[]> {
    const tooMany = `${this.record.title}超过 ${most} 条，无法一次列出，请缩小范围后重试`;
    const rows = await fetchWhole(orderRecords(this.#scoped(), selection), most, tooMany);
    return rows.map((row) => this.#rowOf(row));
  }

  async #complete(fields: Fields, before: StoredRecord | undefined): Promise<Fields> {
    return (await this.#rules.complete?.(fields, before, this.#context)) ?? fields;
  }

  async #assertAllowed(fields: Fields, before: StoredRecord | undefined): Promise<void> {
    await assertUnique(this.#plan, fields, before, this.#context.db);
    await this.#rules.assertAllowed?.(fields, before, this.#context);
  }
}
