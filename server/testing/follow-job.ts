import { vi } from "vitest";
import { readSheet } from "read-excel-file/node";
import type { TestServer } from "./test-server.ts";

/** A task as `taskCentre.fileList` answers it. */
export interface Task {
  readonly taskid: string;
  readonly title: string;
  readonly status: number;
  readonly progress: number;
  readonly message: string | null;
  readonly retriable: boolean;
  readonly fileName: string | null;
  readonly url: string | null;
  readonly module: string;
}

/** Starts a job with this operation and follows it to its end. */
export async function runJob(
  server: TestServer,
  account: string,
  operationId: string,
  params: object,
): Promise<Task> {
  const { code, message, result } = await server.request(account, operationId, params);
  if (code !== "0") throw new Error(`${operationId} started no job: ${message}`);
  return await jobEnd(server, account, (result as { taskid: string }).taskid);
}

export async function jobEnd(server: TestServer, account: string, taskid: string): Promise<Task> {
  return await vi.waitFor(
    async () => {
      const task = await readTask(server, account, taskid);
      if (task.status === 0) throw new Error(`still at ${task.progress} %`);
      return task;
    },
    { timeout: 60_000, interval: 20 },
  );
}

export async function readTask(server: TestServer, account: string, taskid: string): Promise<Task> {
  const { code, message, result } = await server.request(account, "taskCentre.fileList", { taskid });
  if (code !== "0") throw new Error(`no task: ${message}`);
  return result as Task;
}

/** The first sheet of the workbook behind a task's address. */
export async function readTaskSheet(server: TestServer, account: string, { url }: Task) {
  if (url === null) throw new Error("the task made no file");
  const response = await server.fetch(account, url);
  return await readSheet(response.rawPayload);
}
