import { Refusal } from "../errors.ts";
import { holdsArchive } from "../files/file-kind.ts";
import { type RawLine, type Reader, NO_WORKBOOK, readSheets } from "./read-sheets.ts";

/** The lines that hold something of the first sheet of an .xlsx file that is visible and holds any. */
export async function readLines(content: Uint8Array, reader: Reader): Promise<readonly RawLine[]> {
  if (!holdsArchive(content)) throw new Refusal("rule", NO_WORKBOOK);
  const sheets = await readSheets({ name: "", content }, reader);
  return sheets.find(({ isHidden }) => !isHidden)?.lines ?? [];
}
