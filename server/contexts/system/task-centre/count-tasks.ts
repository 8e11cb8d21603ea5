import { operation } from "../../../contracts/operation.ts";

/** The number of the user's tasks in each state. */
export const countTasks = operation("taskCentre.count", async (_params, { db, user }) => {
  const counted = await db
    .selectFrom("job")
    .select((job) => ["status", job.fn.countAll<number>().as("tasks")])
    .where("userId", "=", user.id)
    .where("schedule", "is", null)
    .groupBy("status")
    .execute();
  const of = (status: number) => counted.find((row) => row.status === status)?.tasks ?? 0;
  const [processing, success, error, partial] = [of(0), of(1), of(2), of(3)];
  return { processing, success, error, partial, total: processing + success + error + partial };
});
