import type { FormDialogPlan, ListPlan } from "../../schema/plan/plans/screen-plan.ts";
import { action, call, column } from "./plan-parts.ts";

const departmentSource = { call: "department.tree", value: "deptId", label: "deptName" };
const roleSource = {
  call: "role.page",
  params: { pageNum: 1, pageSize: 200 },
  value: "roleId",
  label: "roleName",
};

const userDialog: FormDialogPlan = {
  kind: "form",
  place: "modal",
  actions: [],
  submitLabel: "确定",
  id: "add",
  title: "新增用户",
  width: 560,
  permission: "staff.add",
  initial: { userKind: "ordinary", roleIds: [] },
  form: {
    type: "object",
    properties: {
      name: { type: "string", title: "姓名", required: true, maxLength: 20, "x-component": "field:text" },
      account: {
        type: "string",
        title: "账号",
        required: true,
        "x-component": "field:text",
        "x-reactions": { dependencies: [], fulfill: { state: { disabled: "{{ record !== null }}" } } },
      },
      phone: { type: "string", title: "手机号", "x-component": "field:phone" },
      deptId: {
        type: "number",
        title: "部门",
        "x-component": "field:tree",
        "x-component-props": { source: departmentSource },
      },
      userKind: {
        type: "string",
        title: "用户类型",
        "x-component": "field:enum",
        "x-component-props": { enum: "userKind" },
      },
      remark: {
        type: "string",
        title: "管理范围",
        "x-component": "field:text",
        "x-visible": "{{ $values.userKind === 'admin' }}",
      },
    },
  },
  submit: { call: "userAdmin.add", params: {} },
  whenHidden: "omit",
};

/** The user list as the planner makes it, for tests of the renderer. */
export const userManagePlan: ListPlan = {
  format: 1,
  catalogue: "test",
  id: "setting.user-manage",
  kind: "list",
  title: "用户管理",
  permission: "staff",
  calls: Object.fromEntries(
    [
      call("userAdmin.list", "read", {
        paging: { page: "pageNum", size: "pageSize", rows: "list", total: "total" },
      }),
      call("userAdmin.detail", "read"),
      call("userAdmin.add", "write"),
      call("userAdmin.modify", "write"),
      call("userAdmin.modifyStatus", "write"),
      call("userAdmin.delete", "write"),
      call("userAdmin.batchDelete", "write"),
      call("department.tree", "read"),
      call("role.page", "read"),
    ].map((plan) => [plan.id, plan]),
  ),
  enums: {
    userStatus: [
      { value: 1, label: "启用", color: "success" },
      { value: 0, label: "停用", color: "default" },
    ],
    userKind: [
      { value: "admin", label: "管理员" },
      { value: "ordinary", label: "普通用户" },
    ],
  },
  source: { call: "userAdmin.list", params: { isRemove: 0 } },
  rowKey: "id",
  pageSize: 20,
  filters: [
    {
      id: "nameOrAccount",
      field: "nameOrAccount",
      params: ["nameOrAccount"],
      title: "姓名/账号",
      kind: "text",
      options: {},
    },
    { id: "phone", field: "phone", params: ["phone"], title: "手机号", kind: "phone", options: {} },
    {
      id: "deptId",
      field: "deptId",
      params: ["deptId"],
      title: "部门",
      kind: "tree",
      options: { source: departmentSource },
    },
    {
      id: "roleId",
      field: "roleId",
      params: ["roleId"],
      title: "角色",
      kind: "options",
      options: { source: roleSource },
    },
    {
      id: "status",
      field: "status",
      params: ["status"],
      title: "状态",
      kind: "enum",
      options: { enum: "userStatus" },
    },
    { id: "remark", field: "remark", params: ["remark"], title: "备注", kind: "text", options: {} },
  ],
  columns: [
    column("name", "姓名", "text", { fixed: "left" }),
    column("account", "账号"),
    column("phone", "手机号", "phone"),
    column("status", "状态", "enum", { options: { enum: "userStatus" } }),
    column("createTime", "创建时间", "datetime"),
  ],
  toolbar: [
    action("add", "新增用户", {
      style: "primary",
      permission: "staff.add",
      do: [
        { verb: "open", args: { open: "add" } },
        { verb: "toast", args: { toast: "已新增" } },
      ],
    }),
  ],
  selectionActions: [
    action("batchDelete", "批量删除", {
      style: "danger",
      permission: "staff.delete",
      disabled: [
        {
          when: "{{ selection.some((user) => user.id === session.user.id) }}",
          reason: "所选用户中有您自己，不能删除",
        },
      ],
      confirm: "确定删除所选的 {{ selection.length }} 个用户？",
      do: [
        {
          verb: "call",
          args: {
            call: "userAdmin.batchDelete",
            params: { userIds: "{{ selection.map((user) => user.id) }}" },
          },
        },
      ],
    }),
  ],
  rowActions: [
    action("edit", "编辑", {
      permission: "staff.edit",
      do: [
        { verb: "open", args: { open: "edit" } },
        { verb: "toast", args: { toast: "已保存" } },
      ],
    }),
    action("stop", "停用", {
      permission: "staff.edit",
      visible: "{{ row.status === 1 }}",
      disabled: [{ when: "{{ row.id === session.user.id }}", reason: "不能停用自己" }],
      confirm: "确定停用「{{ row.name }}」？停用后该用户不能登录。",
      do: [
        {
          verb: "call",
          args: { call: "userAdmin.modifyStatus", params: { userId: "{{ row.id }}", status: 0 } },
        },
        { verb: "toast", args: { toast: "已停用" } },
      ],
    }),
    action("start", "启用", {
      permission: "staff.edit",
      visible: "{{ row.status === 0 }}",
      do: [
        {
          verb: "call",
          args: { call: "userAdmin.modifyStatus", params: { userId: "{{ row.id }}", status: 1 } },
        },
      ],
    }),
  ],
  dialogs: {
    add: userDialog,
    edit: {
      ...userDialog,
      id: "edit",
      title: "编辑用户「{{ row.name }}」",
      permission: "staff.edit",
      record: { call: "userAdmin.detail", params: { userId: "{{ row.id }}" } },
      submit: { call: "userAdmin.modify", params: { userId: "{{ row.id }}" } },
      submitLabel: "保存",
    },
  },
};
