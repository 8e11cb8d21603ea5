import type { Handlers } from "../../binding/handler.ts";
import { addUser, batchAdd, removeUser } from "./dispatch.ts";
import { listGrants } from "./list-grants.ts";
import { operationRecords } from "./operation-records.ts";
import { userList } from "./user-list.ts";
import { asyncBatchAdd } from "./batch-add-job.ts";
import { exportGrants } from "./export-grants.ts";
import { deleteGrants, saveGrants } from "./save-grants.ts";

/** What the operations on the dispatch of companies do. */
export const companyUserAuthHandlers: Handlers["firm"] = {
  "companyUserAuth.addUser": addUser,
  "companyUserAuth.removeUser": removeUser,
  "companyUserAuth.batchAdd": batchAdd,
  "companyUserAuth.grant.list": listGrants,
  "companyUserAuth.operationRecord.page": operationRecords,
  "companyUserAuth.userList": userList,
  "companyUserAuth.asyncBatchAdd": asyncBatchAdd,
  "companyUserAuth.save": saveGrants,
  "companyUserAuth.batchDelete": deleteGrants,
  "companyUserAuth.grant.export": exportGrants,
};
