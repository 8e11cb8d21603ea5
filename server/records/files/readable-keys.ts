import { mayCall } from "../../access/grants.ts";
import type { FirmContext } from "../../contracts/firm-context.ts";
import { RecordStore } from "../record-store.ts";
import { fileKeysOf, namesFile } from "./record-files.ts";

/** Those of the files that the user may read: their own, and those of a record which they may see. */
export async function readableKeys(
  fileKeys: readonly string[],
  context: FirmContext,
): Promise<ReadonlySet<string>> {
  const { db, user, project, recordRules } = context;
  const ownFiles = await db
    .selectFrom("file")
    .select("fileKey")
    .where("fileKey", "in", fileKeys)
    .where("owner", "=", user.id)
    .execute();
  const readable = new Set(ownFiles.map(({ fileKey }) => fileKey));
  for (const [record, { files }] of Object.entries(recordRules)) {
    if (!files) continue;
    const left = fileKeys.filter((fileKey) => !readable.has(fileKey));
    if (left.length === 0) break;
    const operation = project.operations.get(files.seenBy);
    if (!operation || !mayCall(user.grants, operation.permission, "read")) continue;
    const store = await RecordStore.openNamed(record, context);
    const named = new Set<string>();
    for await (const records of store.each({ conditions: [namesFile(files, left)] }))
      for (const key of records.flatMap((stored) => fileKeysOf(files, stored))) named.add(key);
    for (const fileKey of left) if (named.has(fileKey)) readable.add(fileKey);
  }
  return readable;
}
