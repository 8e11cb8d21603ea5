import type { CountedNumber, FieldValue } from "../../src/schema/project/record-type.ts";
import type { StoredRecord } from "../contracts/record.ts";
import {
  type GroupKey,
  type RecordGroup,
  countPerCompany,
  countRecords,
  groupRecords,
  latestRecords,
  recordExists,
  sumOfRecords,
  summariseRecords,
} from "./query/record-statistics.ts";
import type { Selection, Where } from "./query/select-records.ts";
import { RecordReader } from "./record-reader.ts";

/** The statistics of the records of one kind: calculated by the database, however many there are. */
export class RecordCounter<Row extends StoredRecord> extends RecordReader<Row> {
  async count(selection: Selection = {}): Promise<number> {
    return await countRecords(this.scoped(), selection);
  }

  async exists(selection: Selection): Promise<boolean> {
    return await recordExists(this.scoped(), selection);
  }

  /** The sum of a field, exact to its last decimal; 0 of nothing. */
  async sum(field: string, selection: Selection = {}): Promise<number> {
    return await sumOfRecords(this.scoped(), field, selection);
  }

  /** The number of records of each combination of the keys' values, and the sums of fields of them. */
  async groupBy<Sum extends string = never>(
    keys: readonly GroupKey[],
    selection: Selection = {},
    sums: readonly Sum[] = [],
  ): Promise<RecordGroup<Sum>[]> {
    return await groupRecords(this.scoped(), keys, selection, sums);
  }

  /** The numbers of `x-counts` for the selected records, by name; the caller states their type. */
  async summarise<Numbers extends Readonly<Record<string, number>>>(
    numbers: readonly CountedNumber[],
    selection: Selection = {},
  ): Promise<Numbers> {
    return (await summariseRecords(this.scoped(), numbers, selection)) as Numbers;
  }

  /**
   * For a list of companies, to be joined by `ofCompany`: how many of the records of each are like this, when the latest
   * of them came (`lastTime`), and its number (`newestId`).
   */
  perCompany<Name extends string>(wheres: Readonly<Record<Name, Where>>) {
    return countPerCompany(this.scoped(), wheres);
  }

  /** Value of the key → its first record in the usual order, which is the newest unless the kind has another. */
  async latestPer(key: string, selection: Selection = {}): Promise<Map<FieldValue, Row>> {
    const rows = await latestRecords(this.scoped(), key, selection).execute();
    return new Map(rows.map((row) => this.rowOf(row)).map((record) => [record[key] as FieldValue, record]));
  }
}
