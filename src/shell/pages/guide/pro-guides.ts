import type { Guide, GuideStep } from "./guide-steps.ts";

const SIGN_IN_BY_APP: GuideStep = {
  drawing: "scan",
  title: "登录电子税务局 App",
  lines: ["用办税人员本人的手机号登录，", "并完成人脸实名认证。"],
};

const SWITCH_ON: GuideStep = {
  drawing: "check",
  title: "开启加强验证",
  lines: ["在「我的」的安全设置里，", "重新开启短信加强验证。"],
};

const SIGN_IN_BY_COMPUTER: GuideStep = {
  drawing: "key",
  title: "登录电子税务局网页版",
  lines: ["从「自然人业务」入口，", "用办税人员的个人账号登录。"],
};

const FIND_ACCOUNT: GuideStep = {
  drawing: "menu",
  title: "打开账户中心",
  lines: ["在「个人信息管理」下核对手机号，", "停用的手机号请先更换。"],
};

const CHECK_IDENTITY: GuideStep = {
  drawing: "papers",
  title: "核对身份信息",
  lines: ["姓名、身份证号和手机号", "应与会计填写的一致。"],
};

const TELL_ACCOUNTANT: GuideStep = {
  drawing: "done",
  title: "告诉会计重新验证",
  lines: ["会计在「税局账号验证」里", "选择 Pro 验证，重新提交。"],
};

/**
 * The steps by which a stopped Pro verification is opened again; `isStrengthened`: in provinces with the strengthened
 * check.
 */
export function proGuide(isStrengthened: boolean): Guide {
  return {
    title: isStrengthened ? "Pro 验证重新开通指引（加强验证地区）" : "Pro 验证重新开通指引",
    steps: isStrengthened
      ? [SIGN_IN_BY_APP, CHECK_IDENTITY, SWITCH_ON, TELL_ACCOUNTANT]
      : [SIGN_IN_BY_COMPUTER, FIND_ACCOUNT, CHECK_IDENTITY, TELL_ACCOUNTANT],
  };
}
