import type { FirmOperation } from "../../../contracts/operation.ts";
import { listSettings, saveSetting } from "./save-setting.ts";
import { addFilter, deleteFilter, listFilters, updateFilter } from "./saved-filters.ts";

/** Each user's settings of screens, and the filters that they keep and share. */
export const userSettingOperations: readonly FirmOperation[] = [
  listSettings,
  saveSetting,
  listFilters,
  addFilter,
  updateFilter,
  deleteFilter,
];
