import type { Guide, GuideStep } from "./guide-steps.ts";

/** The way in which a bank lets an agency read statements and receipts. */
type Way = "online" | "direct";

interface Bank {
  readonly name: string;
  readonly way: Way;
  /** The step that opens the bank's own pages. */
  readonly signIn: GuideStep;
}

const withKey = (key: string, lines: readonly string[] = []): GuideStep => ({
  drawing: "key",
  title: "登录企业网上银行",
  lines: [`插入${key}，`, "用有授权权限的操作员登录。", ...lines],
});

const WITH_ANY_KEY = withKey("网银 U 盾");

/** Bank ids as the specification lists them; names and ways are ours. */
const BANKS: { readonly [bankId: string]: Bank } = {
  "1": { name: "中国工商银行", way: "online", signIn: withKey("工行 U 盾") },
  "2-NEW": {
    name: "中国农业银行（新版网银）",
    way: "online",
    signIn: withKey("农行 K 宝", ["请从新版企业网银进入，旧版不能授权。"]),
  },
  "3": { name: "中国银行", way: "online", signIn: withKey("中行 USBKey") },
  "5": { name: "交通银行", way: "online", signIn: withKey("交行智慧网盾") },
  "6": { name: "招商银行", way: "online", signIn: withKey("招行优 KEY") },
  "6-0": { name: "招商银行（网银授权）", way: "online", signIn: withKey("招行优 KEY") },
  "6-1": { name: "招商银行（银企直连）", way: "direct", signIn: withKey("招行优 KEY") },
  "22": { name: "平安银行", way: "online", signIn: withKey("平安 UKey") },
  "22-0": { name: "平安银行（网银授权）", way: "online", signIn: withKey("平安 UKey") },
  "22-1": { name: "平安银行（银企直连）", way: "direct", signIn: withKey("平安 UKey") },
  "35-1": { name: "宁波银行（银企直连）", way: "direct", signIn: withKey("宁波银行 UKey") },
  "46": {
    name: "网商银行",
    way: "online",
    signIn: {
      drawing: "scan",
      title: "登录网商银行企业版",
      lines: ["用法定代表人的支付宝", "或网商银行 App 扫码登录。"],
    },
  },
};

const ASK_CODE: GuideStep = {
  drawing: "code",
  title: "向会计要授权查询码",
  lines: ["会计在「银行账户」里点「授权」，", "把授权查询码发给您。"],
};

const FIND_GRANT: GuideStep = {
  drawing: "menu",
  title: "打开授权管理",
  lines: ["在「账户管理」或「电子回单」下", "找到第三方授权；各版菜单略有不同。"],
};

const ENTER_CODE: GuideStep = {
  drawing: "check",
  title: "输入查询码并核对",
  lines: ["核对代账公司名称、账号和授权期限。", "只授权查询流水和回单，不授权转账。"],
};

const CONFIRMED: GuideStep = {
  drawing: "done",
  title: "提交并复核",
  lines: ["需要复核的，由复核员再确认一次。", "会计看到「已授权」后即可采集流水。"],
};

const BRING_PAPERS: GuideStep = {
  drawing: "papers",
  title: "带齐资料到开户网点",
  lines: ["营业执照、法定代表人证件、预留印鉴；", "经办人另带授权书和身份证。"],
};

const SIGN_CONTRACT: GuideStep = {
  drawing: "contract",
  title: "签订银企直连协议",
  lines: ["服务内容选「账户查询」和「电子回单」，", "不选「转账」。"],
};

/** The steps for a bank; those that hold for any bank where the id is unknown. */
export function bankGuide(bankId: string | null): Guide {
  const bank = bankId !== null && Object.hasOwn(BANKS, bankId) ? BANKS[bankId] : undefined;
  const signIn = bank?.signIn ?? WITH_ANY_KEY;
  const opening = bank?.way === "direct" ? [BRING_PAPERS, SIGN_CONTRACT, ASK_CODE] : [ASK_CODE];
  const granting = bank?.way === "direct" ? [signIn, ENTER_CODE] : [signIn, FIND_GRANT, ENTER_CODE];
  return {
    title: bank ? `${bank.name}授权指引` : "银行授权指引",
    steps: [...opening, ...granting, CONFIRMED],
  };
}
