import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { patchRecords } from "../../../records/write/patch-records.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { type BankAccount, DEPUTE, accountLabel, atBank, findAccount } from "./bank-account.ts";

const BY_HAND = 3;

/**
 * Applies for an authorisation: with a new code, which the company still has to confirm at its bank, or with one that
 * it has confirmed already, which then holds for a year.
 */
export const authoriseAccount = operation("bankAccount.auth.create", async (params, context) => {
  const account = await findAccount(params.yhzhid, context);
  context.concerns(accountLabel(account));
  assertPossible(account, params.sysBankId);
  if (params.generate === 1) {
    const authQueryCode = await context.gateways.bank.issueCode(atBank(account));
    await note(account, { authStatus: DEPUTE.pending, authQueryCode }, context);
    return { authQueryCode, authStatus: DEPUTE.pending, authEndDate: null };
  }
  const { authQueryCode } = params;
  if (authQueryCode === undefined) throw refusal("authQueryCode", "请填写企业提供的授权查询码");
  if (!(await context.gateways.bank.acceptsCode(atBank(account), authQueryCode)))
    throw refusal("authQueryCode", "银行未查到该授权查询码，请企业在网银确认后重试");
  const startDate = context.clock.now().slice(0, 10);
  const authEndDate = aYearAfter(startDate);
  await note(
    account,
    { authStatus: DEPUTE.granted, authQueryCode, authEndDate, collectChannelStatus: 1 },
    context,
  );
  await keepRecord(account, { authQueryCode, startDate, endDate: authEndDate }, context);
  return { authQueryCode, authStatus: DEPUTE.granted, authEndDate };
});

function assertPossible(account: BankAccount, sysBankId: string): void {
  const label = accountLabel(account);
  if (account.sysBankId !== sysBankId) throw refusal("sysBankId", `账户${label}不在所选银行，请重新选择`);
  if (account.status === 0) throw new Refusal("rule", `账户${label}已销户，不能授权`);
  if (account.collectChannel === BY_HAND)
    throw new Refusal("rule", `账户${label}的采集渠道是手工导入，不需要授权`);
  if (account.authStatus === DEPUTE.cancelling || account.authStatus > DEPUTE.removed)
    throw new Refusal("rule", `账户${label}的授权正在办理，请稍后再试`);
}

async function note(
  { yhzhid }: BankAccount,
  fields: Readonly<Record<string, unknown>>,
  { db }: FirmContext,
): Promise<void> {
  await patchRecords(db, [yhzhid], fields);
}

/** The new authorisation takes the place of those before it. */
async function keepRecord(
  { companyId, yhzhid, sysBankId }: BankAccount,
  granted: { readonly authQueryCode: string; readonly startDate: string; readonly endDate: string },
  context: FirmContext,
): Promise<void> {
  const store = await RecordStore.open("bankAuthorisation", context);
  const earlier = await store.list({ where: { yhzhid, isRenewed: 0 } });
  await patchRecords(
    context.db,
    earlier.map(({ id }) => id),
    { isRenewed: 1 },
  );
  await store.create({
    ...granted,
    companyId,
    yhzhid,
    sysBankId,
    authStatus: DEPUTE.granted,
    createUserId: context.user.id,
  });
}

function aYearAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCFullYear(next.getUTCFullYear() + 1);
  return next.toISOString().slice(0, 10);
}

function refusal(path: string, message: string): Refusal {
  return new Refusal("validation", message, [{ path, message }]);
}
