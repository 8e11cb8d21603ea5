import type { Attachment } from "../../domain/attachments.ts";

/** A file as parts of the catalogue hold it: 1 a picture, 2 another file. */
interface NamedFile {
  readonly name: string;
  readonly url: string;
  readonly fileType: 1 | 2;
}

const PICTURE = /\.(?:png|jpe?g|gif|webp)$/i;

export function namedFile({ fileName, fileUrl }: Attachment): NamedFile {
  return { name: fileName, url: fileUrl, fileType: PICTURE.test(fileName) ? 1 : 2 };
}
