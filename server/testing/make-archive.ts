import { crc32, deflateRawSync } from "node:zlib";

/** An entry of an archive, and what the archive says of it instead of the truth. */
export interface ArchiveEntry {
  readonly name: string;
  readonly content?: string | Buffer;
  /** Claimed size of the content. */
  readonly size?: number;
  /** Unix mode; a link has 0o120777. */
  readonly mode?: number;
  /** 1: locked by a password. */
  readonly flags?: number;
  /** Points to the bytes of the entry before instead of own ones. */
  readonly sharesBytes?: boolean;
}

/** A .zip by hand: no library writes one that lies. */
export function makeArchive(entries: readonly ArchiveEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const known = new Map<string | Buffer, Packed>();
  let offset = 0;
  let last = 0;
  for (const { name, content = "", size, mode = 0o100644, flags = 0, sharesBytes = false } of entries) {
    const { bytes, packed, checksum } = pack(content, known);
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    // Names are UTF-8.
    common.writeUInt16LE(0x0800 | flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(checksum, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size ?? bytes.length, 18);
    common.writeUInt16LE(path.length, 22);
    const at = sharesBytes ? last : offset;
    if (!sharesBytes) {
      const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, path, packed]);
      parts.push(local);
      last = offset;
      offset += local.length;
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(at, 10);
    // Made on Unix.
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 3]), common, tail, path]));
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

interface Packed {
  readonly bytes: Buffer;
  readonly packed: Buffer;
  readonly checksum: number;
}

/** The same content under many names is packed once. */
function pack(content: string | Buffer, known: Map<string | Buffer, Packed>): Packed {
  const cached = known.get(content);
  if (cached) return cached;
  const bytes = Buffer.from(content);
  const packed = { bytes, packed: deflateRawSync(bytes), checksum: crc32(bytes) };
  known.set(content, packed);
  return packed;
}
