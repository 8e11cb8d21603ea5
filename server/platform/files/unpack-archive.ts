import { assertNoTransaction } from "../database/long-work.ts";
import { type Entry, type ZipFile, fromBufferPromise, getFileNameLowLevel, validateFileName } from "yauzl";
import { Refusal } from "../errors.ts";

interface ArchiveLimits {
  /** Of everything in it, unpacked. */
  readonly bytes: number;
  readonly entries: number;
}

const LIMITS: ArchiveLimits = { bytes: 100 * 1024 * 1024, entries: 2000 };

/** The bytes are no archive, or a broken one. */
export class BrokenArchive extends Error {
  override readonly name = "BrokenArchive";
}

/**
 * Every file in a .zip, .xlsx or .docx by its path. Throws BrokenArchive, and a Refusal for dangerous archives:
 * too much, counted as it unpacks whatever the archive claims, too many entries, paths that lead out of its folder,
 * links, and what is locked by a password.
 */
export async function unpackArchive(
  content: Uint8Array,
  limits = LIMITS,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const unpacked = new Map<string, Uint8Array>();
  await visitArchive(content, limits, async (name, pieces) => {
    const kept: Buffer[] = [];
    for await (const piece of pieces) kept.push(piece);
    unpacked.set(name, Buffer.concat(kept));
  });
  return unpacked;
}

/** The same refusals, keeping nothing. */
export async function inspectArchive(content: Uint8Array, limits = LIMITS): Promise<void> {
  await visitArchive(content, limits, async (_name, pieces) => {
    const reading = pieces[Symbol.asyncIterator]();
    while (!(await reading.next()).done);
  });
}

type Visit = (name: string, pieces: AsyncGenerator<Buffer, void>) => Promise<void>;

async function visitArchive(content: Uint8Array, limits: ArchiveLimits, visit: Visit): Promise<void> {
  assertNoTransaction("unpacking an archive");
  try {
    const { buffer, byteOffset, byteLength } = content;
    // Its own checks of names and sizes would refuse without a reason that a user can read.
    const archive = await fromBufferPromise(Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength), {
      decodeStrings: false,
      validateEntrySizes: false,
    });
    await visitEntries(archive, limits, visit);
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new BrokenArchive("no archive, or a broken one", { cause });
  }
}

async function visitEntries(archive: ZipFile, limits: ArchiveLimits, visit: Visit): Promise<void> {
  let entries = 0;
  let bytes = 0;
  async function* counted(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > limits.bytes) {
        throw new Refusal("rule", `文件解压后超过 ${limits.bytes / 1024 / 1024}MB，请精简后重新上传`);
      }
      yield piece;
    }
  }
  for await (const entry of archive.eachEntry()) {
    entries += 1;
    if (entries > limits.entries) {
      throw new Refusal("rule", `压缩文件内超过 ${limits.entries} 个文件，请减少后重新上传`);
    }
    const name = safeName(entry);
    if (!name.endsWith("/")) await visit(name, counted(await archive.openReadStreamPromise(entry)));
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
