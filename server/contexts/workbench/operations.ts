import type { ServedOperation } from "../../contracts/operation.ts";
import { qrCode } from "./ai-manager/qr-code.ts";
import { chatOperations } from "./chat/operations.ts";
import { clientSideOperations } from "./client-side/operations.ts";
import { customerServiceOperations } from "./customer-service/operations.ts";
import { homeOperations } from "./home/operations.ts";
import { insightOperations } from "./insight/operations.ts";
import { openMatters } from "./service-end/open-matters.ts";
import { workOrderOperations } from "./work-order/operations.ts";
import { workProgressOperations } from "./work-progress/operations.ts";

export const workbenchOperations: readonly ServedOperation[] = [
  qrCode,
  openMatters,
  ...chatOperations,
  ...clientSideOperations,
  ...customerServiceOperations,
  ...homeOperations,
  ...insightOperations,
  ...workOrderOperations,
  ...workProgressOperations,
];
