import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { patchRecords } from "../../../records/write/patch-records.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { COLLECTING, type CollectionParams, STATEMENT_COLLECTION } from "./collect-statements.ts";
import { daysUntil } from "./days-until.ts";

/** A bank gives no longer statement at once. */
const MOST_DAYS = 366;

/** Leaves a job that collects what has happened on accounts, and their receipts. */
export const startCollection = operation("bankAccount.receiptTask.start", async (params, context) => {
  const { yhzhidList, startDate, endDate } = params;
  const today = context.clock.now().slice(0, 10);
  const last = endDate ?? today;
  if (last > today) throw refusal("endDate", "结束日期不能晚于今天");
  if (startDate !== undefined && startDate > last) throw refusal("startDate", "开始日期不能晚于结束日期");
  if (startDate !== undefined && daysUntil(last, startDate) > MOST_DAYS)
    throw refusal("startDate", "一次最多采集一年的流水，请缩短日期范围");
  const store = await RecordStore.open("bankAccount", context);
  const accounts = await store.take(yhzhidList);
  const closed = accounts.find(({ status }) => status === 0);
  if (closed) throw new Refusal("rule", `${closed.khh}的账户已销户，不能采集`);
  await patchRecords(context.db, yhzhidList, { collectStatus: COLLECTING, collectMessage: "采集中" });
  const title = `采集银行流水和回单（${accounts.length} 个账户）`;
  return { taskid: await context.jobs.enqueue(STATEMENT_COLLECTION, title, params) };
});

/** The progress of one of the user's own collections, and the outcome of each account. */
export const collectionResult = operation("bankAccount.receiptTask.result", async ({ taskid }, context) => {
  const job = await context.db
    .selectFrom("job")
    .select(["status", "progress", "message", "params"])
    .where("taskid", "=", taskid)
    .where("userId", "=", context.user.id)
    .where("kind", "=", STATEMENT_COLLECTION)
    .executeTakeFirst();
  if (!job) throw new Refusal("missing", "采集任务不存在或已被删除");
  const { yhzhidList } = JSON.parse(job.params) as CollectionParams;
  const store = await RecordStore.open("bankAccount", context);
  const accounts = await store.list({ where: { yhzhid: yhzhidList } });
  const { status, progress, message } = job;
  return {
    taskid,
    status,
    progress,
    message,
    accounts: await store.presentOnly(accounts, SHOWN),
  };
});

const SHOWN = [
  "yhzhid",
  "companyName",
  "khh",
  "yhzh",
  "collectStatus",
  "collectMessage",
  "lastCollectTime",
] as const;

function refusal(path: string, message: string): Refusal {
  return new Refusal("validation", message, [{ path, message }]);
}
