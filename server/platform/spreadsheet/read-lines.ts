import { type RawLine, type Reader, readSheets } from "./read-sheets.ts";

/** The lines that hold something of the first sheet that is visible and holds any. */
export async function readLines(content: Uint8Array, reader: Reader): Promise<readonly RawLine[]> {
  const sheets = await readSheets({ name: "", content }, reader);
  return sheets.find(({ isHidden }) => !isHidden)?.lines ?? [];
}
