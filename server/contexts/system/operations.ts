import type { ServedOperation } from "../../contracts/operation.ts";
import { serviceVersions } from "./version/own-versions.ts";
import { userVersions } from "./version/own-versions.ts";
import { noticeOperations } from "./notice/operations.ts";
import { fileOperations } from "./file/operations.ts";
import { jobOperations } from "./job/operations.ts";
import { taskCentreOperations } from "./task-centre/operations.ts";
import { configOperations } from "./config/operations.ts";

export const systemOperations: readonly ServedOperation[] = [
  serviceVersions,
  userVersions,
  ...noticeOperations,
  ...fileOperations,
  ...jobOperations,
  ...taskCentreOperations,
  ...configOperations,
];
