import type { FirmContext } from "../../contracts/firm-context.ts";
import { fileKindOf } from "../../platform/files/file-kind.ts";
import { fileAddress } from "../../../src/domain/file-address.ts";

export interface Image {
  readonly name: string;
  readonly url: string;
}

/** Those of the files that are images, in the order of the keys. */
export async function listImages(
  fileKeys: readonly string[],
  { db }: Pick<FirmContext, "db">,
): Promise<Image[]> {
  if (fileKeys.length === 0) return [];
  const files = await db
    .selectFrom("file")
    .select(["fileKey", "name"])
    .where("fileKey", "in", fileKeys)
    .execute();
  const names = new Map(files.map(({ fileKey, name }) => [fileKey, name]));
  return [...new Set(fileKeys)].flatMap((fileKey) => {
    const name = names.get(fileKey);
    return name !== undefined && isImage(name) ? [{ name, url: fileAddress(fileKey) }] : [];
  });
}

function isImage(name: string): boolean {
  return fileKindOf(name)?.mime.startsWith("image/") ?? false;
}
