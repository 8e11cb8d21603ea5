import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { Draft } from "../../../contracts/record-rules.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { RuleBook } from "../../../records/rule-book.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { daysUntil } from "./days-until.ts";
import { accountTotals } from "./account-totals.ts";
import { type BankAccount, accountLabel } from "./bank-account.ts";
import { deletionObstacle } from "./can-delete.ts";
import { assertLedgerSubject } from "./assert-ledger-subject.ts";

/** 银行账户 and what is noted of their authorisations. */
export const bankAccountRules: RuleBook = {
  bankAccount: {
    assertAllowed: async (after, before, context) => {
      await assertNumber(after, context);
      const { subjectId } = after;
      if (subjectId !== null && subjectId !== undefined)
        await assertLedgerSubject({ ...after, subjectId }, context);
      if (before) await assertUnchanged(after, before, context);
    },
    assertRemovable: async (records, context) => {
      for (const record of records) {
        const obstacle = await deletionObstacle(record, context);
        if (obstacle !== null) throw new Refusal("rule", `账户${accountLabel(record)}不能删除：${obstacle}`);
      }
    },
    present: async (records, context) => {
      const totals = await accountTotals(records, context);
      return records.map((record, index) => ({ ...record, ...totals[index] }));
    },
  },
  bankAuthorisation: {
    present: (records, { clock }) => {
      const today = clock.now().slice(0, 10);
      return Promise.resolve(
        records.map((record) => ({ ...record, remainDays: daysUntil(record.endDate, today) })),
      );
    },
  },
};

const BASIC = 1;

async function assertNumber(after: Draft<BankAccount>, context: FirmContext): Promise<void> {
  if (!/^\d{8,30}$/.test(after.yhzh)) throw refusal("yhzh", "银行账号应为 8 至 30 位数字");
  const today = context.clock.now().slice(0, 10);
  const openDate = after.openDate;
  if (typeof openDate === "string" && openDate > today) throw refusal("openDate", "开户日期不能晚于今天");
  const currencies = await RecordStore.open("currency", context);
  const where = { ztdm: after.companyId, bzdm: after.bzdm, status: 1 };
  if ((await currencies.count({ where })) === 0)
    throw refusal("bzdm", `账套没有启用币种 ${after.bzdm}，请先在币种与汇率中新增`);
  if (after.zhlx !== BASIC || after.status === 0) return;
  const store = await RecordStore.open("bankAccount", context);
  const same = { companyId: after.companyId, zhlx: BASIC, status: 1 };
  const duplicate = (await store.list({ where: same })).find(({ id }) => id !== after.id);
  if (duplicate) throw refusal("zhlx", `该企业已有基本存款账户${accountLabel(duplicate)}，只能有一个`);
}

/** Names of what an account with entries keeps. */
const FIXED = { sysBankId: "银行", yhzh: "银行账号", bzdm: "币种", openingBalance: "期初余额" } as const;

async function assertUnchanged(
  after: Draft<BankAccount>,
  before: BankAccount,
  context: FirmContext,
): Promise<void> {
  const changed = (Object.keys(FIXED) as (keyof typeof FIXED)[]).find((name) => before[name] !== after[name]);
  const isClosing = before.status === 1 && after.status === 0;
  if (changed === undefined && !isClosing) return;
  const [totals] = await accountTotals([before], context);
  if (changed !== undefined && totals && totals.entryCount > 0)
    throw refusal(changed, `账户${accountLabel(before)}已有流水，不能修改${FIXED[changed]}`);
  if (isClosing && totals && totals.balance !== 0)
    throw refusal("status", `账户${accountLabel(before)}余额不为零，不能销户`);
}

function refusal(path: string, message: string): Refusal {
  return new Refusal("validation", message, [{ path, message }]);
}
