import { maskPhone } from "../../../../src/domain/mask.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ParamsOf } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { keepOne } from "../../../records/write/keep-one.ts";
import { hiddenPassword, keptPassword, passwordOwner } from "./kept-password.ts";
import { type SmsPurpose, checkCode, sendCode } from "./sms-codes.ts";

type CodeSender = `taxLogin.${"sendGsSms" | "sendAgentSmsCode" | "modifyGsMmSendSmsCode"}`;
type CodeLogin = `taxLogin.${"gsSmsLogin" | "agentSmsCodeLogin" | "modifyGsMmBySmsCode"}`;

/** Sends a code for one purpose. */
export const codeSender = (id: CodeSender, purpose: SmsPurpose) =>
  operation(id, async ({ phone, account, qyid }, context) => {
    context.concerns(maskPhone(phone));
    const sent = await sendCode({ purpose, phone, account, companyId: qyid }, context);
    if ("fault" in sent) return { sendStatus: 1, sendDesc: sent.fault, sjCode: null, smsCodeId: null };
    return {
      sendStatus: 2,
      sendDesc: "验证码已发送，请在 5 分钟内填写",
      sjCode: null,
      smsCodeId: sent.smsCodeId,
    };
  });

/** Signs a person in with the code and keeps the account. A wrong code is counted, so it is an answer and no refusal. */
export const codeLogin = (id: CodeLogin, purpose: SmsPurpose) =>
  operation(id, async (params, context) => {
    const { phone, smsCodeId, smsCode } = params;
    context.concerns(maskPhone(phone));
    const fault = await checkCode({ purpose, phone, smsCodeId, typed: smsCode }, context);
    if (fault !== null) return { loginSuccess: false, loginFailCause: fault.fault };
    await keepPerson(params, purpose, context);
    return { loginSuccess: true, loginFailCause: null };
  });

const BY_PHONE = 1;

async function keepPerson(
  params: ParamsOf<CodeLogin>,
  purpose: SmsPurpose,
  context: FirmContext,
): Promise<void> {
  const { phone, account, accountType, password, qyid } = params;
  const store = await RecordStore.open("personTaxAccount", context);
  await keepOne(store, { phone }, (known) => ({
    ...(!known && { account: null, accountType: BY_PHONE, label: null }),
    ...(account && { account }),
    ...(accountType !== undefined && { accountType }),
    ...keptPassword("password", password, passwordOwner("personTaxAccount", phone), context),
    ...(qyid !== undefined && { companyId: qyid }),
    ...(purpose === "agent" && { isAgent: 1 }),
    lastLoginTime: context.clock.now(),
  }));
}

/** True when a password is kept for the phone; the password itself never leaves. */
export const storedPassword = operation("taxLogin.queryPhoneGsmm", async ({ phone }, context) => {
  const store = await RecordStore.open("personTaxAccount", context);
  const login = await store.first({ where: { phone } });
  const password = hiddenPassword(login?.password);
  return {
    hasPassword: password !== null,
    account: login?.account ?? null,
    accountType: login?.accountType ?? null,
    password,
    updateTime: login?.updateTime ?? null,
  };
});

/** The accounts that can sign in by scanning, masked. With none there is nothing to scan, which screens take quietly. */
export const scanAccounts = operation("taxLogin.appScanAccountAndLabelList", async ({ qyid }, context) => {
  const store = await RecordStore.open("personTaxAccount", context);
  const accounts = await store.list(qyid === undefined ? {} : { where: { companyId: qyid } });
  if (accounts.length === 0) throw new Refusal("nothingToScan");
  return accounts.map(({ account, label, phone }) => ({
    account: account ?? maskPhone(phone),
    label: label ?? null,
    phone: maskPhone(phone),
  }));
});

/** The firms that try scanning: this one, when its configuration says so. */
export const scanPilots = operation("taxLogin.queryGsAppScanHdGsids", async (_params, context) => {
  const store = await RecordStore.open("configEntry", context);
  const setting = await store.first({ where: { fatherKey: "tax", configKey: "appScan" } });
  return setting?.configValue === "1" ? [{ gsid: context.user.gsid }] : [];
});
