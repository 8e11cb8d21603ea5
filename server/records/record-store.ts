import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { FieldValue, RecordType } from "../../src/schema/project/record-type.ts";
import { companyScope } from "../areas/company/company-scope.ts";
import type { FirmContext } from "../binding/handler.ts";
import { Refusal } from "../errors.ts";
import { type PageRequest, fetchPage } from "../store/fetch-page.ts";
import { companyProperty, selectLookedUp, valueOf } from "./record-columns.ts";
import { type Condition, toSql } from "./record-conditions.ts";
import { recordName } from "./record-name.ts";
import { presentRecord, unmask } from "./present-record.ts";
import { letGo } from "./let-go.ts";
import type { Fields, RecordRules, StoredRecord } from "./record-rules.ts";
import type { Through } from "./read-through.ts";
import { referredFrom } from "./referred-from.ts";
import { demandUnique } from "./record-uniqueness.ts";
import { readRow, toRow } from "./stored-row.ts";

export interface Order {
  readonly field: string;
  readonly descending: boolean;
}

/** Field → its value, or several any of which will do. */
export type Where = Readonly<Record<string, FieldValue | readonly FieldValue[]>>;

interface Selection {
  readonly where?: Where;
  readonly conditions?: readonly Condition[];
  /** What records that refer to it must be like. */
  readonly through?: readonly Through[];
  readonly order?: readonly Order[];
  /** The recycle bin instead of what is in use; "both" for either. */
  readonly trash?: boolean | "both";
}

/** The most records that a list without pages gives. */
const LONGEST_LIST = 5000;

/** The records of one kind that the user may see: those of his firm, and of the client companies that are his. */
export class RecordStore {
  readonly record: RecordType;
  readonly #context: FirmContext;
  readonly #rules: RecordRules;
  /** Users whose companies are seen; null: every company. */
  readonly #scope: readonly number[] | null;

  private constructor(record: RecordType, context: FirmContext, scope: readonly number[] | null) {
    this.record = record;
    this.#context = context;
    this.#rules = context.recordRules[record.name] ?? {};
    this.#scope = scope;
  }

  static async open(name: string, context: FirmContext): Promise<RecordStore> {
    const record = (await context.readProject()).records.get(name);
    if (!record) throw new Error(`the catalogue describes no record "${name}"`);
    const owned = companyProperty(record) !== undefined;
    return new RecordStore(record, context, owned ? await companyScope(context.db, context.user) : null);
  }

  /** Newest first, unless the kind or the caller has an order. */
  async list(selection: Selection = {}): Promise<StoredRecord[]> {
    const rows = await this.#ordered(selection).limit(LONGEST_LIST).execute();
    return rows.map((row) => readRow(this.record, row));
  }

  async page(selection: Selection, paging: PageRequest): Promise<{ list: StoredRecord[]; total: number }> {
    const { list, total } = await fetchPage(this.#ordered(selection), paging);
    return { list: list.map((row) => readRow(this.record, row)), total };
  }

  async count(selection: Selection = {}): Promise<number> {
    const { total } = await this.#select(selection)
      .clearSelect()
      .select((select) => select.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return total;
  }

  async first(selection: Selection): Promise<StoredRecord | undefined> {
    const row = await this.#ordered(selection).limit(1).executeTakeFirst();
    return row && readRow(this.record, row);
  }

  /** Refuses a record that is none the user may see. */
  async find(id: number): Promise<StoredRecord> {
    const found = await this.first({ where: { [this.record.key]: id } });
    if (!found) throw this.#missing();
    return found;
  }

  /** All of them or a refusal, for a change: other writes about them wait. */
  async take(ids: readonly number[], selection: Selection = {}): Promise<StoredRecord[]> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return [];
    await this.lock(wanted);
    const found = await this.list({ ...selection, where: { ...selection.where, [this.record.key]: wanted } });
    this.concern(found);
    if (found.length < wanted.length) throw this.#missing();
    return found;
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

  async create(sent: Fields): Promise<StoredRecord> {
    const { db, clock, user } = this.#context;
    const fields = await this.#complete({ ...this.#defaults(), ...sent }, undefined);
    this.#context.concerns(recordName(this.record, fields));
    await this.#demand(fields, undefined);
    const { id } = await db
      .insertInto("plainRecord")
      .values({
        resource: this.record.name,
        ...toRow(this.record, fields),
        createTime: clock.now(),
        updateTime: clock.now(),
        createUserId: user.id,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const after = await this.find(id);
    await this.#rules.follow?.({ before: undefined, after }, this.#context);
    return after;
  }

  /** Changes what is named; everything else stays. */
  async change(before: StoredRecord, sent: Fields): Promise<StoredRecord> {
    const changes = unmask(sent, before, this.record);
    const fields = await this.#complete({ ...before, ...changes }, before);
    this.#context.concerns(recordName(this.record, fields));
    await this.#demand(fields, before);
    const id = this.#idOf(before);
    await this.#context.db
      .updateTable("plainRecord")
      .set({ ...toRow(this.record, fields), updateTime: this.#context.clock.now() })
      .where("id", "=", id)
      .execute();
    const after = await this.find(id);
    await this.#rules.follow?.({ before, after }, this.#context);
    return after;
  }

  /** Into the recycle bin where the kind has one, else for ever. */
  async remove(records: readonly StoredRecord[]): Promise<void> {
    if (records.length === 0) return;
    await this.#rules.demandRemovable?.(records, this.#context);
    const ids = records.map((one) => this.#idOf(one));
    await letGo(this.record, ids, this.#context);
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
    for (const one of records) {
      await this.#demand(one, one);
      await db
        .updateTable("plainRecord")
        .set({ isRemove: 0, updateTime: clock.now() })
        .where("id", "=", this.#idOf(one))
        .execute();
    }
  }

  /** As people see them, with exactly the properties of `shape`. */
  async present(records: readonly StoredRecord[], shape = this.record.schema): Promise<Fields[]> {
    const whole = (await this.#rules.present?.(records, this.#context)) ?? records;
    return whole.map((one) => presentRecord(one, shape, this.record));
  }

  /** Names them in the operation log. */
  concern(records: readonly StoredRecord[]): void {
    const names = records.slice(0, 3).map((one) => recordName(this.record, one));
    this.#context.concerns(
      records.length > 3 ? `${names.join("、")}等 ${records.length} 项` : names.join("、"),
    );
  }

  #missing(): Refusal {
    return new Refusal("missing", `${this.record.title}不存在或已被删除，请刷新后重试`);
  }

  #idOf(record: StoredRecord): number {
    return record[this.record.key] as number;
  }

  #select({ where = {}, conditions = [], through = [], trash = false }: Selection) {
    let query = this.#context.db
      .selectFrom("plainRecord as r")
      .select([
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
      ])
      .select(selectLookedUp(this.record))
      .where("r.resource", "=", this.record.name);
    if (trash !== "both") query = query.where("r.isRemove", "=", trash ? 1 : 0);
    for (const condition of [...equalities(where), ...conditions]) {
      query = query.where(toSql(this.record, condition));
    }
    for (const one of through) query = query.where(referredFrom(this.#context.db, one));
    if (companyProperty(this.record) === undefined) return query;
    return query.where((of) =>
      of.or([of("r.companyId", "is", null), of("r.companyId", "in", this.#companies())]),
    );
  }

  #companies() {
    const { db } = this.#context;
    const inUse = db.selectFrom("company").select("company.companyId").where("company.isRemove", "=", 0);
    const scope = this.#scope;
    if (scope === null) return inUse;
    return inUse.where("company.companyId", "in", (from) =>
      from
        .selectFrom("companyGrant")
        .select("companyGrant.companyId")
        .where("companyGrant.userId", "in", scope),
    );
  }

  #ordered(selection: Selection) {
    const usual = this.record.order.map((name) => ({
      field: name.replace(/^-/, ""),
      descending: name.startsWith("-"),
    }));
    let query = this.#select(selection);
    for (const { field, descending } of [...(selection.order ?? []), ...usual]) {
      const value = valueOf(this.record, field) as RawBuilder<SqlBool>;
      query = query.orderBy(value, (order) => (descending ? order.desc() : order.asc()).nullsLast());
    }
    return query.orderBy("r.id", "desc");
  }

  #defaults(): Fields {
    const given = Object.entries(this.record.schema.properties ?? {}).flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    return Object.fromEntries(given);
  }

  async #complete(fields: Fields, before: StoredRecord | undefined): Promise<Fields> {
    return (await this.#rules.complete?.(fields, before, this.#context)) ?? fields;
  }

  async #demand(fields: Fields, before: StoredRecord | undefined): Promise<void> {
    await demandUnique(this.record, fields, before, this.#context);
    await this.#rules.demand?.(fields, before, this.#context);
  }
}

function equalities(where: Where): Condition[] {
  return Object.entries(where).map(([field, value]) => ({
    fields: [field],
    match: Array.isArray(value) ? ("in" as const) : ("equals" as const),
    value,
  }));
}
