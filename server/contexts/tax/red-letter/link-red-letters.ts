import { sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";

/**
 * Links the red letters of a company to those of the blue invoices that they name which have been collected, whichever of
 * the two came first, and has these say how far they are offset.
 */
export async function linkRedLetters(companyId: number, db: TenantDb): Promise<void> {
  const found = await db
    .selectFrom("invoice as letter")
    .innerJoin("invoice as blue", (join) =>
      join
        .onRef("blue.companyId", "=", "letter.companyId")
        .onRef("blue.jxxlx", "=", "letter.jxxlx")
        .onRef("blue.fphm", "=", "letter.lzfphm")
        .on(sql<boolean>`coalesce(blue.fpdm, '') = coalesce(letter.lzfpdm, '')`),
    )
    .select(["letter.id", "blue.id as blueId"])
    .where("letter.companyId", "=", companyId)
    .where("letter.lzfphm", "is not", null)
    .where("letter.lzfpId", "is", null)
    .execute();
  for (const { id, blueId } of found)
    await db.updateTable("invoice").set({ lzfpId: blueId }).where("id", "=", id).execute();
  for (const blueId of new Set(found.map((letter) => letter.blueId))) await keepOffset(blueId, db);
}

const VOID = 1;
const PARTLY_RED = 3;
const FULLY_RED = 4;

async function keepOffset(blueId: number, db: TenantDb): Promise<void> {
  const { taken } = await db
    .selectFrom("invoice")
    .select(sql<string>`coalesce(sum(jshj), 0)`.as("taken"))
    .where("lzfpId", "=", blueId)
    .where("fpzt", "!=", VOID)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("invoice")
    .set({
      fpzt: sql`case when jshj + ${taken}::numeric > 0 then ${PARTLY_RED}::int else ${FULLY_RED}::int end`,
    })
    .where("id", "=", blueId)
    .where("fpzt", "!=", VOID)
    .execute();
}
