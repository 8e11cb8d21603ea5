import type { RecordRow } from "../../../records/record-row.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { AccountAtBank } from "../../../gateways/bank-gateway.ts";
import { RecordStore } from "../../../records/record-store.ts";

/** DeputeStatus of an authorisation. */
export const DEPUTE = { none: 0, pending: 1, granted: 2, cancelling: 3, removed: 4 } as const;

/** A stored 银行账户; its number is whole. */
export type BankAccount = RecordRow<"bankAccount">;

export async function findAccount(yhzhid: number, context: FirmContext): Promise<BankAccount> {
  const store = await RecordStore.open("bankAccount", context);
  return await store.find(yhzhid);
}

/** True when the bank may be queried about the account on this day. */
export function isAuthorised({ authStatus, authEndDate }: BankAccount, today: string): boolean {
  return authStatus === DEPUTE.granted && authEndDate !== null && authEndDate >= today;
}

/** As people call it: the bank's branch and the last digits. */
export function accountLabel({ khh, yhzh }: Pick<BankAccount, "khh" | "yhzh">): string {
  return `“${khh}（尾号 ${yhzh.slice(-4)}）”`;
}

export function atBank({ sysBankId, yhzh, zhmc }: BankAccount): AccountAtBank {
  return { sysBankId, yhzh, holder: zhmc };
}
