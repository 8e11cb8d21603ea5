import type {
  AccountAnswer,
  AccountBureau,
  AccountQuestion,
  StrengthenedCheck,
} from "../../server/gateways/account-bureau.ts";

const LEAST_ACCOUNT = 4;

/** An invented bureau: what it says follows from the last digit of the account, so that every answer can be seen. */
export const demoAccountBureau: AccountBureau = {
  verify: (question) => Promise.resolve(answerTo(question)),
  isPro: (phone) => Promise.resolve(Number(phone.at(-1)) % 2 === 0),
  strengthenedAreas: (check) => Promise.resolve(STRENGTHENED[check]),
};

const STRENGTHENED: Readonly<Record<StrengthenedCheck, readonly string[]>> = {
  only: ["45", "51"],
  persons: ["31", "32", "33", "44", "45", "51"],
  companies: ["31", "33", "4403"],
};

function answerTo(question: AccountQuestion): AccountAnswer {
  const { account, pro, idCard, passwordFits, ignoreRegistration } = question;
  if (account.length < LEAST_ACCOUNT) return refused("用户名不存在，请核对后重试");
  if (!passwordFits) return refused("用户名或密码错误，请重新填写");
  switch (account.at(-1)) {
    case "9":
      return { ...refused("请登录电子税务局确认用户名或修改初始密码"), sjCode: 2059 };
    case "8":
      return pro && idCard !== null
        ? CODE_NEEDED
        : { ...refused("请补充办税人员身份证号后重新验证"), sjCode: 2063 };
    case "7":
      return ignoreRegistration
        ? CODE_NEEDED
        : { sendStatus: 4, sendDesc: "该账号尚未注册个人账号，请先注册", sjCode: null };
    case "6":
      return { sendStatus: 0, sendDesc: null, sjCode: null };
    default:
      return CODE_NEEDED;
  }
}

const CODE_NEEDED: AccountAnswer = {
  sendStatus: 2,
  sendDesc: "验证码已发送，请在 5 分钟内填写",
  sjCode: null,
};

function refused(sendDesc: string): AccountAnswer {
  return { sendStatus: 1, sendDesc, sjCode: null };
}
