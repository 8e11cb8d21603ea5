import { readIdentityNumber } from "../../../../src/domain/identity-number.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { StoredRecord } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { checkCode, sendCode, unlock } from "./sms-codes.ts";

type VerifyParams = ParamsOf<"taxLogin.sendSmsVerifyCode">;

const CODE_NEEDED = 2;
const VERIFIED = 0;
const PRO = 1;
const VALID = 1;
const INVALID = 2;
/** The text shown in the place of a password. */
const HIDDEN = "******";

/** Asks the tax bureau to let the company's account in; where it wants a code, the code is sent at once. */
export const verifyAccount = operation("taxLogin.sendSmsVerifyCode", async (params, context) => {
  const { phone, account, areaCode, qyid, password, verifyType = 0, idCard = null } = params;
  context.concerns(account);
  if (verifyType === PRO) assertIdentity(idCard, context.clock.now().slice(0, 10));
  const known = await findAccount(qyid, context);
  const stored = known?.userName === account ? known.pwd : null;
  const passwordFits = fits(
    password,
    typeof stored === "string" ? stored : null,
    known?.loginState === VALID,
  );
  const answer = await context.gateways.accountBureau.verify({
    account,
    areaCode,
    phone,
    pro: verifyType === PRO,
    idCard: idCard === "" ? null : idCard,
    passwordFits,
    ignoreRegistration: params.ignorePersonAccountRegister === 1,
  });
  if (answer.sendStatus === VERIFIED) {
    await keepAccount(params, { loginState: VALID, failCause: null }, context);
    return { ...answer, smsCodeId: null };
  }
  if (answer.sendStatus !== CODE_NEEDED) {
    if (known) await keepAccount(params, { loginState: INVALID, failCause: answer.sendDesc }, context);
    return { ...answer, smsCodeId: null };
  }
  const sent = await sendCode({ purpose: "bureau", phone, account, companyId: qyid }, context);
  if ("fault" in sent) return { sendStatus: 3, sendDesc: sent.fault, sjCode: answer.sjCode, smsCodeId: null };
  return { ...answer, smsCodeId: sent.smsCodeId };
});

/** Only the Pro way asks for an identity number; without one the bureau says whether it wants it. */
function assertIdentity(idCard: string | null, today: string): void {
  if (idCard === null || idCard === "" || readIdentityNumber(idCard, today) !== null) return;
  const message = "请输入正确的身份证号";
  throw new Refusal("validation", message, [{ path: "idCard", message }]);
}

/** A right account was let in before with its password: another one is wrong. */
function fits(password: string | undefined, stored: string | null, wasRight: boolean): boolean {
  if (password === undefined || password === "" || password === HIDDEN) return stored !== null;
  return !wasRight || stored === null || stored === password;
}

/** Lets the company's account in with the code, and keeps the account. A wrong code is counted, so it is an answer and no refusal. */
export const loginByCode = operation("taxLogin.doLoginApp", async (params, context) => {
  const { phone, smsCodeId, verifyCode, account } = params;
  context.concerns(account);
  const fault = await checkCode({ purpose: "bureau", phone, smsCodeId, typed: verifyCode }, context);
  if (fault !== null) return { loginSuccess: false, loginFailCause: fault };
  const identities = withIdentity(await findAccount(params.qyid, context), params.bsrlx);
  await keepAccount(params, { loginState: VALID, failCause: null, ...identities }, context);
  return { loginSuccess: true, loginFailCause: null };
});

const BETWEEN_IDENTITIES = "|";
const MOST_IDENTITIES = 9;

/** The identities that the account has signed in with, the one given now last. */
function withIdentity(account: StoredRecord | undefined, bsrlx: string | null | undefined) {
  if (bsrlx === null || bsrlx === undefined || bsrlx === "") return {};
  const known = account?.taxRealBsrlxmc;
  const before = typeof known === "string" && known !== "" ? known.split(BETWEEN_IDENTITIES) : [];
  const identities = [...before.filter((identity) => identity !== bsrlx), bsrlx].slice(-MOST_IDENTITIES);
  return { taxRealBsrlxmc: identities.join(BETWEEN_IDENTITIES) };
}

/** The company's account; its secrets are masked. */
export const companyAccount = operation(
  "taxLogin.queryCompanyTaxAccountInfo",
  async ({ companyId }, context) => {
    const account = await findAccount(companyId, context);
    if (!account) return NO_ACCOUNT;
    const store = await RecordStore.open("bureauAccount", context);
    const [shown] = await store.presentOnly([account], SHOWN);
    return shown ? { ...shown, loginState: account.loginState ?? 0 } : NO_ACCOUNT;
  },
);

const SHOWN = [
  "phone",
  "userName",
  "pwd",
  "dlfsTypeCode",
  "taxRealBsrlxmc",
  "areaCode",
  "loginState",
  "lastLoginTime",
  "failCause",
] as const;

const NO_ACCOUNT = {
  phone: null,
  userName: null,
  pwd: null,
  dlfsTypeCode: null,
  taxRealBsrlxmc: null,
  areaCode: null,
  loginState: 0,
  lastLoginTime: null,
  failCause: null,
};

/** Lets codes be typed for a phone again. */
export const unlockPhone = operation("taxLogin.unLockPhone", async ({ phone }, context) => {
  if (!(await unlock(phone, context))) throw new Refusal("rule", "解锁失败，该手机号未被锁定");
  return null;
});

async function findAccount(companyId: number, context: FirmContext) {
  const store = await RecordStore.open("bureauAccount", context);
  return await store.first({ where: { companyId } });
}

async function keepAccount(
  { qyid, account, phone, areaCode, password, ...rest }: VerifyParams,
  state: { readonly loginState: number; readonly failCause: string | null; readonly taxRealBsrlxmc?: string },
  context: FirmContext,
): Promise<void> {
  const store = await RecordStore.open("bureauAccount", context);
  const known = await store.first({ where: { companyId: qyid } });
  const given = password !== undefined && password !== "" && password !== HIDDEN ? { pwd: password } : {};
  const fields = {
    areaCode,
    userName: account,
    phone,
    ...given,
    ...(rest.idCard && { idCard: rest.idCard }),
    verifyType: rest.verifyType ?? known?.verifyType ?? 0,
    ...state,
    ...(state.loginState === VALID && { lastLoginTime: context.clock.now() }),
  };
  if (known) await store.change(known, fields);
  else await store.create({ companyId: qyid, dlfsTypeCode: "1", ...fields });
}
