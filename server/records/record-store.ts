import type { RecordType } from "../../src/schema/project/record-type.ts";
import type { JsonSchema } from "../../src/schema/project/json-schema.ts";
import { companyScope } from "../access/company-scope.ts";
import type { FirmContext } from "../contracts/firm-context.ts";
import type { RowOf } from "../contracts/operation.ts";
import type { OperationId } from "../contracts/operation-id.ts";
import { newRecordName, recordName } from "./record-name.ts";
import { presentRecord, unmask } from "./present-record.ts";
import { deleteDependents } from "./write/delete-dependents.ts";
import { RecordCounter } from "./record-counter.ts";
import type { RecordName, RecordRow } from "./record-row.ts";
import type { RecordRules } from "../contracts/firm-context.ts";
import type { Fields, StoredRecord } from "../contracts/record.ts";
import { planRecord, planShape } from "./plan/record-plan.ts";
import { assertUnique, refusalOfDouble } from "./write/record-uniqueness.ts";
import type { Selection } from "./query/select-records.ts";
import { insertRecords, insertUnlessThere } from "./write/insert-records.ts";
import { toRow } from "./write/stored-row.ts";

/** The records of one kind that the user may see: those of their firm, and of the client companies in their scope. */
export class RecordStore<Row extends StoredRecord = StoredRecord> extends RecordCounter<Row> {
  readonly #rules: RecordRules;

  private constructor(record: RecordType, context: FirmContext, scope: readonly number[] | null) {
    super(record, context, scope);
    this.#rules = context.recordRules[record.name] ?? {};
  }

  static async open<Name extends RecordName>(
    name: Name,
    context: FirmContext,
  ): Promise<RecordStore<RecordRow<Name>>> {
    return await RecordStore.openNamed<RecordRow<Name>>(name, context);
  }

  /** Of a kind whose name is a value of run time: its rows are of any shape. */
  static async openNamed<Row extends StoredRecord = StoredRecord>(
    name: string,
    context: FirmContext,
  ): Promise<RecordStore<Row>> {
    const record = context.project.records.get(name);
    if (!record) throw new Error(`the catalogue describes no record "${name}"`);
    const owned = planRecord(record).company !== undefined;
    return new RecordStore(record, context, owned ? await companyScope(context.db, context.user) : null);
  }

  /** All of them or a refusal, for a change: other writes about them wait. */
  async take(ids: readonly number[], selection: Selection = {}): Promise<Row[]> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return [];
    await this.lock(wanted);
    const where = { ...selection.where, [this.record.key]: wanted };
    const records = await this.read({ ...selection, where }, wanted.length);
    this.concern(records);
    if (records.length < wanted.length) throw this.missing();
    return records;
  }

  /** Other writes about these records wait until this one ends. */
  async lock(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.context.db
      .selectFrom("plainRecord")
      .select("id")
      .where("resource", "=", this.record.name)
      .where("id", "in", ids)
      .orderBy("id")
      .forUpdate()
      .execute();
  }

  async create(sent: Fields): Promise<Row> {
    const fields = await this.#complete({ ...this.plan.defaults, ...sent }, undefined);
    this.context.concerns(newRecordName(this.record, fields));
    await this.#assertAllowed(fields, undefined);
    const [id = 0] = await this.#insert([fields]);
    return await this.#followMade(id);
  }

  /** Undefined where another record has its unique fields, also one that comes at the same moment. */
  async createUnlessThere(sent: Fields): Promise<Row | undefined> {
    const fields = await this.#complete({ ...this.plan.defaults, ...sent }, undefined);
    this.context.concerns(newRecordName(this.record, fields));
    await this.#rules.assertAllowed?.(fields, undefined, this.context);
    const [id] = await insertUnlessThere(this.plan, [fields], this.context);
    return id === undefined ? undefined : await this.#followMade(id);
  }

  /**
   * Several at once, or none of them. That their unique fields are free the caller has seen; between two who write at
   * once the database decides, and the refusal names the field but not the record.
   */
  async createAll(sent: readonly Fields[]): Promise<Row[]> {
    if (sent.length === 0) return [];
    const all: Fields[] = [];
    for (const each of sent) {
      const fields = await this.#complete({ ...this.plan.defaults, ...each }, undefined);
      await this.#rules.assertAllowed?.(fields, undefined, this.context);
      all.push(fields);
    }
    const ids = await this.#insert(all);
    const made = await this.read({ where: { [this.record.key]: ids } }, ids.length);
    this.concern(made);
    for (const after of made) await this.#rules.follow?.({ before: undefined, after }, this.context);
    return made;
  }

  /** Changes what is named; everything else stays. */
  async change(before: StoredRecord, sent: Fields): Promise<Row> {
    const changes = unmask(sent, before, this.plan);
    const fields = await this.#complete({ ...before, ...changes }, before);
    this.context.concerns(recordName(this.record, fields));
    await this.#assertAllowed(fields, before);
    const id = this.#idOf(before);
    const updating = this.context.db
      .updateTable("plainRecord")
      .set({ ...toRow(this.plan, fields), updateTime: this.context.clock.now() })
      .where("id", "=", id)
      .execute();
    await this.#unlessDouble(fields, updating);
    const after = await this.find(id);
    await this.#rules.follow?.({ before, after }, this.context);
    return after;
  }

  /** Into the recycle bin where the kind has one, else for ever. */
  async remove(records: readonly StoredRecord[]): Promise<void> {
    if (records.length === 0) return;
    await this.#rules.assertRemovable?.(records, this.context);
    const ids = records.map((record) => this.#idOf(record));
    await deleteDependents(this.plan, ids, this.context);
    const { db, clock } = this.context;
    if (this.record.trash) {
      const away = { isRemove: 1, updateTime: clock.now() };
      await db.updateTable("plainRecord").set(away).where("id", "in", ids).execute();
    } else {
      await db.deleteFrom("plainRecord").where("id", "in", ids).execute();
    }
    for (const before of records) await this.#rules.follow?.({ before, after: undefined }, this.context);
  }

  /** Out of the recycle bin. */
  async restore(records: readonly StoredRecord[]): Promise<void> {
    const { db, clock } = this.context;
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
    const shape = this.context.project.operations.get(id)?.row;
    if (!shape) throw new Error(`${id} has no rows`);
    return await this.presentIn<RowOf<Id> & object>(shape, records);
  }

  /** As users see them, with exactly the properties of a shape of the catalogue; the caller states its type. */
  async presentIn<Shown extends object>(
    shape: JsonSchema,
    records: readonly StoredRecord[],
  ): Promise<Shown[]> {
    const whole = (await this.#rules.present?.(records, this.context)) ?? records;
    const shown = planShape(this.plan, shape);
    return whole.map((record) => presentRecord(record, shown) as Shown);
  }

  /** Names them in the operation log. */
  concern(records: readonly StoredRecord[]): void {
    const names = records.slice(0, 3).map((record) => recordName(this.record, record));
    this.context.concerns(
      records.length > 3 ? `${names.join("、")}等 ${records.length} 项` : names.join("、"),
    );
  }

  async #followMade(id: number): Promise<Row> {
    const after = await this.find(id);
    this.concern([after]);
    await this.#rules.follow?.({ before: undefined, after }, this.context);
    return after;
  }

  /** Their keys. */
  async #insert(all: readonly Fields[]): Promise<number[]> {
    const inserting = insertRecords(this.plan, all, this.context).returning("id").execute();
    const [only = {}, ...others] = all;
    const rows = await this.#unlessDouble(others.length === 0 ? only : {}, inserting);
    return rows.map(({ id }) => id);
  }

  /** Refuses a row that another request has just written as well. */
  async #unlessDouble<Result>(fields: Fields, writing: Promise<Result>): Promise<Result> {
    return await writing.catch((error: unknown) => {
      throw refusalOfDouble(this.plan, fields, error);
    });
  }

  #idOf(record: StoredRecord): number {
    return record[this.record.key] as number;
  }

  async #complete(fields: Fields, before: StoredRecord | undefined): Promise<Fields> {
    return (await this.#rules.complete?.(fields, before, this.context)) ?? fields;
  }

  async #assertAllowed(fields: Fields, before: StoredRecord | undefined): Promise<void> {
    await assertUnique(this.plan, fields, before, this.context.db);
    await this.#rules.assertAllowed?.(fields, before, this.context);
  }
}
