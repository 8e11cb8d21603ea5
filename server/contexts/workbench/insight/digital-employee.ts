import { sql } from "kysely";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { within } from "../../../records/query/within.ts";
import { shareOf } from "../home/home-companies.ts";
import { type Month, daysOfMonth, eachDay } from "./month.ts";

/** Work of machines for the firm in a month: tasks, entries that a rule has matched, notices. */
export const digitalEmployee = operation("digitalEmployee.overview", async (month, context) => {
  const jobs = await countJobs(month, context);
  const { entryNum, matchedNum } = await countEntries(month, context);
  return {
    ...jobs,
    entryNum,
    matchedNum,
    matchRate: shareOf(matchedNum, entryNum),
    ...(await countNotices(month, context)),
    kinds: await jobsByKind(month, context),
    days: await jobsByDay(month, context),
  };
});

const total = sql<number>`count(*)::int`;
const done = sql<number>`(count(*) filter (where status = 1))::int`;
const partly = sql<number>`(count(*) filter (where status = 3))::int`;
const failed = sql<number>`(count(*) filter (where status = 2))::int`;

function selectJobs(month: Month, { db }: FirmContext) {
  const [first, last] = daysOfMonth(month);
  return db
    .selectFrom("job")
    .where("createTime", ">=", `${first} 00:00:00`)
    .where("createTime", "<=", `${last} 23:59:59`);
}

async function countJobs(month: Month, context: FirmContext) {
  return await selectJobs(month, context)
    .select([
      total.as("jobNum"),
      done.as("doneNum"),
      partly.as("partlyNum"),
      failed.as("failedNum"),
      sql<number>`(count(*) filter (where status = 0))::int`.as("openNum"),
      sql<number>`(count(*) filter (where schedule is not null))::int`.as("nightlyNum"),
    ])
    .executeTakeFirstOrThrow();
}

/** Each kind by the title of its newest task: the kinds have no names of their own. */
async function jobsByKind(month: Month, context: FirmContext) {
  return await selectJobs(month, context)
    .select([
      "kind",
      sql<string>`(array_agg(title order by id desc))[1]`.as("name"),
      total.as("total"),
      done.as("done"),
      partly.as("partly"),
      failed.as("failed"),
    ])
    .groupBy("kind")
    .orderBy("total", "desc")
    .orderBy("kind")
    .execute();
}

async function jobsByDay(month: Month, context: FirmContext) {
  const day = sql<string>`to_char(create_time, 'YYYY-MM-DD')`;
  const counted = await selectJobs(month, context)
    .select([day.as("day"), total.as("total"), failed.as("failed")])
    .groupBy(day)
    .execute();
  const byDay = new Map(counted.map((row) => [row.day, row]));
  return eachDay(month).map((name) => byDay.get(name) ?? { day: name, total: 0, failed: 0 });
}

async function countEntries({ kjnd, kjqj }: Month, context: FirmContext) {
  const entries = await RecordStore.open("bankEntry", context);
  const groups = await entries.groupBy(["ruleId"], { where: { kjnd, kjqj } });
  const sum = (some: typeof groups) => some.reduce((count, group) => count + group.count, 0);
  return { entryNum: sum(groups), matchedNum: sum(groups.filter(({ key }) => key.ruleId !== null)) };
}

async function countNotices(month: Month, context: FirmContext) {
  const [first, last] = daysOfMonth(month);
  const deliveries = await RecordStore.open("noticeDelivery", context);
  const conditions = within("createTime", first, last);
  const noticeNum = await deliveries.count({ conditions });
  return {
    noticeNum,
    readNum: noticeNum - (await deliveries.count({ where: { readTime: null }, conditions })),
  };
}
