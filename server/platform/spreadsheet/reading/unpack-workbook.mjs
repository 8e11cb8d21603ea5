import { fromBufferPromise } from "yauzl";
import { boundSheet } from "./bound-sheet.mjs";
import { collectPart } from "./collect-part.mjs";
import { partsOfFirstSheet } from "./first-sheet.mjs";
import { RefusedWorkbook } from "./refused-workbook.mjs";

const WORKBOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";

/** The bytes are no archive, or a broken one. */
class BrokenWorkbook extends Error {
  name = "BrokenWorkbook";
}

/** The parts that the first sheet is read from, by path, each within its bounds; the others stay packed. */
export async function unpackWorkbook(content, limits) {
  try {
    return await unpackParts(content, limits);
  } catch (cause) {
    if (cause instanceof RefusedWorkbook) throw cause;
    throw new BrokenWorkbook("no archive, or a broken one", { cause });
  }
}

async function unpackParts(content, limits) {
  // Names and sizes that an archive claims are not believed: what comes out is counted.
  const archive = await fromBufferPromise(content, { decodeStrings: false, validateEntrySizes: false });
  const entries = new Map();
  for await (const entry of archive.eachEntry()) entries.set(entry.fileNameRaw.toString("latin1"), entry);
  const unpack = async (path, take) => {
    const entry = entries.get(path);
    if (!entry) return undefined;
    if (entry.isEncrypted()) throw new RefusedWorkbook("文件设有密码，请取消密码后重新上传");
    return [path, await take(await archive.openReadStreamPromise(entry))];
  };
  const whole = (mostBytes) => async (pieces) => await collectPart(pieces, mostBytes);
  const workbook = await unpack(WORKBOOK, whole(limits.factBytes));
  const relations = await unpack(RELATIONS, whole(limits.factBytes));
  if (!workbook || !relations) return {};
  const { sheet, sharedStrings, styles } = partsOfFirstSheet(String(workbook[1]), String(relations[1]));
  const parts = [
    workbook,
    relations,
    await unpack(sheet, async (pieces) => await boundSheet(pieces, limits)),
    await unpack(sharedStrings, whole(limits.textBytes)),
    await unpack(styles, whole(limits.factBytes)),
  ];
  return Object.fromEntries(parts.filter((part) => part !== undefined));
}
