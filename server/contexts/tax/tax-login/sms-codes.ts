import { randomInt, randomUUID } from "node:crypto";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { BLOCKED, type Block } from "../../../gateways/account-bureau.ts";
import { forgetLock } from "./phone-lock.ts";

/** The purpose of a code: it opens nothing else. */
export type SmsPurpose = "bureau" | "personalTax" | "agent" | "personalTaxPassword";

const VALID_MS = 5 * 60 * 1000;
const MOST_WRONG = 5;
const MOST_A_DAY = 10;

interface CodeRequest {
  readonly purpose: SmsPurpose;
  readonly phone: string;
  readonly account?: string | null | undefined;
  readonly companyId?: number | undefined;
}

/** In words for the user. */
export interface SmsFault {
  readonly fault: string;
  readonly block: Block | null;
}

type SentCode = { readonly smsCodeId: string } | SmsFault;

/** Sends a code that holds for five minutes, unless the phone is locked or has had too many today. */
export async function sendCode(request: CodeRequest, context: FirmContext): Promise<SentCode> {
  const fault = await sendingFault(request.phone, context);
  if (fault) return fault;
  const { sms } = context.gateways;
  const code = sms.chooseCode?.(request.phone) ?? String(randomInt(1_000_000)).padStart(6, "0");
  const smsCodeId = await keepCode(request, { code }, context);
  await sms.send(request.phone, `验证码 ${code}，5 分钟内有效，请勿告知他人。`);
  return { smsCodeId };
}

/** The reason why no code may be sent to the phone; to be read before a bureau sends one. */
export async function sendingFault(
  phone: string,
  { db, clock }: Pick<FirmContext, "db" | "clock">,
): Promise<SmsFault | null> {
  if (await isLocked(phone, db)) return { fault: LOCKED, block: BLOCKED.byCount };
  const { sent } = await db
    .selectFrom("smsCode")
    .select((select) => select.fn.countAll<number>().as("sent"))
    .where("phone", "=", phone)
    .where("createTime", ">=", `${clock.now().slice(0, 10)} 00:00:00`)
    .executeTakeFirstOrThrow();
  return sent >= MOST_A_DAY ? { fault: "今日短信次数已达上限，请次日再试", block: BLOCKED.byDay } : null;
}

const LOCKED = "验证码错误次数过多，手机号已锁定，请先解锁";

/** Keeps what is needed to check a code: itself, or the ticket of the bureau that has sent it. */
export async function keepCode(
  { purpose, phone, account = null, companyId }: CodeRequest,
  sent: { readonly code: string } | { readonly ticket: string },
  { db, clock }: FirmContext,
): Promise<string> {
  const smsCodeId = randomUUID();
  await db
    .insertInto("smsCode")
    .values({
      smsCodeId,
      purpose,
      phone,
      account,
      companyId: companyId ?? null,
      code: "code" in sent ? sent.code : null,
      ticket: "ticket" in sent ? sent.ticket : null,
      createTime: clock.now(),
      expireTime: clock.after(VALID_MS),
    })
    .execute();
  return smsCodeId;
}

interface SentTo {
  readonly purpose: SmsPurpose;
  readonly phone: string;
  readonly smsCodeId: string;
}

interface KeptCode {
  readonly smsCodeId: string;
  readonly account: string | null;
  readonly companyId: number | null;
  readonly code: string | null;
  readonly ticket: string | null;
}

/** A code that may still be used, or the reason why it may not; other uses of it wait. */
export async function findCode(
  { purpose, phone, smsCodeId }: SentTo,
  { db, clock }: FirmContext,
): Promise<KeptCode | SmsFault> {
  if (await isLocked(phone, db)) return { fault: LOCKED, block: BLOCKED.byCount };
  const sent = await db
    .selectFrom("smsCode")
    .selectAll()
    .where("smsCodeId", "=", smsCodeId)
    .where("phone", "=", phone)
    .where("purpose", "=", purpose)
    .forUpdate()
    .executeTakeFirst();
  if (!sent || sent.used === 1) return { fault: "验证码已失效，请重新获取", block: null };
  if (sent.expireTime < clock.now()) return { fault: "验证码已过期，请重新获取", block: null };
  return sent;
}

/** The reason why the code opens nothing; null when it is right, and then it is used up. */
export async function checkCode(
  { typed, ...sentTo }: SentTo & { readonly typed: string },
  context: FirmContext,
): Promise<SmsFault | null> {
  const sent = await findCode(sentTo, context);
  if ("fault" in sent) return sent;
  if (sent.code !== typed.trim()) return await countWrongCode(sentTo.phone, context);
  await spendCode(sentTo, context);
  return null;
}

/** The code opens nothing more, and wrong ones before it count no longer. */
export async function spendCode({ smsCodeId, phone }: SentTo, { db }: FirmContext): Promise<void> {
  await db.updateTable("smsCode").set({ used: 1 }).where("smsCodeId", "=", smsCodeId).execute();
  await forgetLock(phone, { db });
}

/** Five wrong ones in a row lock the phone, whichever codes they were typed for. */
export async function countWrongCode(phone: string, { db, clock }: FirmContext): Promise<SmsFault> {
  const row = await db
    .selectFrom("smsLock")
    .selectAll()
    .where("phone", "=", phone)
    .forUpdate()
    .executeTakeFirst();
  const wrongCount = (row?.wrongCount ?? 0) + 1;
  const isFull = wrongCount >= MOST_WRONG;
  const values = { wrongCount, locked: isFull ? 1 : 0, updateTime: clock.now() };
  if (row) await db.updateTable("smsLock").set(values).where("phone", "=", phone).execute();
  else
    await db
      .insertInto("smsLock")
      .values({ phone, bureauBlock: null, ...values })
      .execute();
  if (isFull) return { fault: LOCKED, block: BLOCKED.byCount };
  return { fault: `验证码错误，还可再试 ${MOST_WRONG - wrongCount} 次`, block: null };
}

/** True when too many wrong codes were typed for the phone. */
async function isLocked(phone: string, db: FirmContext["db"]): Promise<boolean> {
  const lock = await db.selectFrom("smsLock").select("locked").where("phone", "=", phone).executeTakeFirst();
  return lock?.locked === 1;
}
