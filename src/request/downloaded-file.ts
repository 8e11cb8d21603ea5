/** A file that the server has given. */
export interface DownloadedFile {
  readonly blob: Blob;
  /** The name that the server gives it, if it does. */
  readonly name: string | null;
}

/** The file name of a content-disposition header: the encoded one before the plain one, null when there is none. */
export function fileNameOf(disposition: string | null): string | null {
  const text = disposition ?? "";
  const [, encoded] = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(text) ?? [];
  const [, quoted, bare] = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(text) ?? [];
  const name = decoded(encoded) ?? decoded(quoted ?? bare) ?? "";
  // A name must not lead anywhere else on the disk.
  const plain = name.split(/[/\\]/).at(-1)?.trim() ?? "";
  return plain === "" ? null : plain;
}

function decoded(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    return decodeURIComponent(text.trim());
  } catch {
    // A stray percent sign: the name stands as it was sent.
    return text.trim();
  }
}
