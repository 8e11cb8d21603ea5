import type { FirmOperation } from "../../../contracts/operation.ts";
import { countTasks } from "./count-tasks.ts";
import { exportReport } from "./export-report.ts";
import { fileList } from "./file-list.ts";
import { retryTask } from "./retry-task.ts";
import { taskFileList } from "./task-file-list.ts";
import { checkFetch, fetchStatus, fetchTaxData } from "./fetch-tax-data.ts";
import { noticeResult } from "./notice-result.ts";

export const taskCentreOperations: readonly FirmOperation[] = [
  exportReport,
  fileList,
  taskFileList,
  retryTask,
  countTasks,
  noticeResult,
  fetchTaxData,
  fetchStatus,
  checkFetch,
];
