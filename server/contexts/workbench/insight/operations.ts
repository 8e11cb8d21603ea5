import type { FirmOperation } from "../../../contracts/operation.ts";
import { digitalEmployee } from "./digital-employee.ts";
import { enterpriseWechat, wechatClients } from "./enterprise-wechat.ts";
import { operationPlatform } from "./operation-platform.ts";
import { staffOperation } from "./staff-operation.ts";

export const insightOperations: readonly FirmOperation[] = [
  digitalEmployee,
  enterpriseWechat,
  wechatClients,
  operationPlatform,
  staffOperation,
];
