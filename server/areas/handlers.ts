import type { Handlers } from "../binding/handler.ts";
import { departmentTree } from "./department/department-tree.ts";
import { userMenu } from "./permission/user-menu.ts";
import { rolePage } from "./role/role-page.ts";
import { customerInfo } from "./session/customer-info.ts";
import { exchangeTicket } from "./session/exchange-ticket.ts";
import { addUser } from "./user-admin/add-user.ts";
import { batchDeleteUsers, deleteUser } from "./user-admin/delete-users.ts";
import { listUsers } from "./user-admin/list-users.ts";
import { modifyStatus } from "./user-admin/modify-status.ts";
import { modifyUser } from "./user-admin/modify-user.ts";
import { userDetail } from "./user-admin/user-detail.ts";

/** What every operation of the catalogue does. */
export const handlers: Handlers = {
  public: {
    "session.exchangeTicket": exchangeTicket,
  },
  firm: {
    "session.customerInfo": customerInfo,
    "permission.userMenu": userMenu,
    "department.tree": departmentTree,
    "role.page": rolePage,
    "userAdmin.list": listUsers,
    "userAdmin.detail": userDetail,
    "userAdmin.add": addUser,
    "userAdmin.modify": modifyUser,
    "userAdmin.modifyStatus": modifyStatus,
    "userAdmin.delete": deleteUser,
    "userAdmin.batchDelete": batchDeleteUsers,
  },
};
