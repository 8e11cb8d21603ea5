import type { FirmContext } from "../../contracts/firm-context.ts";
import { Refusal } from "../../platform/errors.ts";
import { readFileFacts } from "../../platform/files/stored-file.ts";

export interface OwnUpload {
  readonly fileKey: string;
  readonly fileName: string;
}

/** Uploads of the user, or of the client who works in their name, under the names that they came with. Throws Refusal. */
export async function findOwnUploads(
  fileKeys: readonly string[],
  { db, user }: Pick<FirmContext, "db" | "user">,
): Promise<readonly OwnUpload[]> {
  return await Promise.all(
    fileKeys.map(async (fileKey) => {
      const stored = await readFileFacts(db, fileKey);
      const isOwn = user.client ? stored?.companyId === user.client.companyId : stored?.owner === user.id;
      if (!stored || !isOwn) throw new Refusal("missing", "附件不存在或已被删除，请重新上传");
      return { fileKey, fileName: stored.name };
    }),
  );
}
