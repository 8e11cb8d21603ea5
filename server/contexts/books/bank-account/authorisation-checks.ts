import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { type BankAccount, DEPUTE, isAuthorised } from "./bank-account.ts";
import { dayAfter, daysUntil } from "./days-until.ts";

/** The verdict on collecting the statements of a company: the state of each of its accounts in use. */
export const checkCompany = operation(
  "bankAccount.auth.checkCompany",
  async ({ companyId, sysBankId }, context) => {
    const today = context.clock.now().slice(0, 10);
    const store = await RecordStore.open("bankAccount", context);
    const bank = sysBankId === undefined ? {} : { sysBankId };
    const accounts = await store.list({ where: { companyId, status: 1, ...bank } });
    const authorised = accounts.filter((account) => isAuthorised(account, today));
    const left = accounts.length - authorised.length;
    const message =
      accounts.length === 0
        ? "该企业还没有银行账户"
        : left === 0
          ? "全部账户授权有效"
          : `${left} 个账户未授权或授权已到期`;
    return {
      authorised: accounts.length > 0 && left === 0,
      accountCount: accounts.length,
      authorisedCount: authorised.length,
      message,
      accounts: await store.presentOnly(accounts, ["yhzhid", "khh", "yhzh", "authStatus", "authEndDate"]),
    };
  },
);

/** The verdict on the firm's own agreement with a bank. */
export const checkAgency = operation("bankAccount.auth.checkAgency", async ({ sysBankId }, context) => {
  const store = await RecordStore.open("bankAgreement", context);
  const agreement = await store.first({ where: { sysBankId } });
  if (!agreement) {
    const message = "代账公司尚未与该银行签订数据服务协议";
    return { authorised: false, authStatus: DEPUTE.none, agreementNo: null, endDate: null, message };
  }
  const { authStatus, agreementNo } = agreement;
  const endDate = agreement.endDate;
  const isOver = endDate < context.clock.now().slice(0, 10);
  const authorised = authStatus === DEPUTE.granted && !isOver;
  const message = authorised
    ? `协议有效期至 ${endDate}`
    : isOver
      ? `协议已于 ${endDate} 到期，请联系银行续签`
      : "协议尚未生效";
  return { authorised, authStatus, agreementNo, endDate, message };
});

const USUAL_NOTICE = 30;

/** The authorisations that have run out or will within so many days, the earliest first. */
export const expiryCheck = operation(
  "bankAccount.auth.expiryCheck",
  async ({ companyId, days = USUAL_NOTICE }, context) => {
    const today = context.clock.now().slice(0, 10);
    const store = await RecordStore.open("bankAccount", context);
    const company = companyId === undefined ? {} : { companyId };
    const near: BankAccount[] = [];
    const ending = store.each({
      where: { status: 1, authStatus: DEPUTE.granted, ...company },
      conditions: [{ fields: ["authEndDate"], match: "to", value: dayAfter(today, days) }],
    });
    for await (const page of ending) near.push(...page);
    near.sort(
      (a, b) => String(a.authEndDate).localeCompare(String(b.authEndDate)) || a.companyId - b.companyId,
    );
    const names = ["yhzhid", "companyId", "companyName", "khh", "yhzh", "authEndDate"] as const;
    const accounts = (await store.presentOnly(near, names)).map(({ authEndDate, ...account }) => ({
      ...account,
      authEndDate: String(authEndDate),
      remainDays: daysUntil(String(authEndDate), today),
    }));
    const expiredCount = accounts.filter(({ remainDays }) => remainDays < 0).length;
    return { expiredCount, expiringCount: accounts.length - expiredCount, accounts };
  },
);
