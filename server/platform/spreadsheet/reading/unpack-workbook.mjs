import { fromBufferPromise } from "yauzl";
import { boundSheet } from "./bound-sheet.mjs";
import { BrokenWorkbook } from "./broken-workbook.mjs";
import { collectPart } from "./collect-part.mjs";
import { otherArchive } from "./file-content.mjs";
import { RefusedWorkbook } from "./refused-workbook.mjs";
import { workbookParts } from "./workbook-parts.mjs";
import { zeroFormats } from "./zero-formats.mjs";

const WORKBOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";

/**
 * The parts that are read of a workbook, each within its bounds; the others stay packed: `sheets`, each with its name, whether
 * it is hidden and, unless it is too large for what the visible ones have left, its `xml`, `merges` and `zeros`; the bytes
 * of `sharedStrings` and `styles` where there are any; and `is1904`.
 */
export async function unpackWorkbook(content, { limits, tally }) {
  try {
    return await unpackParts(content, { limits, tally });
  } catch (cause) {
    if (cause instanceof RefusedWorkbook || cause instanceof BrokenWorkbook) throw cause;
    throw new BrokenWorkbook("no archive, or a broken one", { cause });
  }
}

async function unpackParts(content, { limits, tally }) {
  const { unpack, paths } = await openArchive(content);
  const other = otherArchive(paths);
  if (other) throw new RefusedWorkbook(other);
  const whole = (mostBytes) => async (pieces) => await collectPart(pieces, mostBytes);
  const workbook = await unpack(WORKBOOK, whole(limits.factBytes));
  const relations = await unpack(RELATIONS, whole(limits.factBytes));
  if (!workbook || !relations) throw new BrokenWorkbook("no part that names the sheets");
  const parts = workbookParts(String(workbook), String(relations));
  if (parts.sheets.length > limits.sheets)
    throw new RefusedWorkbook(`工作表超过 ${limits.sheets} 个，请删除多余的工作表后重新上传`);
  const sharedStrings = await unpack(parts.sharedStrings, whole(limits.textBytes));
  const styles = await unpack(parts.styles, whole(limits.factBytes));
  const options = { tally, zeroFormats: zeroFormats(String(styles ?? "")), mostMerges: limits.merges };
  const take = async ({ name, path }) => {
    const sheet = parts.sheets.length > 1 ? `工作表“${name}”` : "";
    const taken = await unpack(path, async (pieces) => await boundSheet(pieces, { ...options, sheet }));
    if (!taken) throw new BrokenWorkbook(`no part ${path}`);
    return taken;
  };
  return { sheets: await takeSheets(parts.sheets, take), sharedStrings, styles, is1904: parts.is1904 };
}

/** The visible ones first: a hidden one that is too large is left unread, and so are those behind it. */
async function takeSheets(sheets, take) {
  const taken = new Map();
  for (const sheet of sheets) if (!sheet.isHidden) taken.set(sheet, await take(sheet));
  try {
    for (const sheet of sheets) if (sheet.isHidden) taken.set(sheet, await take(sheet));
  } catch (cause) {
    if (!(cause instanceof RefusedWorkbook)) throw cause;
  }
  return sheets.map((sheet) => ({ ...sheet, ...taken.get(sheet) }));
}

/** The paths in an archive, and `unpack`, which takes the part of one; undefined where there is none. */
async function openArchive(content) {
  // Names and sizes that an archive claims are not believed: what comes out is counted.
  const archive = await fromBufferPromise(content, { decodeStrings: false, validateEntrySizes: false });
  const entries = new Map();
  for await (const entry of archive.eachEntry()) entries.set(entry.fileNameRaw.toString("latin1"), entry);
  const unpack = async (path, take) => {
    const entry = entries.get(path);
    if (!entry) return undefined;
    if (entry.isEncrypted()) throw new RefusedWorkbook("文件设有密码，请取消密码后重新上传");
    return await take(await archive.openReadStreamPromise(entry));
  };
  return { unpack, paths: [...entries.keys()] };
}
