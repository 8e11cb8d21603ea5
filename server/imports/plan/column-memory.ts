import { createHash } from "node:crypto";
import type { FirmContext } from "../../contracts/firm-context.ts";
import { bareTitle } from "../../platform/spreadsheet/workbook-column.ts";
import type { FileTable } from "../table/read-table.ts";
import type { PlanAnswers } from "./plan-answers.ts";

type Decisions = PlanAnswers["columns"];

/** The firm's last decisions about the columns of files of this kind with the same titles. */
export async function rememberedColumns(
  kind: string,
  { titles }: Pick<FileTable, "titles">,
  { db }: FirmContext,
): Promise<Decisions> {
  const row = await db
    .selectFrom("importMapping")
    .select("fields")
    .where("kind", "=", kind)
    .where("head", "=", hashOf(titles))
    .executeTakeFirst();
  const fields = (row?.fields ?? {}) as Readonly<Record<string, string | null>>;
  return titles.flatMap((title, place) => {
    const field = fields[bareTitle(title)];
    return field === undefined ? [] : [{ place, field }];
  });
}

/** Keeps what the user has decided about the columns, for the next file with the same titles. */
export async function rememberColumns(
  kind: string,
  { titles }: Pick<FileTable, "titles">,
  decisions: Decisions,
  { db, clock }: FirmContext,
): Promise<void> {
  if (decisions.length === 0) return;
  const fields = Object.fromEntries(
    decisions.flatMap(({ place, field }) => {
      const title = bareTitle(titles[place] ?? "");
      return title === "" ? [] : [[title, field]];
    }),
  );
  const values = { fields: JSON.stringify(fields), createTime: clock.now() };
  await db
    .insertInto("importMapping")
    .values({ kind, head: hashOf(titles), ...values })
    .onConflict((conflict) => conflict.constraint("import_mapping_pkey").doUpdateSet(values))
    .execute();
}

function hashOf(titles: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify(titles.map(bareTitle)))
    .digest("hex");
}
