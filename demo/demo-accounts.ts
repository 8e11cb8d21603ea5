import type { UserKind } from "../server/tables/tables.ts";

/** An account of the demonstration, as the sign-in page offers it. */
export interface DemoAccount {
  readonly account: string;
  readonly person: string;
  /** The view that signing in with it gives. */
  readonly shows: string;
  readonly userKind: UserKind;
  readonly department: string;
  readonly roles: readonly string[];
  /** The password was set by another user: its owner changes it before signing in. */
  readonly passwordDue?: true;
  /** Absent: an account in good order of the firm's usual version. */
  readonly state?: AccountState;
}

interface AccountState {
  readonly status?: 0;
  readonly isRemove?: 1;
  /** The single sign-on has it, the firm's staff does not. */
  readonly unregistered?: true;
  readonly permission?: false | null;
  readonly initStatus?: number;
  readonly expired?: true;
  readonly version?: DemoVersion | null;
}

interface DemoVersion {
  readonly serviceTag: string;
  readonly serviceVersion: string;
}

export interface DemoFirm {
  readonly gsid: number;
  readonly name: string;
  readonly areaCode: string;
  readonly productType: number;
  readonly version: DemoVersion;
  readonly accounts: readonly DemoAccount[];
}

const GROWTH: DemoVersion = { serviceTag: "ZZ", serviceVersion: "1001" };
const FLAGSHIP: DemoVersion = { serviceTag: "QJ", serviceVersion: "1002" };
const COLLABORATIVE: DemoVersion = { serviceTag: "SH", serviceVersion: "1023" };
const FACTORY: DemoVersion = { serviceTag: "GC", serviceVersion: "1003" };

/** The two firms of the demonstration with the accounts that can sign in. */
export const DEMO_FIRMS: readonly DemoFirm[] = [
  {
    gsid: 1001,
    name: "上海云帆财税咨询有限公司",
    areaCode: "31",
    productType: 1,
    version: GROWTH,
    accounts: [
      {
        account: "zhoumy",
        person: "周明远",
        shows: "超级管理员，拥有全部功能",
        userKind: "superAdmin",
        department: "总经办",
        roles: ["公司管理"],
      },
      {
        account: "chenjie",
        person: "陈洁",
        shows: "管理员，管理全公司的用户、角色和业务",
        userKind: "admin",
        department: "总经办",
        roles: ["公司管理"],
      },
      {
        account: "liuwei",
        person: "刘伟",
        shows: "分公司管理员，只看到浦东分公司的客户，管理其用户",
        userKind: "branchAdmin",
        department: "浦东分公司",
        roles: ["分公司管理"],
      },
      {
        account: "zhaomin",
        person: "赵敏",
        shows: "部门主管，只看到会计一部的客户",
        userKind: "deptManager",
        department: "会计一部",
        roles: ["会计主管"],
      },
      {
        account: "sunli",
        person: "孙丽",
        shows: "普通用户，日常做账报税，不能管理用户",
        userKind: "ordinary",
        department: "会计一部",
        roles: ["主办会计"],
      },
      {
        account: "heqing",
        person: "何清",
        shows: "仅查看：菜单中不显示，按地址打开的页面只读",
        userKind: "ordinary",
        department: "质控部",
        roles: ["只读审计"],
      },
      {
        account: "wujun",
        person: "吴军",
        shows: "旗舰版账号",
        userKind: "admin",
        department: "闵行分公司",
        roles: ["公司管理"],
        state: { version: FLAGSHIP },
      },
      {
        account: "zhengyan",
        person: "郑岩",
        shows: "协同版账号",
        userKind: "admin",
        department: "闵行分公司",
        roles: ["公司管理"],
        state: { version: COLLABORATIVE },
      },
      {
        account: "fenglei",
        person: "冯磊",
        shows: "未配置功能权限，只能看到首页",
        userKind: "ordinary",
        department: "会计二部",
        roles: ["主办会计"],
        state: { permission: false },
      },
      {
        account: "jiangnan",
        person: "蒋楠",
        shows: "已停用的账号",
        userKind: "ordinary",
        department: "会计二部",
        roles: ["主办会计"],
        state: { status: 0 },
      },
      {
        account: "shenyue",
        person: "沈悦",
        shows: "已过有效期的账号",
        userKind: "ordinary",
        department: "会计三部",
        roles: ["主办会计"],
        state: { expired: true },
      },
      {
        account: "hanlu",
        person: "韩璐",
        shows: "既无权限也无版本的账号",
        userKind: "ordinary",
        department: "会计三部",
        roles: [],
        state: { permission: null, version: null },
      },
      {
        account: "yangfan",
        person: "杨帆",
        shows: "尚未开户的账号",
        userKind: "ordinary",
        department: "会计三部",
        roles: ["主办会计"],
        state: { initStatus: 1 },
      },
      {
        account: "zhuling",
        person: "朱玲",
        shows: "单点登录中有、本系统未注册的用户",
        userKind: "ordinary",
        department: "会计三部",
        roles: [],
        state: { unregistered: true },
      },
      {
        account: "weizihan",
        person: "魏子涵",
        shows: "密码刚由管理员重置，登录前须先修改密码",
        userKind: "ordinary",
        department: "质控部",
        roles: ["只读审计"],
        passwordDue: true,
      },
    ],
  },
  {
    gsid: 1002,
    name: "苏州锦程企业服务有限公司",
    areaCode: "32",
    productType: 4,
    version: FACTORY,
    accounts: [
      {
        account: "qianjin",
        person: "钱锦",
        shows: "另一家公司的超级管理员，工厂版",
        userKind: "superAdmin",
        department: "总经办",
        roles: ["公司管理"],
      },
      {
        account: "xuting",
        person: "许婷",
        shows: "另一家公司的普通用户，工厂版",
        userKind: "ordinary",
        department: "会计部",
        roles: ["主办会计"],
      },
    ],
  },
];
