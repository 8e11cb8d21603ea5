import type { FirmOperation } from "../../../contracts/operation.ts";
import { changeRegistration } from "./change-registration.ts";
import { checkPayments, confirmPayments } from "./confirm-payments.ts";
import { handleWorkOrders, moveWorkOrder } from "./handle-work-orders.ts";
import { countWaiting, countWorkOrders, myWorkOrders } from "./list-work-orders.ts";
import { saveWorkOrder } from "./save-work-order.ts";
import { transferWorkOrders } from "./transfer-work-orders.ts";
import { workOrderCompanies } from "./work-order-companies.ts";
import { workOrderFlow, workOrderInfo } from "./work-order-info.ts";
import {
  colleagues,
  declarationsOf,
  processerIds,
  taxBySubType,
  tenantRoleType,
  unlockPhone,
  workOrderTypes,
} from "./work-order-lookups.ts";
import { openSession, sendMessage } from "./work-order-session.ts";

export const workOrderOperations: readonly FirmOperation[] = [
  handleWorkOrders,
  openSession,
  taxBySubType,
  tenantRoleType,
  changeRegistration,
  workOrderInfo,
  workOrderFlow,
  moveWorkOrder,
  countWorkOrders,
  myWorkOrders,
  confirmPayments,
  checkPayments,
  colleagues,
  workOrderCompanies,
  countWaiting,
  processerIds,
  declarationsOf,
  saveWorkOrder,
  sendMessage,
  transferWorkOrders,
  workOrderTypes,
  unlockPhone,
];
