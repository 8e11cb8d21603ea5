import { RefusedWorkbook, TOO_LARGE } from "./refused-workbook.mjs";

/** Ends a file of DOS. */
const END_OF_DOS = "\u001a";

/** Characters that no text has. */
// oxlint-disable-next-line no-control-regex -- these are what a program has and a text has not
const NO_TEXT = /[\u0000-\u0008\u000e-\u0019\u001c-\u001f]/;

/** The text of a file in UTF-8, UTF-16 with its mark, or GB 18030, which GBK and GB 2312 are parts of. */
export function decodeText(content, mostBytes) {
  if (content.length > mostBytes) throw new RefusedWorkbook(TOO_LARGE);
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return textOf(content, ["utf-16le"]);
  if (first === 0xfe && second === 0xff) return textOf(content, ["utf-16be"]);
  return textOf(content, ["utf-8", "gb18030"]);
}

function textOf(content, encodings) {
  const text = encodings.map((encoding) => decode(content, encoding)).find((read) => read !== undefined);
  if (text === undefined || NO_TEXT.test(text))
    throw new RefusedWorkbook("文件不是表格或文字编码无法识别，请用 Excel 另存为 .xlsx 后重新上传");
  return text.endsWith(END_OF_DOS) ? text.slice(0, -1) : text;
}

function decode(content, encoding) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch (error) {
    if (error.code === "ERR_ENCODING_INVALID_ENCODED_DATA") return undefined;
    throw error;
  }
}
