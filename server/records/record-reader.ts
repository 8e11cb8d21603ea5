import type { RecordType } from "../../src/schema/project/record-type.ts";
import type { FirmContext } from "../contracts/firm-context.ts";
import type { StoredRecord } from "../contracts/record.ts";
import { Refusal } from "../platform/errors.ts";
import { planOn } from "./plan/plan-on.ts";
import { type RecordPlan, planRecord } from "./plan/record-plan.ts";
import { type PageRequest, fetchPage } from "./query/fetch-page.ts";
import { fetchWhole } from "./query/fetch-whole.ts";
import { type Scoped, type Selection, isOfOne, orderRecords, recordsBelow } from "./query/select-records.ts";
import { readRow } from "./write/stored-row.ts";

/** The most records that a list without pages gives. */
const LONGEST_LIST = 5000;

/** The number of records that are read at once when there are more than a list. */
const STREAMED_AT_ONCE = 500;

/** The records of one kind that the user may see, as they are stored: one by one, page by page, whole. */
export class RecordReader<Row extends StoredRecord> {
  readonly record: RecordType;
  protected readonly plan: RecordPlan;
  protected readonly context: FirmContext;
  /** Users whose companies are seen; null: every company. */
  readonly #scope: readonly number[] | null;

  protected constructor(record: RecordType, context: FirmContext, scope: readonly number[] | null) {
    this.record = record;
    this.plan = planOn(planRecord(record), context.project.states, context.clock.now().slice(0, 10));
    this.context = context;
    this.#scope = scope;
  }

  /**
   * Newest first, unless the kind or the caller has an order. For what one company or one record has; refuses beyond
   * its bound, so that no caller adds up a part for the whole. What a firm has is counted, summed or streamed.
   */
  async list(selection: Selection = {}): Promise<Row[]> {
    const { longestList = LONGEST_LIST } = this.context;
    return await this.read(selection, isOfOne(this.plan, selection) ? LONGEST_LIST : longestList);
  }

  /** All of them, page by page, the newest first: for jobs, exports, and tables as long as the firm has clients. */
  async *each(
    selection: Omit<Selection, "order"> = {},
    size = STREAMED_AT_ONCE,
  ): AsyncGenerator<readonly Row[]> {
    for (let below: number | undefined; ;) {
      const rows = await recordsBelow(this.scoped(), selection, below).limit(size).execute();
      if (rows.length > 0) yield rows.map((row) => this.rowOf(row));
      below = rows.at(-1)?.rowId;
      if (rows.length < size) return;
    }
  }

  async page(selection: Selection, paging: PageRequest): Promise<{ list: Row[]; total: number }> {
    const { list, total } = await fetchPage(orderRecords(this.scoped(), selection), paging);
    return { list: list.map((row) => this.rowOf(row)), total };
  }

  async first(selection: Selection): Promise<Row | undefined> {
    const row = await orderRecords(this.scoped(), selection).limit(1).executeTakeFirst();
    return row && this.rowOf(row);
  }

  /** Refuses a record that is none the user may see. */
  async find(id: number): Promise<Row> {
    const record = await this.first({ where: { [this.record.key]: id } });
    if (!record) throw this.missing();
    return record;
  }

  /** The catalogue describes what the table keeps. */
  protected rowOf(row: Parameters<typeof readRow>[1]): Row {
    return readRow(this.plan, row) as Row;
  }

  protected missing(): Refusal {
    return new Refusal("missing", `${this.record.title}不存在或已被删除，请刷新后重试`);
  }

  protected scoped(): Scoped {
    return { plan: this.plan, db: this.context.db, scope: this.#scope };
  }

  /** As `list`, but beyond `most` rows it refuses instead of leaving some out. */
  protected async read(selection: Selection, most: number): Promise<Row[]> {
    const tooMany = `${this.record.title}超过 ${most} 条，无法一次列出，请缩小范围后重试`;
    const rows = await fetchWhole(orderRecords(this.scoped(), selection), most, tooMany);
    return rows.map((row) => this.rowOf(row));
  }
}
