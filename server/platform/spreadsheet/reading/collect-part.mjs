import { RefusedWorkbook, TOO_LARGE } from "./refused-workbook.mjs";
import { wholeTags } from "./whole-tags.mjs";

/** The bytes of a part that may be so long; refused where it goes on. */
export async function collectPart(pieces, mostBytes) {
  const kept = [];
  let bytes = 0;
  for await (const text of wholeTags(pieces)) {
    bytes += text.length;
    if (bytes > mostBytes) throw new RefusedWorkbook(TOO_LARGE);
    kept.push(Buffer.from(text, "latin1"));
  }
  return Buffer.concat(kept);
}
