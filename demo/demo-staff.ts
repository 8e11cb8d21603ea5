import type { DemoAccount, DemoFirm } from "./demo-accounts.ts";

/** Staff who only fill the lists: name, login name, department, role. */
const COLLEAGUES: readonly (readonly [string, string, string, string])[] = [
  ["李文静", "liwenjing", "会计一部", "主办会计"],
  ["王海燕", "wanghaiyan", "会计一部", "主办会计"],
  ["张晓东", "zhangxiaodong", "会计一部", "主办会计"],
  ["黄思琪", "huangsiqi", "会计一部", "主办会计"],
  ["徐佳宁", "xujianing", "会计一部", "主办会计"],
  ["马天宇", "matianyu", "会计一部", "主办会计"],
  ["罗雅婷", "luoyating", "会计二部", "会计主管"],
  ["梁志强", "liangzhiqiang", "会计二部", "主办会计"],
  ["宋雨薇", "songyuwei", "会计二部", "主办会计"],
  ["唐一鸣", "tangyiming", "会计二部", "主办会计"],
  ["邓慧敏", "denghuimin", "会计二部", "主办会计"],
  ["曹俊杰", "caojunjie", "会计二部", "主办会计"],
  ["彭丽娟", "penglijuan", "会计三部", "会计主管"],
  ["曾凡", "zengfan", "会计三部", "主办会计"],
  ["萧然", "xiaoran", "会计三部", "主办会计"],
  ["田甜", "tiantian", "会计三部", "主办会计"],
  ["董浩", "donghao", "会计三部", "主办会计"],
  ["袁梦", "yuanmeng", "会计三部", "主办会计"],
  ["潘晨曦", "panchenxi", "外勤部", "外勤顾问"],
  ["于洋", "yuyang", "外勤部", "外勤顾问"],
  ["蔡明月", "caimingyue", "外勤部", "外勤顾问"],
  ["余建国", "yujianguo", "外勤部", "外勤顾问"],
  ["杜若", "duruo", "客户成功部", "外勤顾问"],
  ["叶青", "yeqing", "客户成功部", "外勤顾问"],
  ["程诺", "chengnuo", "客户成功部", "外勤顾问"],
];

const FORMER: DemoAccount = {
  account: "luwenbin",
  person: "陆文斌",
  shows: "",
  userKind: "ordinary",
  department: "会计二部",
  roles: ["主办会计"],
  state: { isRemove: 1 },
};

/** The first password of every account, for the screens that require it; the single sign-on does not. */
export const DEMO_PASSWORD = "Demo123456";
/** Of that password. Written down, because making it takes a while. */
export const DEMO_PASSWORD_HASH =
  "scrypt$16384$ZGVtb25zdHJhdGlvbi0wMQ==$CvyFxILTCLuygrS0QR7yI4I29K+PkINhMe/Ry3F92lI=";

/** Everybody with a row in the firm: those who can be signed in as, and their colleagues. */
export function demoStaff(firm: DemoFirm, isFirst: boolean): DemoAccount[] {
  const registered = firm.accounts.filter((account) => !account.state?.unregistered);
  if (!isFirst) return registered;
  const settled = registered.filter(({ passwordDue }) => !passwordDue);
  const due = registered.filter(({ passwordDue }) => passwordDue);
  const colleagues = COLLEAGUES.map(([person, account, department, role]): DemoAccount => ({
    account,
    person,
    shows: "",
    userKind: role === "会计主管" ? "deptManager" : "ordinary",
    department,
    roles: [role],
  }));
  return [...settled, ...colleagues, ...due, FORMER];
}

/** A number of the mobile pattern, the same for the same place in the same firm. */
export function demoPhone(gsid: number, index: number): string {
  const prefix = ["138", "139", "186", "158", "177"][index % 5];
  return `${prefix}${String((gsid * 7919 + index * 1_002_583) % 100_000_000).padStart(8, "0")}`;
}
