import { escapeText } from "../../../../src/domain/markup/entities.ts";
import { formatYuan } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { JobKind } from "../../../contracts/job-kind.ts";
import { operation } from "../../../contracts/operation.ts";
import { sendNotice } from "../../system/door.ts";
import type { FeeClient } from "./fee-clients.ts";
import { type AccountantToRemind, debtOf, readAccountantsToRemind } from "./renewal-accountants.ts";
import { readRenewalTerms } from "./renewal-setting.ts";

/** Kind of the job that notifies the staff of the clients whose renewal is due. */
export const RENEWAL_REMINDER = "fee.renewalReminder";

/** Of each kind so many clients are named; the others are counted. */
const NAMED = 20;
const ADMINISTRATORS = ["superAdmin", "admin"] as const;

/** Leaves the reminder to a job: now, whatever day it is. */
export const remindNow = operation("fee.renewal.remind", async (_params, { jobs, concerns }) => {
  concerns("续费提醒");
  return { taskid: await jobs.enqueue(RENEWAL_REMINDER, "续费提醒", { now: true }, { once: true }) };
});

interface ReminderParams {
  /** Absent: on the firm's day of the month alone, if it wants to be reminded at all. */
  readonly now?: boolean;
}

/** Sends each accountant a notice of their own clients, and the administrators one of all; each gets one. */
export const renewalReminderJob: JobKind<ReminderParams> = async ({ now = false }, context) => {
  const terms = await readRenewalTerms(context);
  const day = Number(context.clock.now().slice(8, 10));
  if (!now && (terms.remindOn === 0 || terms.remindDay !== day)) return { message: "今天不是续费提醒日" };
  const accountants = await readAccountantsToRemind(context);
  if (accountants.length === 0) return { message: "没有待续费和欠费的客户" };
  const receivers: readonly string[] = terms.receivers;
  const letters = [
    ...(receivers.includes("accountant") ? accountants.flatMap(letterToAccountant) : []),
    ...(receivers.includes("administrator") ? await lettersToAdministrators(accountants, context) : []),
  ];
  let { sent } = (context.resume as { readonly sent: number } | null) ?? { sent: 0 };
  for (const letter of letters.slice(sent)) {
    await context.part((sent + 1) / letters.length, async (part) => {
      await sendNotice({ ...letter, category: 0 }, [letter.userId], part);
      sent += 1;
      return { sent };
    });
  }
  return { message: `已提醒 ${new Set(letters.map(({ userId }) => userId)).size} 位同事` };
};

interface Letter {
  readonly userId: number;
  readonly noticeTitle: string;
  readonly noticeBody: string;
}

function letterToAccountant({ userId, due, owed }: AccountantToRemind): Letter[] {
  return userId === null ? [] : [{ userId, ...textOf(due, owed) }];
}

async function lettersToAdministrators(
  accountants: readonly AccountantToRemind[],
  { db }: FirmContext,
): Promise<Letter[]> {
  const heads = await db
    .selectFrom("staff")
    .select("userId")
    .where("userKind", "in", ADMINISTRATORS)
    .where("status", "=", 1)
    .where("isRemove", "=", 0)
    .orderBy("userId")
    .execute();
  const due = accountants.flatMap((accountant) => accountant.due);
  const owed = accountants.flatMap((accountant) => accountant.owed);
  const { noticeTitle, noticeBody } = textOf(due, owed);
  return heads.map(({ userId }) => ({ userId, noticeTitle: `全所${noticeTitle}`, noticeBody }));
}

function textOf(due: readonly FeeClient[], owed: readonly FeeClient[]) {
  const parts = [
    ...(due.length > 0 ? [`<h3>待续费 ${due.length} 户</h3>`, listOf(due, dueLine)] : []),
    ...(owed.length > 0
      ? [`<h3>已欠费 ${owed.length} 户，共 ${formatYuan(debtOf(owed))} 元</h3>`, listOf(owed, owedLine)]
      : []),
  ];
  return {
    noticeTitle: `续费提醒：待续费 ${due.length} 户，已欠费 ${owed.length} 户`,
    noticeBody: parts.join(""),
  };
}

function dueLine({ clientName, paidTo, monthFee }: FeeClient): string {
  return `${clientName}：已收费至 ${paidTo}，每月 ${formatYuan(monthFee)} 元`;
}

function owedLine({ clientName, owedMonths, owedAmount }: FeeClient): string {
  return `${clientName}：欠 ${owedMonths} 个月，${formatYuan(owedAmount)} 元`;
}

function listOf(clients: readonly FeeClient[], line: (client: FeeClient) => string): string {
  const named = clients.slice(0, NAMED).map((client) => `<li>${escapeText(line(client))}</li>`);
  const rest = clients.length - named.length;
  const more = rest > 0 ? `<li>另有 ${rest} 户，见收费台账</li>` : "";
  return `<ul>${named.join("")}${more}</ul>`;
}
