import { RefusedWorkbook } from "./refused-workbook.mjs";

/** A cell holds 32,767 characters, each of which may be written as an entity. */
const LONGEST = 256 * 1024;

const DEEPEST = 100;

const STRANGE = "文件结构异常，请用 Excel 另存为 .xlsx 后重新上传";

/**
 * The text of a part, piece by piece, each ending with a tag. Refuses what no workbook has and what takes the time or the
 * memory of parsers: a tag, or a text before one, that goes on and on, and tags within tags without end.
 */
export async function* wholeTags(pieces) {
  let depth = 0;
  let tail = "";
  for await (const piece of pieces) {
    const text = tail + piece.toString("latin1");
    let begin = 0;
    for (let end = endOfTag(text, begin); end !== -1; end = endOfTag(text, begin)) {
      if (end - begin > LONGEST) throw new RefusedWorkbook(STRANGE);
      depth = Math.max(0, depth + stepOf(text, text.indexOf("<", begin), end));
      if (depth > DEEPEST) throw new RefusedWorkbook(STRANGE);
      begin = end;
    }
    tail = text.slice(begin);
    if (tail.length > LONGEST) throw new RefusedWorkbook(STRANGE);
    yield text.slice(0, begin);
  }
  yield tail;
}

/** Behind the next tag, comment or CDATA section; -1 where it is not complete yet. */
function endOfTag(text, from) {
  const open = text.indexOf("<", from);
  if (open === -1) return -1;
  const [mark, within] = closingOf(text, open);
  const close = text.indexOf(mark, open + within);
  return close === -1 ? -1 : close + mark.length;
}

function closingOf(text, open) {
  if (text.startsWith("<!--", open)) return ["-->", 4];
  if (text.startsWith("<![CDATA[", open)) return ["]]>", 9];
  return [">", 1];
}

/** Into an element, out of one, or neither. */
function stepOf(text, open, end) {
  const first = text[open + 1];
  if (first === "/") return -1;
  return first === "!" || first === "?" || text[end - 2] === "/" ? 0 : 1;
}
