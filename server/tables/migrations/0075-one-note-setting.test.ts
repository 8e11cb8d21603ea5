import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "../../platform/database/migrate.ts";
import { keepIndexes } from "../../records/indexes/keep-indexes.ts";
import { uniqueIndexes } from "../../records/indexes/record-indexes.ts";
import { openTestDatabase } from "../../testing/open-test-database.ts";
import { ownProject } from "../../testing/own-project.ts";

test("of several settings of the notes the newest holds, and none is deleted", async () => {
  const { db, drop } = await openTestDatabase();
  for (const index of uniqueIndexes(ownProject.records.get("bookNoteConfig")!))
    await sql`drop index ${sql.ref(index.name)}`.execute(db);
  await db
    .insertInto("plainRecord")
    .values({
      gsid: 1001,
      resource: "bookNoteConfig",
      createTime: "2026-11-20 09:00:00",
      fields: JSON.stringify({ carryOver: 1, showInList: 1, templates: [] }),
    })
    .execute();
  await sql`delete from migration where name = '0075-one-note-setting'`.execute(db);
  await migrate(db, async (migrated) => await keepIndexes(migrated, ownProject));
  const { rows } = await sql`select is_remove::integer as "isRemove", fields ->> 'carryOver' as "carryOver",
      fields ->> 'subject' as subject
    from plain_record where gsid = 1001 and resource = 'bookNoteConfig' order by id`.execute(db);
  expect(rows).toEqual([
    { isRemove: 1, carryOver: "0", subject: "bookNote" },
    { isRemove: 0, carryOver: "1", subject: "bookNote" },
  ]);
  await drop();
});
