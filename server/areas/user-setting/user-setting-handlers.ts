import type { Handlers } from "../../binding/handler.ts";
import { listSettings, saveSetting } from "./save-setting.ts";
import { addFilter, deleteFilter, listFilters, updateFilter } from "./saved-filters.ts";

/** Each user's settings of screens, and the filters that they keep and share. */
export const userSettingHandlers: Handlers["firm"] = {
  "userSetting.query": listSettings,
  "userSetting.save": saveSetting,
  "userSetting.filter.list": listFilters,
  "userSetting.filter.add": addFilter,
  "userSetting.filter.update": updateFilter,
  "userSetting.filter.delete": deleteFilter,
};
