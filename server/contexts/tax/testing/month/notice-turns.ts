import type { Month, Turn } from "./month.ts";
import type { Screen, StaffDesk } from "./staff-desk.ts";

/**
 * The screen that somebody acts on: what is there now, or in one of four cases what they have looked at before. Null: the
 * client is not in the list, and never was while they looked.
 */
export async function screenOf({ random, seen }: Month, desk: StaffDesk): Promise<Screen | null> {
  const earlier = seen.get(desk);
  const now = (await desk.look()) ?? earlier;
  if (!now) return null;
  const screen = earlier && random.oneIn(4) ? earlier : now;
  seen.set(desk, screen);
  return screen;
}

export const NOTHING_TO_ACT_ON: Turn = { words: "look for the client", outcome: "it is not in the list" };

/** A request got through although its screen was older than the row. */
function stale(screen: Screen, now: Screen | null): string | false {
  return (
    now !== null &&
    now.zzshfjs !== screen.zzshfjs &&
    `it was done with ${screen.zzshfjs}, which the screen showed, while the tax was ${now.zzshfjs}`
  );
}

export async function notify(month: Month, operationType: 1 | 6): Promise<Turn> {
  const { random, staff, ledger, client } = month;
  const desk = random.pick(staff);
  const screen = await screenOf(month, desk);
  if (!screen) return NOTHING_TO_ACT_ON;
  const amount = screen.zzshfjs ?? 0;
  const { told: before } = ledger;
  const outcome = await desk.notify(screen, operationType);
  const words = `${desk.account} ${operationType === 1 ? "notifies" : "notifies anew"} of ${amount}`;
  if (outcome !== null) return { words, outcome };
  ledger.notified(amount, operationType === 6);
  const letter = await client.read();
  const isStandingTwice = operationType === 1 && before !== null && "a client was notified twice";
  const isNothingNew = operationType === 6 && (before === null || before === amount) && "nothing had changed";
  const replaced = operationType === 6 ? before : null;
  const isUnread =
    (letter?.replacedAmount ?? null) !== replaced &&
    `the letter replaces ${letter?.replacedAmount}, not ${replaced}`;
  return {
    words,
    outcome,
    fault: isStandingTwice || isNothingNew || isUnread || stale(screen, await desk.look()),
  };
}

export async function answer(month: Month, tags: 9 | 1): Promise<Turn> {
  const { random, client, ledger } = month;
  const now = await client.read();
  const letter = month.letter !== null && random.oneIn(4) ? month.letter : now;
  month.letter = letter;
  const amount = letter?.taxAmount ?? 0;
  const outcome = await client.answer(tags, amount, tags === 1 ? "为什么比上月多？" : undefined);
  const words = `the client ${tags === 9 ? "agrees to" : "doubts"} ${amount}`;
  if (outcome !== null) return { words, outcome };
  ledger.isDoubted = tags === 1;
  return {
    words,
    outcome,
    fault: amount !== ledger.told && `the client answered ${amount}, having been told ${ledger.told}`,
  };
}

export async function declare(month: Month, reason?: string): Promise<Turn> {
  const { random, staff, ledger } = month;
  const desk = random.pick(staff);
  const screen = await screenOf(month, desk);
  if (!screen) return NOTHING_TO_ACT_ON;
  const amount = screen.zzshfjs ?? 0;
  const { told, isDoubted } = ledger;
  const outcome = await desk.declare(screen, reason);
  const words = `${desk.account} declares ${amount}${reason === undefined ? "" : " with a reason"}`;
  if (outcome !== null) return { words, outcome };
  ledger.declared(amount);
  const entry = (await staff[0].history()).find(({ operationType }) => operationType === 10);
  const isOther = told !== amount;
  return {
    words,
    outcome,
    fault:
      (isDoubted && "it was declared over an open doubt") ||
      (told === null && "it was declared without a notice") ||
      (isOther &&
        reason === undefined &&
        `it was declared without a reason, the client having been told ${told}`) ||
      (isOther && desk !== staff[0] && "another amount was declared by who may not") ||
      (isOther && entry?.content !== reason && "the reason of another amount is not kept"),
  };
}
