import type { FirmOperation } from "../../../contracts/operation.ts";
import { cancelTask, checkTask, sendSocialTask, sendTask } from "./collect-task.ts";
import { querySettings, saveSettings } from "./tax-settings.ts";

/** 税种认定与采集. */
export const collectionOperations: readonly FirmOperation[] = [
  querySettings,
  saveSettings,
  cancelTask,
  checkTask,
  sendTask,
  sendSocialTask,
];
