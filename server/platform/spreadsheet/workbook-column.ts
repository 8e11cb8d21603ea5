export { REQUIRED_MARK, bareTitle } from "../../../src/domain/bare-title.ts";

/** One column of a workbook that users fill in. */
export type { ImportColumn as WorkbookColumn } from "../../../src/schema/imports/import-columns.ts";

/** By the columns' names; null where nothing was filled in. */
export type WorkbookValues = { readonly [name: string]: string | number | null };
