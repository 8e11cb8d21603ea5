import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { MASS_TEXT, type MassTextJob } from "./send-texts.ts";

/** The clients that one of the user's own mass texts has reached, and those that it has not. */
export const textResult = operation("massText.result", async ({ copyResultKey }, context) => {
  const { db, user } = context;
  const job = await db
    .selectFrom("job")
    .select("params")
    .where("taskid", "=", copyResultKey)
    .where("userId", "=", user.id)
    .where("kind", "=", MASS_TEXT)
    .executeTakeFirst();
  if (!job) throw new Refusal("missing", "群发短信的结果不存在或已过期");
  const { batchKey, content } = JSON.parse(job.params) as MassTextJob;
  const store = await RecordStore.open("textMessage", context);
  const messages = await store.present(await store.list({ where: { batchKey } }));
  const failList = messages.flatMap(({ companyId, companyName, reason }) =>
    reason === null ? [] : [{ companyId, companyName, reason }],
  );
  return { content, sentCount: messages.length - failList.length, failCount: failList.length, failList };
});
