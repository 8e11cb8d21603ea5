import type { FirmContext } from "../contracts/firm-context.ts";
import { mayCall } from "../access/grants.ts";
import { RecordStore } from "./record-store.ts";
import { ATTACHMENTS } from "./attachments.ts";

/** Which of the files the user may read: his own, and those that belong to something which he may see. */
export async function readableKeys(
  fileKeys: readonly string[],
  context: FirmContext,
): Promise<ReadonlySet<string>> {
  const { db, user, project } = context;
  const own = await db
    .selectFrom("file")
    .select("fileKey")
    .where("fileKey", "in", fileKeys)
    .where("owner", "=", user.id)
    .execute();
  const readable = new Set(own.map(({ fileKey }) => fileKey));
  const { operations } = project;
  for (const { record, operation, condition, keysOf } of ATTACHMENTS) {
    const left = fileKeys.filter((fileKey) => !readable.has(fileKey));
    if (left.length === 0) break;
    const seen = operations.get(operation);
    if (!seen || !mayCall(user.grants, seen.permission, "read")) continue;
    const named = new Set<string>();
    const store = await RecordStore.open(record, context);
    for await (const found of store.each({ conditions: [condition(left)] }))
      for (const key of found.flatMap(keysOf)) named.add(key);
    for (const fileKey of left) if (named.has(fileKey)) readable.add(fileKey);
  }
  return readable;
}
