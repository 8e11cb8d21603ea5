/** Width and height in pixels as the header of an image states them; undefined where it states none. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Reads the head of a PNG, GIF, WebP or JPEG. */
export function readImageSize(content: Uint8Array): ImageSize | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const readers = [readPng, readGif, readWebp, readJpeg];
  for (const read of readers) {
    const size = read(bytes);
    if (size) return size;
  }
  return undefined;
}

function readPng(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 24 || bytes.toString("latin1", 1, 4) !== "PNG") return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function readGif(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 10 || bytes.toString("latin1", 0, 4) !== "GIF8") return undefined;
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

function readWebp(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 30 || bytes.toString("latin1", 8, 12) !== "WEBP") return undefined;
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case "VP8L": {
      const packed = bytes.readUInt32LE(21);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    default:
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
}

/** Frames begin with one of these marks; C4, C8 and CC among them begin something else. */
function beginsFrame(mark: number): boolean {
  return mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
}

/** Segments follow one another, each with its length, until a frame states the size. */
function readJpeg(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let place = 2;
  while (place + 9 <= bytes.length && bytes[place] === 0xff) {
    const mark = bytes[place + 1] ?? 0;
    if (mark === 0xff) place += 1;
    else if (beginsFrame(mark))
      return { height: bytes.readUInt16BE(place + 5), width: bytes.readUInt16BE(place + 7) };
    else place += 2 + bytes.readUInt16BE(place + 2);
  }
  return undefined;
}
