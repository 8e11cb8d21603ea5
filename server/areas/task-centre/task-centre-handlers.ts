import type { Handlers } from "../../binding/handler.ts";
import { countTasks } from "./count-tasks.ts";
import { exportReport } from "./export-report.ts";
import { fileList } from "./file-list.ts";
import { retryTask } from "./retry-task.ts";
import { taskFileList } from "./task-file-list.ts";
import { checkFetch, fetchStatus, fetchTaxData } from "./fetch-tax-data.ts";
import { noticeResult } from "./notice-result.ts";

export const taskCentreHandlers: Handlers["firm"] = {
  "taskCentre.export": exportReport,
  "taskCentre.fileList": fileList,
  "taskCentre.getReportFileTaskId": fileList,
  "taskCentre.taskFileList": taskFileList,
  "taskCentre.retry": retryTask,
  "taskCentre.count": countTasks,
  "taskCentre.copyDataAndCheckNoticeResult": noticeResult,
  "taskCentre.taxData.fetch": fetchTaxData,
  "taskCentre.taxData.fetchStatus": fetchStatus,
  "taskCentre.batchFetchCheck": checkFetch,
};
