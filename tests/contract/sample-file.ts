import { strToU8, zipSync } from "fflate";

const SIGNATURES: Readonly<Record<string, readonly number[]>> = {
  // A table that can be read, of which no column is known.
  ".csv": [...strToU8("样例列\r\n样例\r\n")],
  ".png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ".jpg": [0xff, 0xd8, 0xff],
  ".pdf": [...strToU8("%PDF-1.4")],
  ".xlsx": [...zipSync({ "sheet.xml": strToU8("<sheet/>") })],
};

/** A small file of one of the endings, with its signature as first bytes. Throws where none has a signature here. */
export function sampleFile(endings: readonly string[] = [".png"]): File {
  const ending = Object.keys(SIGNATURES).find((candidate) => endings.includes(candidate));
  if (ending === undefined) throw new Error(`no sample of a file that ends in ${endings.join(", ")}`);
  return new File([Uint8Array.from(SIGNATURES[ending] ?? [])], `样例${ending}`);
}
