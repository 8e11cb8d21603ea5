import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { TenantDb } from "../database/tenant-db.ts";

/** A file in hand: uploaded, made by a job, or about to be sent. */
export interface FileContent {
  /** As the user sees it, with its ending. */
  readonly name: string;
  readonly mime: string;
  readonly content: Uint8Array;
}

/** A file belongs to a user, who alone may download it, or to a client company. */
export type FileKeeper =
  | { readonly owner: number; readonly companyId?: null }
  | { readonly owner: null; readonly companyId: number };

/** Keeps a file in the database; gives its key. */
export async function saveFile(
  db: TenantDb,
  file: FileContent,
  by: FileKeeper & { readonly now: string },
): Promise<string> {
  const fileKey = randomUUID();
  const { name, mime, content } = file;
  // A driver would write each byte of a large one as a string of its own.
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString("base64");
  await db
    .insertInto("file")
    .values({
      fileKey,
      name,
      mime,
      content: sql<Uint8Array>`decode(${text}, 'base64')`,
      size: content.byteLength,
      owner: by.owner,
      companyId: by.companyId ?? null,
      createTime: by.now,
    })
    .execute();
  return fileKey;
}

interface Kept {
  readonly owner: number | null;
  readonly companyId: number | null;
}

/** The facts of a file without its content. */
export async function readFileFacts(
  db: TenantDb,
  fileKey: string,
): Promise<(Kept & { readonly name: string }) | undefined> {
  return await db
    .selectFrom("file")
    .select(["name", "owner", "companyId"])
    .where("fileKey", "=", fileKey)
    .executeTakeFirst();
}

/** The firm's file of that key, of any owner: the caller decides who may see it. */
export async function readFile(db: TenantDb, fileKey: string): Promise<(FileContent & Kept) | undefined> {
  return await db
    .selectFrom("file")
    .select(["name", "mime", "content", "owner", "companyId"])
    .where("fileKey", "=", fileKey)
    .executeTakeFirst();
}
