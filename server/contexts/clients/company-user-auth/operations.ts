import type { FirmOperation } from "../../../contracts/operation.ts";
import { addUser, batchAdd, removeUser } from "./dispatch.ts";
import { listGrants } from "./list-grants.ts";
import { operationRecords } from "./operation-records.ts";
import { userList } from "./user-list.ts";
import { asyncBatchAdd } from "./batch-add-start.ts";
import { exportGrants } from "./export-grants.ts";
import { deleteGrants, saveGrants } from "./save-grants.ts";

/** Operations on the dispatch of companies. */
export const companyUserAuthOperations: readonly FirmOperation[] = [
  addUser,
  removeUser,
  batchAdd,
  listGrants,
  operationRecords,
  userList,
  asyncBatchAdd,
  saveGrants,
  deleteGrants,
  exportGrants,
];
