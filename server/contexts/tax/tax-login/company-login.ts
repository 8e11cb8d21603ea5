import { readIdentityNumber } from "../../../../src/domain/identity-number.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ParamsOf } from "../../../contracts/operation.ts";
import type { StoredRecord } from "../../../contracts/record.ts";
import type { Block, VerifyAnswer } from "../../../gateways/account-bureau.ts";
import { Refusal } from "../../../platform/errors.ts";
import { findAccount, keepVerified, noteRefused, passwordFor, wholePhone } from "./company-account.ts";
import { forgetBlock, forgetLock, noteBlock } from "./phone-lock.ts";
import { countWrongCode, findCode, keepCode, sendingFault, spendCode } from "./sms-codes.ts";

type VerifyParams = ParamsOf<"taxLogin.sendSmsVerifyCode">;

const PRO = 1;
const VERIFIED = 0;
const REFUSED = 1;
const CODE_SENT = 2;
const UNSENT = 3;
const UNREGISTERED = 4;

/** Signs the company's account in at the tax bureau; a bureau that wants a code sends one at once. */
export const verifyAccount = operation("taxLogin.sendSmsVerifyCode", async (sent, context) => {
  context.concerns(sent.account);
  await assertWayKnown(sent, context);
  if (sent.verifyType === PRO) assertIdentity(sent.idCard, context.clock.now().slice(0, 10));
  const known = await findAccount(sent.qyid, context);
  const params = { ...sent, phone: wholePhone(sent.phone, known) };
  const fault = await sendingFault(params.phone, context);
  if (fault) return unsent(fault.fault, fault.block);
  const answer = await askBureau(params, known, context);
  switch (answer.state) {
    case "verified":
      await keepVerified(params, context);
      return { sendStatus: VERIFIED, sendDesc: null, ...NO_CODE };
    case "code-sent": {
      const { phone, account, qyid } = params;
      await forgetBlock(phone, context);
      const request = { purpose: "bureau", phone, account, companyId: qyid } as const;
      const smsCodeId = await keepCode(request, { ticket: answer.ticket }, context);
      return { ...NO_CODE, sendStatus: CODE_SENT, sendDesc: "验证码已发送，请在 5 分钟内填写", smsCodeId };
    }
    case "unregistered":
      return { sendStatus: UNREGISTERED, sendDesc: answer.reason, ...NO_CODE };
    case "unsent":
      await noteBlock(params.phone, answer.block ?? null, context);
      return unsent(answer.reason, answer.block ?? null, answer.sjCode);
    case "refused":
      await noteRefused(params, { failCause: withCode(answer), fault: answer.fault }, context);
      return {
        ...NO_CODE,
        sendStatus: REFUSED,
        sendDesc: answer.reason,
        sjCode: answer.sjCode ?? null,
        blockReason: answer.block ?? null,
      };
  }
});

/** The reason as it is kept: by the number in it the solution is found. */
function withCode({ reason, sjCode }: { readonly reason: string; readonly sjCode?: number }): string {
  return sjCode === undefined ? reason : `${reason}（错误码 ${sjCode}）`;
}

const NO_CODE = { sjCode: null, smsCodeId: null, blockReason: null };

function unsent(sendDesc: string, blockReason: Block | null, sjCode: number | null = null) {
  return { sendStatus: UNSENT, sendDesc, sjCode, smsCodeId: null, blockReason };
}

async function askBureau(
  params: VerifyParams,
  known: StoredRecord | undefined,
  context: FirmContext,
): Promise<VerifyAnswer> {
  const { phone, account, areaCode, qyid, verifyType, idCard = null } = params;
  const pro = verifyType === PRO;
  return await context.gateways.accountBureau.verify({
    account,
    areaCode,
    phone,
    taxlayerNo: await taxNumberOf(qyid, context),
    password: passwordFor(params, known, context),
    pro,
    idCard: pro && idCard !== "" ? idCard : null,
    ignoreRegistration: params.ignorePersonAccountRegister === 1,
    taxAuthority: await taxAuthorityOf(qyid, context),
  });
}

async function taxAuthorityOf(companyId: number, { db }: FirmContext): Promise<string | null> {
  const service = await db
    .selectFrom("companyService")
    .select("taxAuthority")
    .where("companyId", "=", companyId)
    .executeTakeFirst();
  return service?.taxAuthority ?? null;
}

async function taxNumberOf(companyId: number, { db }: FirmContext): Promise<string> {
  const { taxlayerNo } = await db
    .selectFrom("company")
    .select("taxlayerNo")
    .where("companyId", "=", companyId)
    .executeTakeFirstOrThrow();
  return taxlayerNo;
}

/** Refuses a way that the region does not have: some have the Pro way alone, most only the ordinary one. */
async function assertWayKnown(
  { areaCode, verifyType }: Pick<VerifyParams, "areaCode" | "verifyType">,
  { gateways: { accountBureau } }: FirmContext,
): Promise<void> {
  const areas = await accountBureau.strengthenedAreas(verifyType === PRO ? "persons" : "only");
  const isNamed = areas.includes(areaCode);
  if (verifyType === PRO && areas.length > 0 && !isNamed)
    throw new Refusal("validation", NO_PRO, [{ path: "verifyType", message: NO_PRO }]);
  if (verifyType !== PRO && isNamed)
    throw new Refusal("validation", PRO_ALONE, [{ path: "areaCode", message: PRO_ALONE }]);
}

const NO_PRO = "该地区暂不支持 Pro 验证";
const PRO_ALONE = "该地区只支持 Pro 验证";

/** Refuses a malformed identity number, which the Pro way takes; without one the bureau says whether it wants it. */
function assertIdentity(idCard: string | null | undefined, today: string): void {
  if (!idCard || readIdentityNumber(idCard, today) !== null) return;
  const message = "请输入正确的身份证号";
  throw new Refusal("validation", message, [{ path: "idCard", message }]);
}

/** Lets the company's account in with the code, and keeps the account. A wrong code is counted, so it is an answer and no refusal. */
export const loginByCode = operation("taxLogin.doLoginApp", async (sent, context) => {
  context.concerns(sent.account);
  const known = await findAccount(sent.qyid, context);
  const params = { ...sent, phone: wholePhone(sent.phone, known) };
  const { phone, smsCodeId, account, areaCode, qyid, verifyCode, bsrlx = null } = params;
  const sentTo = { purpose: "bureau", phone, smsCodeId } as const;
  const code = await findCode(sentTo, context);
  if ("fault" in code) return failed(code.fault, code.block);
  // A code that was sent for another company, or another user, opens nothing here.
  if (code.ticket === null || code.companyId !== qyid || code.account !== account)
    return failed("验证码已失效，请重新获取");
  const answer = await context.gateways.accountBureau.login({
    ticket: code.ticket,
    code: verifyCode.trim(),
    account,
    areaCode,
    phone,
    taxlayerNo: await taxNumberOf(qyid, context),
    password: passwordFor(params, known, context),
    identity: bsrlx === "" ? null : bsrlx,
  });
  if (answer.state === "refused") return failed(answer.reason);
  if (answer.state === "wrong-code") {
    const { fault, block } = await countWrongCode(phone, context);
    return failed(fault, block);
  }
  await spendCode(sentTo, context);
  await keepVerified(params, context);
  return { loginSuccess: true, loginFailCause: null, blockReason: null };
});

function failed(loginFailCause: string, blockReason: Block | null = null) {
  return { loginSuccess: false, loginFailCause, blockReason };
}

/** Lets codes be sent to a phone and typed for it again, at the bureau and here. */
export const unlockPhone = operation("taxLogin.unLockPhone", async ({ phone, areaCode, qyId }, context) => {
  const whole = wholePhone(phone, await findAccount(qyId, context));
  if (!(await context.gateways.accountBureau.unlock({ areaCode, phone: whole })))
    throw new Refusal("rule", "解锁失败，请联系主管税务机关");
  await forgetLock(whole, context);
  return null;
});

/** 1 active, else it has to be opened, or opened again, at the bureau. */
export const proState = operation("taxLogin.getPhoneProInfo", async ({ phone, qyid }, context) => {
  const known = qyid === undefined ? undefined : await findAccount(qyid, context);
  return { activeState: await context.gateways.accountBureau.proState(wholePhone(phone, known)) };
});
