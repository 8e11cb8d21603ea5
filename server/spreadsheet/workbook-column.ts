/** One column of a workbook that users fill in. */
export interface WorkbookColumn {
  /** Name of the value in the row that is read. */
  readonly name: string;
  /** At the head of the column; how it is found again, wherever it stands. */
  readonly title: string;
  readonly required?: true;
  /**
   * What is read from a cell, default `text`: a text without blanks around it, a finite number, or a day
   * `YYYY-MM-DD`. Anything else is a fault of the row.
   */
  readonly type?: "text" | "number" | "date";
  /** Shown in the template: what to fill in, the values allowed. */
  readonly hint?: string;
  readonly example?: string;
  /** In characters; default 18. */
  readonly width?: number;
}

/** By the columns' names; null where nothing was filled in. */
export type WorkbookValues = { readonly [name: string]: string | number | null };

/** Marks a required column in the template, and is not part of its title. */
export const REQUIRED_MARK = "*";

/** A title as it is compared: blanks and the mark do not count. */
export function bareTitle(title: string): string {
  return title.replaceAll(REQUIRED_MARK, "").replaceAll(/\s+/g, "");
}
