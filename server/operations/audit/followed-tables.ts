import type { FollowedTable } from "./followed-table.ts";
import { CLIENT_TABLES } from "./followed-client-tables.ts";

export const FOLLOWED_TABLES: Readonly<Record<string, FollowedTable>> = {
  ...CLIENT_TABLES,
  firm: { kind: "公司", key: ["gsid"], name: "gsmc", fields: { gsmc: { title: "公司名称" } } },
  department: {
    kind: "部门",
    key: ["dept_id"],
    name: "dept_name",
    fields: {
      dept_name: { title: "部门名称" },
      parent_id: { title: "上级部门", names: "department" },
      position: { title: "排序" },
      branch: { title: "是否分公司", flag: true },
    },
  },
  role: {
    kind: "角色",
    key: ["role_id"],
    name: "role_name",
    fields: { role_name: { title: "角色名称" }, remark: { title: "说明" } },
  },
  role_permission: {
    kind: "角色权限",
    link: true,
    key: ["role_id", "code"],
    name: "role_id",
    fields: {
      role_id: { title: "角色", names: "role" },
      code: { title: "权限", names: "permission" },
      operation_flag: { title: "操作标识", codes: "permissionOperationFlag" },
    },
  },
  staff: {
    kind: "用户",
    key: ["user_id"],
    name: "name",
    fields: {
      name: { title: "姓名" },
      account: { title: "登录账号" },
      phone: { title: "手机号", mask: "phone" },
      dept_id: { title: "所属部门", names: "department" },
      user_kind: { title: "用户类型", codes: "userKind" },
      status: { title: "状态", codes: "userStatus" },
      is_remove: { title: "是否已删除", flag: true },
      expire_time: { title: "有效期至" },
      password_hash: { title: "登录密码", mask: "secret" },
      password_due: { title: "下次登录须修改密码", flag: true },
    },
  },
  sign_on_identity: {
    kind: "登录身份",
    key: ["id"],
    name: "shown_name",
    fields: {
      shown_name: { title: "登录服务中的账号" },
      user_id: { title: "用户", names: "staff" },
      subject: { title: "身份标识" },
      state: { title: "状态", codes: "identityState" },
    },
  },
  staff_role: {
    kind: "用户角色",
    link: true,
    key: ["user_id", "role_id"],
    name: "user_id",
    fields: {
      user_id: { title: "用户", names: "staff" },
      role_id: { title: "角色", names: "role" },
    },
  },
};
