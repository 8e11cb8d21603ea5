import { RefusedWorkbook } from "./refused-workbook.mjs";

const beginsWith = (signature) => (content) =>
  content.subarray(0, signature.length).equals(Buffer.from(signature, "latin1"));

const ARCHIVE = beginsWith("PK\u0003\u0004");
const COMPOUND = beginsWith("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1");

const SAVE = "请用 Excel 另存为 .xlsx 后重新上传";
const EXPORT = "请从原系统导出 Excel 或 CSV 文件后重新上传";
const UNPACK = "请解压后上传其中的表格文件";

/** Files that are no tables, by their first bytes. */
const OTHERS = [
  ["%PDF-", `文件是 PDF，${EXPORT}`],
  ["\u0089PNG", `文件是图片，${EXPORT}`],
  ["\u00ff\u00d8\u00ff", `文件是图片，${EXPORT}`],
  ["GIF8", `文件是图片，${EXPORT}`],
  ["BM", `文件是图片，${EXPORT}`, (content) => content.includes(0)],
  ["RIFF", `文件是图片或音视频，${EXPORT}`],
  ["Rar!", `文件是压缩包，${UNPACK}`],
  ["7z\u00bc\u00af", `文件是压缩包，${UNPACK}`],
  ["\u001f\u008b", `文件是压缩包，${UNPACK}`],
  ["{\\rtf", `文件是 Word 文档，${SAVE}`],
].map(([signature, message, also = () => true]) => {
  const begins = beginsWith(signature);
  return { fits: (content) => begins(content) && also(content), message };
});

/** `archive`, `compound` (an Excel file of before 2007) or `text`. Refuses what is none of them in words. */
export function contentKind(content) {
  if (content.length === 0) throw new RefusedWorkbook("文件是空的，请检查后重新上传");
  if (ARCHIVE(content)) return "archive";
  if (COMPOUND(content)) {
    refuseOtherCompound(content);
    return "compound";
  }
  const other = OTHERS.find(({ fits }) => fits(content));
  if (other) throw new RefusedWorkbook(other.message);
  return "text";
}

/** Files of Office before 2007, and those with a password, name their streams in UTF-16. */
function refuseOtherCompound(content) {
  const holds = (stream) => content.includes(Buffer.from(stream, "utf16le"));
  if (holds("EncryptedPackage")) throw new RefusedWorkbook("文件设有密码，请取消密码后重新上传");
  if (holds("Workbook") || holds("Book")) return;
  if (holds("WordDocument")) throw new RefusedWorkbook(`文件是 Word 文档，${SAVE}`);
  if (holds("PowerPoint Document")) throw new RefusedWorkbook(`文件是演示文稿，${EXPORT}`);
  throw new RefusedWorkbook(`文件不是表格，${EXPORT}`);
}

/** Kinds of archive that are no .xlsx file, by the beginnings of paths in them. */
const ARCHIVES = [
  ["xl/workbook.bin", `文件是 .xlsb 格式，${SAVE}`],
  ["word/", `文件是 Word 文档，${SAVE}`],
  ["ppt/", `文件是演示文稿，${EXPORT}`],
  ["Index/", "文件是 Numbers 表格，请导出为 Excel 文件后重新上传"],
  ["OFD.xml", `文件是 OFD，${EXPORT}`],
  ["content.xml", `文件是 OpenDocument 表格（.ods），${SAVE}`],
];

/** The sentence for an archive of something else; undefined for an .xlsx file. */
export function otherArchive(paths) {
  if (paths.includes("xl/workbook.xml")) return undefined;
  const found = ARCHIVES.find(([begin]) => paths.some((path) => path.startsWith(begin)));
  return found?.[1] ?? `文件是压缩包，${UNPACK}`;
}
