import { randomInt, randomUUID } from "node:crypto";
import type { FirmContext } from "../../../contracts/firm-context.ts";

/** The purpose of a code: it opens nothing else. */
export type SmsPurpose = "bureau" | "personalTax" | "agent" | "personalTaxPassword";

const VALID_MS = 5 * 60 * 1000;
const MOST_WRONG = 5;
const MOST_A_DAY = 10;

interface SendRequest {
  readonly purpose: SmsPurpose;
  readonly phone: string;
  readonly account?: string | null | undefined;
  readonly companyId?: number | undefined;
}

export type SentCode = { readonly smsCodeId: string } | { readonly fault: string };

/** Sends a code that holds for five minutes, unless the phone is locked or has had too many today. */
export async function sendCode(
  { purpose, phone, account = null, companyId }: SendRequest,
  context: FirmContext,
): Promise<SentCode> {
  const { db, clock, gateways } = context;
  if (await isLocked(phone, context)) return { fault: LOCKED };
  const { sent } = await db
    .selectFrom("smsCode")
    .select((select) => select.fn.countAll<number>().as("sent"))
    .where("phone", "=", phone)
    .where("createTime", ">=", `${clock.now().slice(0, 10)} 00:00:00`)
    .executeTakeFirstOrThrow();
  if (sent >= MOST_A_DAY) return { fault: "该手机号今日验证码发送次数已达上限，请明日再试" };
  const smsCodeId = randomUUID();
  const code = gateways.sms.chooseCode?.(phone) ?? String(randomInt(1_000_000)).padStart(6, "0");
  await db
    .insertInto("smsCode")
    .values({
      smsCodeId,
      purpose,
      phone,
      account,
      companyId: companyId ?? null,
      code,
      createTime: clock.now(),
      expireTime: clock.after(VALID_MS),
    })
    .execute();
  await gateways.sms.send(phone, `验证码 ${code}，5 分钟内有效，请勿告知他人。`);
  return { smsCodeId };
}

const LOCKED = "验证码错误次数过多，手机号已锁定，请先解锁";

interface CheckRequest {
  readonly purpose: SmsPurpose;
  readonly phone: string;
  readonly smsCodeId: string;
  readonly typed: string;
}

/**
 * The reason why the code opens nothing, in words for the user; null when it is right, and then it is used up.
 * Five wrong ones in a row lock the phone, whichever codes they were typed for.
 */
export async function checkCode(
  { purpose, phone, smsCodeId, typed }: CheckRequest,
  context: FirmContext,
): Promise<string | null> {
  const { db, clock } = context;
  if (await isLocked(phone, context)) return LOCKED;
  const sent = await db
    .selectFrom("smsCode")
    .selectAll()
    .where("smsCodeId", "=", smsCodeId)
    .where("phone", "=", phone)
    .where("purpose", "=", purpose)
    .forUpdate()
    .executeTakeFirst();
  if (!sent || sent.used === 1) return "验证码已失效，请重新获取";
  if (sent.expireTime < clock.now()) return "验证码已过期，请重新获取";
  if (sent.code !== typed.trim()) {
    const wrong = await countWrong(phone, context);
    return wrong >= MOST_WRONG ? LOCKED : `验证码错误，还可再试 ${MOST_WRONG - wrong} 次`;
  }
  await db.updateTable("smsCode").set({ used: 1 }).where("smsCodeId", "=", smsCodeId).execute();
  await db.deleteFrom("smsLock").where("phone", "=", phone).execute();
  return null;
}

/** True when somebody has typed too many wrong codes for the phone. */
async function isLocked(phone: string, { db }: FirmContext): Promise<boolean> {
  const lock = await db.selectFrom("smsLock").select("locked").where("phone", "=", phone).executeTakeFirst();
  return lock?.locked === 1;
}

async function countWrong(phone: string, { db, clock }: FirmContext): Promise<number> {
  const row = await db
    .selectFrom("smsLock")
    .selectAll()
    .where("phone", "=", phone)
    .forUpdate()
    .executeTakeFirst();
  const wrongCount = (row?.wrongCount ?? 0) + 1;
  const values = { wrongCount, locked: wrongCount >= MOST_WRONG ? 1 : 0, updateTime: clock.now() };
  if (row) await db.updateTable("smsLock").set(values).where("phone", "=", phone).execute();
  else
    await db
      .insertInto("smsLock")
      .values({ phone, ...values })
      .execute();
  return wrongCount;
}

/** Lets codes be typed for the phone again; false when it was not locked. */
export async function unlock(phone: string, context: FirmContext): Promise<boolean> {
  if (!(await isLocked(phone, context))) return false;
  await context.db.deleteFrom("smsLock").where("phone", "=", phone).execute();
  return true;
}
