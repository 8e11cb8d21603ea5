/** A kind of file, recognised by its ending and its bytes. */
interface FileKind {
  /** The content type under which it is sent. */
  readonly mime: string;
  readonly fits: (content: Uint8Array) => boolean;
  /** Holds rows and columns. */
  readonly isTable?: true;
}

const OFFICE = "application/vnd.openxmlformats-officedocument";

/** The number of bytes at the beginning that are examined for signs that no text has. */
const SAMPLE = 4096;

const JPEG: FileKind = { mime: "image/jpeg", fits: startsWith([0xff, 0xd8, 0xff]) };
/** Office files of today are archives, those of old are compound files. */
const isArchive = startsWith("PK\u0003\u0004");
const isCompound = startsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const KINDS: { readonly [ending: string]: FileKind } = {
  ".png": { mime: "image/png", fits: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  ".jpg": JPEG,
  ".jpeg": JPEG,
  ".gif": {
    mime: "image/gif",
    fits: (content) => startsWith("GIF87a")(content) || startsWith("GIF89a")(content),
  },
  ".webp": {
    mime: "image/webp",
    fits: (content) => startsWith("RIFF")(content) && startsWith("WEBP", 8)(content),
  },
  ".pdf": { mime: "application/pdf", fits: startsWith("%PDF-") },
  ".xlsx": { mime: `${OFFICE}.spreadsheetml.sheet`, fits: isArchive, isTable: true },
  ".docx": { mime: `${OFFICE}.wordprocessingml.document`, fits: isArchive },
  ".pptx": { mime: `${OFFICE}.presentationml.presentation`, fits: isArchive },
  ".ofd": { mime: "application/ofd", fits: isArchive },
  ".zip": { mime: "application/zip", fits: isArchive },
  ".rar": { mime: "application/vnd.rar", fits: startsWith("Rar!\u001a\u0007") },
  ".xls": { mime: "application/vnd.ms-excel", fits: isCompound, isTable: true },
  ".doc": { mime: "application/msword", fits: isCompound },
  ".txt": { mime: "text/plain", fits: isText, isTable: true },
  ".csv": { mime: "text/csv", fits: isText, isTable: true },
};

/** Undefined for an ending whose files cannot be recognised by their bytes. */
export function fileKindOf(name: string): FileKind | undefined {
  return KINDS[endingOf(name)];
}

/** `.pdf`, in small letters; empty when the name has none. */
export function endingOf(name: string): string {
  return /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? "";
}

export function holdsArchive(content: Uint8Array): boolean {
  return isArchive(content);
}

/** True when files may leave the server under this type: any other could be shown as a page. */
export function isKnownMime(mime: string): boolean {
  return Object.values(KINDS).some((kind) => kind.mime === mime);
}

function startsWith(signature: string | readonly number[], offset = 0): (content: Uint8Array) => boolean {
  const bytes = typeof signature === "string" ? [...Buffer.from(signature, "latin1")] : signature;
  return (content) => bytes.every((byte, index) => content[offset + index] === byte);
}

/** UTF-8, GBK, or UTF-16 with its mark: no text holds zeros otherwise, and every program does. */
function isText(content: Uint8Array): boolean {
  const [first, second] = content;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isWide || !content.subarray(0, SAMPLE).includes(0);
}
