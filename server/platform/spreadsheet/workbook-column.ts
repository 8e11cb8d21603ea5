import type { ColumnType } from "../../../src/schema/project/import-kind.ts";

export { REQUIRED_MARK, bareTitle } from "../../../src/domain/bare-title.ts";

/** One column of a workbook that users fill in. */
export interface WorkbookColumn {
  /** Name of the value in the row that is read. */
  readonly name: string;
  /**
   * At the head of the column; how it is found again, wherever it stands. A unit at its end, 注册资本（元）, is that of the
   * values: those of a column 注册资本（万元） are converted, by `placesBetween` and `amountInUnit` of src/domain.
   */
  readonly title: string;
  /** Other titles that files of others give it. */
  readonly synonyms?: readonly string[];
  readonly required?: true;
  /**
   * The kind of field that a cell is read as, as the form would; default `text`. A cell that holds no value of it is a
   * fault of the row.
   */
  readonly type?: ColumnType;
  /** A number that its rows do not add up to, such as a balance. */
  readonly balance?: true;
  /** Shown in the template: what to fill in, the values allowed. */
  readonly hint?: string;
  readonly example?: string;
  /** In characters; default 18. */
  readonly width?: number;
}

/** By the columns' names; null where nothing was filled in. */
export type WorkbookValues = { readonly [name: string]: string | number | null };
