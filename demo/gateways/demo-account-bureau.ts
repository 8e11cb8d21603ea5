import { randomUUID } from "node:crypto";
import {
  type AccountBureau,
  type AccountFault,
  BLOCKED,
  type LoginQuestion,
  type StrengthenedCheck,
  type VerifyAnswer,
  type VerifyQuestion,
} from "../../server/gateways/account-bureau.ts";
import { GatewayRefusal } from "../../server/gateways/gateway-refusal.ts";

/** Whose count of codes has been taken back since the process began. */
const unlocked = new Set<string>();

/**
 * An invented bureau: what it says follows from the last four digits of the phone, so that every answer can be seen
 * (docs/gateways.md has them all). A code is the last six digits.
 */
export const demoAccountBureau: AccountBureau = {
  verify: async (question) => await Promise.resolve(answerTo(question)),
  login: async (question) => await Promise.resolve(answerToCode(question)),
  unlock: ({ phone }) => {
    if (endOf(phone) === "9014") return Promise.resolve(false);
    unlocked.add(phone);
    return Promise.resolve(true);
  },
  proState: (phone) => Promise.resolve(endOf(phone) === "9004" ? 0 : endOf(phone) === "9005" ? 2 : 1),
  strengthenedAreas: (check) => Promise.resolve(STRENGTHENED[check]),
};

const STRENGTHENED: Readonly<Record<StrengthenedCheck, readonly string[]>> = {
  only: ["45", "51"],
  persons: ["31", "32", "33", "44", "45", "51"],
  companies: ["31", "33", "4403"],
};

/** The bureau's own code → its sentence; a phone that ends in such a code gets it. */
const BY_CODE: Readonly<Record<string, string>> = {
  "2023": "办税人员实名信息不完整，请补充身份证号后重新验证",
  "2035": "账号已被冻结，请补充身份证号后重新验证",
  "2059": "请登录电子税务局确认用户名或修改初始密码",
  "2061": "密码错误次数过多，请补充身份证号后重新验证",
  "2062": "账号长期未登录，请补充身份证号后重新验证",
  "2063": "请补充办税人员身份证号后重新验证",
  "2064": "办税人员身份证号与税局登记不一致",
};

const FAULT_OF_CODE: Readonly<Record<string, AccountFault>> = {
  "2035": "frozen",
  "2061": "frozen",
  "2062": "expired",
};

/** The codes that an identity number helps with, by the Pro way. */
const HELPED_BY_IDENTITY = new Set(["2023", "2061", "2062", "2063"]);

function answerTo(question: VerifyQuestion): VerifyAnswer {
  const { phone, password, pro, idCard, ignoreRegistration, taxAuthority } = question;
  const end = endOf(phone);
  if (password === null) return { state: "refused", reason: "请填写密码" };
  const sentence = BY_CODE[end];
  if (sentence !== undefined && !(pro && idCard !== null && HELPED_BY_IDENTITY.has(end)))
    return refusedByCode(end, sentence);
  switch (end) {
    case "9000":
      return { state: "verified" };
    case "9001":
      return { state: "refused", reason: "用户名或密码错误，请重新填写", fault: "password" };
    case "9002":
      throw new GatewayRefusal("税局访问不稳定，请稍后重试");
    case "9003":
      return { state: "unsent", reason: "短信发送失败，请稍后重试" };
    case "9004":
    case "9005":
      return ignoreRegistration
        ? codeSent()
        : { state: "unregistered", reason: "该账号尚未注册个人账号，请先注册" };
    case "9010":
      return { state: "unsent", reason: "今日短信次数已达上限，请次日再试", block: BLOCKED.byDay };
    case "9011":
    case "9014":
      return unlocked.has(phone)
        ? codeSent()
        : { state: "unsent", reason: "短信次数已达上限，请先解锁", block: BLOCKED.byCount };
    case "9012":
      return unlocked.has(phone)
        ? codeSent()
        : {
            state: "unsent",
            reason: "连续接收失败，请检查SIM卡并解锁",
            block: BLOCKED.byReception,
          };
    case "9013":
      return taxAuthority === null
        ? {
            state: "unsent",
            reason: "该税号匹配到多个企业，请在客户服务档案中选择主管税务机关",
            block: BLOCKED.byCompanies,
          }
        : codeSent();
    default:
      return codeSent();
  }
}

function answerToCode({ phone, code }: LoginQuestion) {
  if (endOf(phone) === "9021")
    return { state: "refused", reason: "办税人员身份与税局登记的不一致，请核对后重试" } as const;
  const isRight = endOf(phone) !== "9020" && code === phone.slice(-6);
  return isRight ? ({ state: "verified" } as const) : ({ state: "wrong-code" } as const);
}

function refusedByCode(code: string, reason: string): VerifyAnswer {
  const fault = FAULT_OF_CODE[code];
  return { state: "refused", reason, sjCode: Number(code), ...(fault !== undefined && { fault }) };
}

function codeSent(): VerifyAnswer {
  return { state: "code-sent", ticket: randomUUID() };
}

function endOf(phone: string): string {
  return phone.slice(-4);
}
