import { assertNoTransaction } from "../database/long-work.ts";
import { type Entry, type ZipFile, fromBufferPromise, getFileNameLowLevel, validateFileName } from "yauzl";
import { Refusal } from "../errors.ts";

/** Of everything in an archive, unpacked. */
const MOST_MB = 100;

const MOST_ENTRIES = 2000;

/** The bytes are no archive, or a broken one. */
export class BrokenArchive extends Error {
  override readonly name = "BrokenArchive";
}

/**
 * Looks through a .zip, .xlsx or .docx, keeping nothing. Throws BrokenArchive, and a Refusal for dangerous archives: too
 * much, counted as it unpacks whatever the archive claims, too many entries, paths that lead out of its folder, links, and
 * what is locked by a password.
 */
export async function inspectArchive(content: Uint8Array): Promise<void> {
  assertNoTransaction("unpacking an archive");
  try {
    const { buffer, byteOffset, byteLength } = content;
    // Its own checks of names and sizes would refuse without a reason that a user can read.
    const archive = await fromBufferPromise(Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength), {
      decodeStrings: false,
      validateEntrySizes: false,
    });
    await visitEntries(archive);
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new BrokenArchive("no archive, or a broken one", { cause });
  }
}

async function visitEntries(archive: ZipFile): Promise<void> {
  let entries = 0;
  let bytes = 0;
  for await (const entry of archive.eachEntry()) {
    entries += 1;
    if (entries > MOST_ENTRIES)
      throw new Refusal("rule", `压缩文件内超过 ${MOST_ENTRIES} 个文件，请减少后重新上传`);
    if (safeName(entry).endsWith("/")) continue;
    for await (const piece of await archive.openReadStreamPromise(entry)) {
      bytes += (piece as Buffer).length;
      if (bytes > MOST_MB * 1024 * 1024)
        throw new Refusal("rule", `文件解压后超过 ${MOST_MB}MB，请精简后重新上传`);
    }
  }
}

const LINK = 0o120000;
const TYPE_OF_MODE = 0o170000;

function safeName(entry: Entry): string {
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  const isLink = ((entry.externalFileAttributes >>> 16) & TYPE_OF_MODE) === LINK;
  // A drive's letter is refused without the slash behind it, too.
  if (isLink || /^[a-z]:/i.test(name) || name.includes("\0") || validateFileName(name) !== null) {
    throw new Refusal("rule", `压缩文件内含有不安全的路径“${name}”，不能上传`);
  }
  if (entry.isEncrypted()) throw new Refusal("rule", "压缩文件设有密码，请取消密码后重新上传");
  return name;
}
