import type { Handlers } from "../../binding/handler.ts";
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

export const workOrderHandlers: Handlers["firm"] = {
  "workOrder.batchHandle": handleWorkOrders,
  "workOrder.getSessionOrCreateSession": openSession,
  "workOrder.getSzIdBySubType": taxBySubType,
  "workOrder.getTenantRoleType": tenantRoleType,
  "workOrder.gsxxChange": changeRegistration,
  "workOrder.info": workOrderInfo,
  "workOrder.jsci.info": workOrderFlow,
  "workOrder.jsci.trans": moveWorkOrder,
  "workOrder.listcount": countWorkOrders,
  "workOrder.listnew": myWorkOrders,
  "workOrder.paymentConfirm.batchHandle": confirmPayments,
  "workOrder.paymentConfirm.check": checkPayments,
  "workOrder.queryColleague": colleagues,
  "workOrder.queryCompanyPage": workOrderCompanies,
  "workOrder.queryGdCount": countWaiting,
  "workOrder.queryProcesserIds": processerIds,
  "workOrder.querySbszIdList": declarationsOf,
  "workOrder.save": saveWorkOrder,
  "workOrder.sendMessage": sendMessage,
  "workOrder.transfer": transferWorkOrders,
  "workOrder.typeList": workOrderTypes,
  "workOrder.unlockPhone": unlockPhone,
};
