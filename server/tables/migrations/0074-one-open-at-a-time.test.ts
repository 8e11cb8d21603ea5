import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "../../platform/database/migrate.ts";
import { keepIndexes } from "../../records/indexes/keep-indexes.ts";
import { uniqueIndexes } from "../../records/indexes/record-indexes.ts";
import { type TestDatabase, openTestDatabase } from "../../testing/open-test-database.ts";
import { ownProject } from "../../testing/own-project.ts";

const GSID = 1001;

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  for (const name of ["chatTodo", "serviceTalk"])
    for (const index of uniqueIndexes(ownProject.records.get(name)!))
      await sql`drop index ${sql.ref(index.name)}`.execute(database.db);
});
afterEach(() => database.drop());

async function insert(resource: string, createTime: string, fields: object): Promise<number> {
  const { id } = await database.db
    .insertInto("plainRecord")
    .values({ gsid: GSID, resource, createTime, updateTime: createTime, fields: JSON.stringify(fields) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function fieldsOf(id: number) {
  const { rows } = await sql<{ fields: Record<string, unknown> }>`
    select fields from plain_record where id = ${id}`.execute(database.db);
  return rows[0]?.fields;
}

/** The migration, and then the indexes that the catalogue requires: they refuse what is still double. */
async function upgrade(): Promise<void> {
  await sql`delete from migration where name = '0074-one-open-at-a-time'`.execute(database.db);
  await migrate(database.db, async (db) => await keepIndexes(db, ownProject));
}

const todo = (dataId: number, more: object = {}) => ({ dataId, todoStatus: 0, userIdList: [5], ...more });

test("of several open to-dos of a message the newest stays, for everybody who was given one", async () => {
  const first = await insert("chatTodo", "2026-11-20 09:00:00", todo(1, { content: "补合同" }));
  const second = await insert("chatTodo", "2026-11-20 09:00:00", todo(1, { userIdList: [6, 5] }));
  const other = await insert("chatTodo", "2026-11-20 09:00:00", todo(2));
  await upgrade();
  expect(await fieldsOf(second)).toMatchObject({ todoStatus: 0, userIdList: [5, 6] });
  expect(await fieldsOf(first)).toEqual(
    todo(1, {
      content: "补合同",
      todoStatus: 2,
      cancelTime: "2026-11-20 09:00:00",
      cancelReason: "与同一消息的另一待办重复，已合并",
    }),
  );
  expect(await fieldsOf(other)).toEqual(todo(2));
});

test("where one of them was done, the message is done with", async () => {
  const done = { todoStatus: 1, doneUserId: 6, doneTime: "2026-11-20 09:30:00" };
  const first = await insert("chatTodo", "2026-11-20 09:00:00", todo(1, done));
  const second = await insert("chatTodo", "2026-11-20 09:00:01", todo(1));
  await upgrade();
  expect(await fieldsOf(second)).toMatchObject(done);
  expect(await fieldsOf(first)).toMatchObject({ ...done, todoStatus: 2 });
});

test("a user waits in the talk that is being answered; the others have ended, and say so", async () => {
  const talk = (state: number) => ({ askerId: 5, subject: "采集失败", state, endTime: null });
  const answered = await insert("serviceTalk", "2026-11-20 09:00:00", talk(1));
  const waiting = await insert("serviceTalk", "2026-11-20 09:00:00", talk(0));
  const ended = await insert("serviceTalk", "2026-11-19 09:00:00", {
    ...talk(2),
    endTime: "2026-11-19 10:00:00",
  });
  await upgrade();
  expect(await fieldsOf(answered)).toEqual(talk(1));
  expect(await fieldsOf(waiting)).toMatchObject({ state: 2, endTime: "2026-11-20 09:00:00" });
  expect(await fieldsOf(ended)).toMatchObject({ endTime: "2026-11-19 10:00:00" });
  const { rows } = await sql<{ said: string }>`select fields ->> 'content' as said from plain_record
    where resource = 'serviceMessage' and fields ->> 'talkId' = ${String(waiting)}`.execute(database.db);
  expect(rows).toEqual([{ said: "重复的转人工会话，已自动结束，请在另一会话中继续" }]);
});
