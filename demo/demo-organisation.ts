import type { PermissionTree } from "../server/access/permission-tree.ts";
import type { OperationFlag } from "../server/access/grants.ts";

export interface DemoDepartment {
  readonly name: string;
  /** A branch of the firm. */
  readonly branch?: 1;
  readonly under?: readonly DemoDepartment[];
}

export interface DemoRole {
  readonly name: string;
  readonly remark: string;
  readonly flag: OperationFlag;
  readonly holds: (code: string) => boolean;
}

/** The departments of each firm. */
export const DEMO_DEPARTMENTS: { readonly [gsid: number]: readonly DemoDepartment[] } = {
  1001: [
    {
      name: "上海云帆财税",
      under: [
        { name: "总经办" },
        {
          name: "浦东分公司",
          branch: 1,
          under: [{ name: "会计一部" }, { name: "会计二部" }, { name: "外勤部" }],
        },
        { name: "闵行分公司", branch: 1, under: [{ name: "会计三部" }, { name: "客户成功部" }] },
        { name: "质控部" },
      ],
    },
  ],
  1002: [{ name: "苏州锦程", under: [{ name: "总经办" }, { name: "会计部" }] }],
};

const within =
  (...prefixes: readonly string[]) =>
  (code: string) =>
    prefixes.some((prefix) => code === prefix || code.startsWith(`${prefix}.`));

/** This code lets one see all clients, to hand them out: it is for the firm's head office. */
const handsOutClients = within("customerCentre.customerInfo.authorisation");

/**
 * Declaring another amount than the client was notified of, and that a client brings no credit along, is for those who
 * answer for the department.
 */
const answersForAmounts = within(
  "accountingCentre.taxConfirmation.declareDifferent",
  "accountingCentre.invoiceCollection.declareNoOpening",
);

const ACCOUNTING = [
  "home",
  "accountingCentre",
  "customerCentre.customerInfo.inService",
  "customerCentre.customerInfo.clientLinks",
] as const;

/** The roles that each firm starts with. */
export const DEMO_ROLES: readonly DemoRole[] = [
  { name: "公司管理", remark: "全部功能", flag: 0, holds: () => true },
  {
    name: "分公司管理",
    remark: "本分公司的用户、客户和核算业务，不能改角色权限",
    flag: 0,
    holds: (code) =>
      (within("home", "customerCentre", "accountingCentre", "businessInsight", "performanceCentre")(code) &&
        !handsOutClients(code)) ||
      within("basicSetting.organisation", "basicSetting.staffActions", "basicSetting.logs")(code),
  },
  {
    name: "会计主管",
    remark: "部门内的核算业务，可新增和编辑用户，不能删除",
    flag: 0,
    holds: (code) =>
      (within(...ACCOUNTING, "customerCentre")(code) && !handsOutClients(code)) ||
      [
        "basicSetting.staffActions",
        "basicSetting.staffActions.add",
        "basicSetting.staffActions.edit",
      ].includes(code),
  },
  {
    name: "主办会计",
    remark: "日常做账、报税和客户沟通",
    flag: 0,
    holds: (code) => within(...ACCOUNTING)(code) && !answersForAmounts(code),
  },
  {
    name: "外勤顾问",
    remark: "客户拜访、续费和商机跟进，功能从客户页面进入，不显示单独菜单",
    flag: 1,
    holds: (code) =>
      within("home", "performanceCentre", "businessInsight", "customerCentre.customerInfo")(code) &&
      !handsOutClients(code),
  },
  { name: "只读审计", remark: "查看全部数据，不能修改", flag: 2, holds: () => true },
];

/** The codes of a role, one row each. */
export function roleCodes(
  tree: PermissionTree,
  role: DemoRole,
): { code: string; operationFlag: OperationFlag }[] {
  return [...tree.keys()].filter(role.holds).map((code) => ({ code, operationFlag: role.flag }));
}
