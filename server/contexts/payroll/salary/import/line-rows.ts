import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { ImportRow } from "../../../../contracts/import-kind.ts";
import type { Fields } from "../../../../contracts/record.ts";
import type { FieldError } from "../../../../platform/errors.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { INPUTS } from "../lines/line-amounts.ts";
import type { ImportTarget } from "./import-target.ts";
import { readOwnFields } from "./read-own-fields.ts";
import { findRepeatedPeople } from "./repeated-people.ts";
import { findRowPeople } from "./row-people.ts";
import type { RowPerson } from "./row-person.ts";

/** A row of a wage sheet. */
export interface LineRow {
  /** With 0 in each blank cell of a column of amounts that any row fills in. */
  readonly row: ImportRow;
  readonly person: RowPerson;
  /** The fields of the line, amounts in yuan. */
  readonly input: Fields;
  /** Those that are found of the row by itself, its cells and its place in the file. */
  readonly faults: readonly FieldError[];
}

/**
 * The rows of a wage sheet. In a column that any row fills in, a blank cell is an amount of 0; a column that is blank
 * throughout leaves the lines as they are.
 */
export async function readLineRows(
  rows: readonly ImportRow[],
  target: ImportTarget,
  context: FirmContext,
): Promise<LineRow[]> {
  const { record } = await RecordStore.open("salaryLine", context);
  const people = await findRowPeople(rows, target, { mayJoin: true }, context);
  const repeated = findRepeatedPeople(rows, people);
  const filled = INPUTS.filter((name) => rows.some(({ values }) => isFilled(values[name])));
  const read: LineRow[] = [];
  for (const [index, row] of rows.entries()) {
    const person = people[index] ?? { faults: [] };
    const { fields, faults } = await readOwnFields(row, record, context);
    const above = repeated.get(index);
    const own = [...row.faults, ...faults];
    const lacksAmounts = own.length === 0 && !INPUTS.some((name) => isFilled(row.values[name]));
    const blank = filled.filter((name) => !isFilled(row.values[name]));
    const zeroes = Object.fromEntries(blank.map((name) => [name, 0]));
    read.push({
      row: { ...row, values: { ...row.values, ...zeroes } },
      person,
      input: { ...fields, ...zeroes },
      faults: [
        ...own,
        ...person.faults,
        ...(above === undefined ? [] : [{ path: "rowZjhm", message: `证件号码与第 ${above} 行重复` }]),
        ...(lacksAmounts ? [{ path: "", message: NO_AMOUNTS }] : []),
      ],
    });
  }
  return read;
}

const NO_AMOUNTS = "没有填写任何金额，不发放的人员请删除该行";

function isFilled(value: string | number | null | undefined): boolean {
  return value !== null && value !== undefined;
}
