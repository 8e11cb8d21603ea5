import type { FirmContext } from "../../binding/handler.ts";
import type { AccountAtBank } from "../../outside/bank-gateway.ts";
import type { StoredRecord } from "../../records/record-rules.ts";
import { RecordStore } from "../../records/record-store.ts";

/** DeputeStatus of an authorisation. */
export const DEPUTE = { none: 0, pending: 1, granted: 2, cancelling: 3, removed: 4 } as const;

/** A stored 银行账户; its number is whole. */
export interface BankAccount extends StoredRecord {
  readonly yhzhid: number;
  readonly companyId: number;
  readonly companyName: string;
  readonly sysBankId: string;
  readonly khh: string;
  readonly yhzh: string;
  readonly zhmc: string;
  readonly zhlx: number;
  readonly isTemp: number;
  readonly bzdm: string;
  readonly subjectId: number | null;
  readonly collectChannel: number;
  readonly authStatus: number;
  readonly authEndDate: string | null;
  readonly authQueryCode: string | null;
  readonly openingBalance: number;
  readonly status: number;
}

export async function findAccount(yhzhid: number, context: FirmContext): Promise<BankAccount> {
  const store = await RecordStore.open("bankAccount", context);
  return (await store.find(yhzhid)) as BankAccount;
}

/** Whether the bank may be asked on this day. */
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
