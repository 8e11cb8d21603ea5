import { RefusedWorkbook, TOO_LARGE } from "./refused-workbook.mjs";

/** The bytes of a part that may be so long; refused where it goes on. */
export async function collectPart(pieces, mostBytes) {
  const kept = [];
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new RefusedWorkbook(TOO_LARGE);
    kept.push(piece);
  }
  return Buffer.concat(kept);
}
