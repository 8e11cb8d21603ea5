import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { retriable } from "../../../platform/jobs/retriable.ts";
import { fileAddress } from "../../../../src/domain/file-address.ts";

/** A user's tasks with the names of their files, not yet narrowed or ordered. */
export function selectTasks(db: TenantDb, userId: number) {
  return db
    .selectFrom("job")
    .leftJoin("file", "file.fileKey", "job.fileKey")
    .select([
      "job.taskid",
      "job.title",
      "job.status",
      "job.progress",
      "job.message",
      "job.module",
      "job.createTime",
      "job.endTime",
      "job.fileKey",
      "file.name as fileName",
      retriable.as("retriable"),
    ])
    .where("job.userId", "=", userId)
    .where("job.schedule", "is", null);
}

type SelectedTask = Awaited<ReturnType<ReturnType<typeof selectTasks>["execute"]>>[number];

export function presentTask({ fileKey, ...task }: SelectedTask) {
  return { ...task, url: fileKey === null ? null : fileAddress(fileKey) };
}
