import type { Operation } from "../../src/schema/project/operation.ts";
import { Refusal } from "../platform/errors.ts";
import { endingOf, fileKindOf, holdsArchive } from "../platform/files/file-kind.ts";
import { readImageSize } from "../platform/files/image-size.ts";
import type { FileContent } from "../platform/files/stored-file.ts";
import { BrokenArchive, inspectArchive } from "../platform/files/inspect-archive.ts";
import type { FormParts } from "./read-form.ts";

/** A larger image takes the memory of the browser that shows it: 100 million pixels are 400 MB. */
const MOST_PIXELS = 100_000_000;

/**
 * The form with its files as what they are found to be. Refuses, at the field, a file that the operation does not
 * take, one whose bytes are something else than its name says, an image that is dangerous to open and an archive
 * that is dangerous to unpack. Of an operation that reads its file (`isRead`) the archive is left to the reader, and so
 * are the bytes of a table where it takes tables of several endings: systems name them by any.
 */
export async function assertAcceptedFiles(
  { uploads }: Operation,
  form: FormParts,
  isRead: boolean,
): Promise<FormParts> {
  const files: [string, FileContent][] = [];
  for (const [field, file] of Object.entries(form.files)) {
    const accepted = uploads.get(field);
    files.push([field, accepted ? await assertAccepted(field, file, { accepted, isRead }) : file]);
  }
  return { ...form, files: Object.fromEntries(files) };
}

async function assertAccepted(
  field: string,
  file: FileContent,
  { accepted, isRead }: { readonly accepted: readonly string[]; readonly isRead: boolean },
): Promise<FileContent> {
  const refusal = (message: string) => new Refusal("validation", message, [{ path: field, message }]);
  const ending = endingOf(file.name);
  if (!accepted.includes(ending)) throw refusal(`仅支持 ${accepted.join("、")} 格式的文件`);
  const kind = fileKindOf(file.name);
  // An empty file has no bytes to examine; its operation refuses it.
  if (!kind || file.content.byteLength === 0) return file;
  const isLeft = isRead && kind.isTable && accepted.filter((each) => fileKindOf(each)?.isTable).length > 1;
  if (!isLeft && !kind.fits(file.content)) throw refusal(`文件内容不是 ${ending} 格式，请检查后重新上传`);
  const size = kind.mime.startsWith("image/") ? readImageSize(file.content) : undefined;
  if (size && size.width * size.height > MOST_PIXELS) throw refusal("图片尺寸过大，不能超过 1 亿像素");
  if (holdsArchive(file.content) && !isRead) {
    await inspectArchive(file.content).catch((cause: unknown) => {
      if (cause instanceof BrokenArchive) throw refusal("文件已损坏，无法打开，请检查后重新上传");
      throw cause;
    });
  }
  return { ...file, mime: kind.mime };
}
