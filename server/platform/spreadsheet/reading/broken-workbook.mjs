/** The bytes are no workbook, or a broken one. */
export class BrokenWorkbook extends Error {
  name = "BrokenWorkbook";
}
