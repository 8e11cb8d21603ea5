import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import type { Book } from "./books.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** 委托授权状态: most are authorised, the others in every state there is. */
const STATES = [2, 2, 2, 2, 0, 2, 1, 2, 2, 4, 2, 2, 3, 2, 5, 2, 6];

/** Days until an authorisation runs out: some have run out, some will soon. */
const DAYS_LEFT = [210, 320, 18, 95, -9, 260, 6, 150, 340, -45, 28, 300];

const BY_HAND = 3;

/** The permission to query an account's bank, its end, and the outcome of the last collection. */
export function accountState(world: DemoWorld, { company, index, accounts }: Book, place: number) {
  const plan = accounts[place];
  const isByHand = plan?.collectChannel === BY_HAND || plan?.status === 0;
  const authStatus = isByHand ? 0 : (STATES[(index * 2 + place) % STATES.length] ?? 0);
  const days = DAYS_LEFT[(index * 3 + place) % DAYS_LEFT.length] ?? 300;
  const isGranted = authStatus === 2;
  const isValid = isGranted && days >= 0;
  const wentWrong = isGranted && (days < 0 || (index + place) % 8 === 5);
  const collectStatus = isGranted ? (wentWrong ? 3 : 2) : 0;
  const reason = days < 0 ? "授权已到期，不能采集" : "银行系统维护中，未能返回流水，请稍后重新采集";
  return {
    authStatus,
    authEndDate: isGranted || authStatus === 4 ? world.clock.after(days * DAY_MS).slice(0, 10) : null,
    authQueryCode: authStatus === 0 ? null : String(10_000_000 + company.companyId * 7 + place).slice(0, 8),
    collectChannelStatus: isValid ? 1 : isGranted ? 2 : 0,
    collectStatus,
    collectMessage: wentWrong ? reason : isGranted ? "流水和回单已采集" : null,
    lastCollectTime: isGranted ? world.daysAgo(2 + ((index + place) % 9), index * 11) : null,
  };
}

/** The authorisations: the present one, and for some the one that it renewed. */
export function authorisationsOf(world: DemoWorld, book: Book, accountIds: readonly number[]): DemoRecord[] {
  const { company, index, accounts } = book;
  const { companyId } = company;
  return accounts.flatMap(({ sysBankId }, place): DemoRecord[] => {
    const { authStatus, authEndDate, authQueryCode } = accountState(world, book, place);
    if (authEndDate === null) return [];
    const record = (endDate: string, isRenewed: 0 | 1): DemoRecord => {
      const startDate = shiftYear(endDate);
      const createUserId = world.keepersOf(companyId)[0];
      return {
        companyId,
        createTime: `${startDate} 10:20:00`,
        ...(createUserId !== undefined && { createUserId }),
        fields: {
          yhzhid: accountIds[place],
          sysBankId,
          authQueryCode,
          startDate,
          endDate,
          isRenewed,
          authStatus: isRenewed === 1 ? 2 : authStatus,
        },
      };
    };
    return [...(index % 3 === 0 ? [record(shiftYear(authEndDate), 1)] : []), record(authEndDate, 0)];
  });
}

/** The same day a year before. */
function shiftYear(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date.toISOString().slice(0, 10);
}
