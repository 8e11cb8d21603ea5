import type { Handlers } from "../binding/handler.ts";
import { companyHandlers } from "./company/company-handlers.ts";
import { companyUserAuthHandlers } from "./company-user-auth/company-user-auth-handlers.ts";
import { customerProfileHandlers } from "./customer-profile/customer-profile-handlers.ts";
import { departmentHandlers } from "./department/department-handlers.ts";
import { fileHandlers } from "./file/file-handlers.ts";
import { operatorLogHandlers } from "./operator-log/operator-log-handlers.ts";
import { roleHandlers } from "./role/role-handlers.ts";
import { taskCentreHandlers } from "./task-centre/task-centre-handlers.ts";
import { userHandlers } from "./user/user-handlers.ts";
import { userAdminHandlers } from "./user-admin/user-admin-handlers.ts";
import { userMenu } from "./permission/user-menu.ts";
import { customerInfo } from "./session/customer-info.ts";
import { exchangeTicket } from "./session/exchange-ticket.ts";

/** What every operation of the catalogue does. */
export const handlers: Handlers = {
  public: {
    "session.exchangeTicket": exchangeTicket,
  },
  firm: {
    ...companyHandlers,
    ...companyUserAuthHandlers,
    ...customerProfileHandlers,
    "session.customerInfo": customerInfo,
    "permission.userMenu": userMenu,
    ...departmentHandlers,
    ...fileHandlers,
    ...operatorLogHandlers,
    ...roleHandlers,
    ...taskCentreHandlers,
    ...userHandlers,
    ...userAdminHandlers,
  },
};
