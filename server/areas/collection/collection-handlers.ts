import type { Handlers } from "../../binding/handler.ts";
import { cancelTask, checkTask, sendSocialTask, sendTask } from "./collect-task.ts";
import { querySettings, saveSettings } from "./tax-settings.ts";

/** 税种认定与采集. */
export const collectionHandlers: Handlers["firm"] = {
  "collection.setting.query": querySettings,
  "collection.setting.save": saveSettings,
  "collection.task.cancel": cancelTask,
  "collection.task.check": checkTask,
  "collection.task.send": sendTask,
  "collection.task.socialSecurity": sendSocialTask,
};
