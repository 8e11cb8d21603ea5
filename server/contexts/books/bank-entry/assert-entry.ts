import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { Draft } from "../../../contracts/record-rules.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { type BankAccount, accountLabel, findAccount } from "../bank-account/bank-account.ts";
import { assertBookable } from "../bank-account/assert-ledger-subject.ts";
import { type BankEntry, MATCH, entryLabel } from "./bank-entry.ts";
import { assertUnconfirmed } from "./confirmed-period.ts";

/** Refuses an entry that cannot be so, or must not become so any more. */
export async function assertEntry(
  after: Draft<BankEntry>,
  before: BankEntry | undefined,
  context: FirmContext,
): Promise<void> {
  if (before) await assertChangeable(after, before, context);
  await assertUnconfirmed(after, context);
  if (after.je === 0) throw refusal("je", "金额不能为零，请重新填写");
  await assertDay(after, before, context);
  if (after.subjectId === null || after.subjectId === undefined) return;
  const { companyId, subjectId } = after;
  const subject =
    before?.subjectId === subjectId ? undefined : await assertBookable({ companyId, subjectId }, context);
  if (!subject || after.auxiliaryItemId === null || after.auxiliaryItemId === undefined) return;
  const items = await RecordStore.open("auxiliaryItem", context);
  const item = await items.find(after.auxiliaryItemId);
  if (!subject.fzhs.includes(item.typeId))
    throw refusal("auxiliaryItemId", `科目“${subject.kmqc}”没有设置此类辅助核算，请重新选择`);
}

/** The fields from the bank are not changed by hand. */
const OF_THE_BANK = { jyrq: "交易日期", je: "金额", sjfx: "收支方向", lsh: "流水号" } as const;

async function assertChangeable(
  after: Draft<BankEntry>,
  before: BankEntry,
  context: FirmContext,
): Promise<void> {
  if (before.matchStatus === MATCH.booked)
    throw new Refusal("rule", `流水${entryLabel(before)}已生成凭证 ${before.voucherNo ?? ""}，不能修改`);
  await assertUnconfirmed(before, context);
  if (before.bankAccountId !== after.bankAccountId)
    throw refusal("bankAccountId", "流水所属的银行账户不能修改");
  if (before.isStatement !== 1) return;
  const changed = (Object.keys(OF_THE_BANK) as (keyof typeof OF_THE_BANK)[]).find(
    (name) => before[name] !== after[name],
  );
  if (changed !== undefined)
    throw refusal(changed, `银行对账单的流水${entryLabel(before)}不能修改${OF_THE_BANK[changed]}`);
}

async function assertDay(
  after: Draft<BankEntry>,
  before: BankEntry | undefined,
  context: FirmContext,
): Promise<void> {
  const account = await findAccount(after.bankAccountId, context);
  const fault = dayFault(after.jyrq, account, context.clock.now().slice(0, 10));
  if (fault !== undefined) throw refusal("jyrq", fault);
  if (!before) assertInUse(account);
}

/** Statements of online banking begin later; a day before it is a slip of the year. */
const EARLIEST_DAY = "2000-01-01";

/** Why an account has no entry of this day; undefined: it may have one. */
export function dayFault(jyrq: string, { openDate }: BankAccount, today: string): string | undefined {
  if (jyrq > today) return "交易日期不能晚于今天";
  if (jyrq < EARLIEST_DAY) return `交易日期不能早于 ${EARLIEST_DAY}，请核对年份`;
  return typeof openDate === "string" && jyrq < openDate ? `交易日期不能早于开户日期 ${openDate}` : undefined;
}

/** Refuses new entries of an account that has been closed. */
export function assertInUse(account: BankAccount): void {
  if (account.status === 0)
    throw refusal("bankAccountId", `账户${accountLabel(account)}已销户，不能新增流水`);
}

function refusal(path: string, message: string): Refusal {
  return new Refusal("validation", message, [{ path, message }]);
}
