import type { Month, Turn } from "./month.ts";
import { NOTHING_TO_ACT_ON, answer, declare, notify, screenOf } from "./notice-turns.ts";

type TakeTurn = (month: Month) => Promise<Turn>;

const collect: TakeTurn = async ({ random, staff }) => ({
  words: "collect",
  outcome: await random.pick(staff).collect(),
});

const tick: TakeTurn = async ({ random, staff: [desk] }) => {
  const most = 1 + random.below(8);
  return { words: `tick ${most}`, outcome: await desk.tick(1, most) };
};

const untick: TakeTurn = async ({ random, staff: [desk] }) => {
  const most = 1 + random.below(4);
  return { words: `untick ${most}`, outcome: await desk.tick(0, most) };
};

const confirm: TakeTurn = async ({ staff: [desk] }) => ({
  words: "confirm the ticks",
  outcome: await desk.confirmSelection(71),
});

const takeConfirmationBack: TakeTurn = async ({ staff: [desk] }) => ({
  words: "take the confirmation back",
  outcome: await desk.confirmSelection(2),
});

const change: TakeTurn = async (month) => {
  const [desk] = month.staff;
  const by = month.random.pick([-120.5, 33.33, 800]);
  const screen = await screenOf(month, desk);
  if (!screen) return NOTHING_TO_ACT_ON;
  return { words: `change by ${by}`, outcome: await desk.change(screen, by) };
};

const revoke: TakeTurn = async ({ random, staff, ledger }) => {
  const outcome = await random.pick(staff).revokeNotice();
  if (outcome === null) ledger.revoked();
  return { words: "revoke the notice", outcome };
};

const markPaid: TakeTurn = async ({ staff: [desk] }) => ({
  words: "mark as paid",
  outcome: await desk.markPaid(),
});

const stop: TakeTurn = async ({ random, customers, ledger }) => {
  const from = random.pick([10, 11, 12]);
  const outcome = await customers.stop(from);
  if (outcome === null) ledger.stopped(from);
  return { words: `stop from ${from}`, outcome };
};

const restore: TakeTurn = async ({ random, customers, ledger }) => {
  const until = random.pick([10, 11, 12]);
  const outcome = await customers.restore(until);
  if (outcome === null) ledger.restored(until);
  return { words: `restore from ${until}`, outcome };
};

const tell: TakeTurn = async (month) => await notify(month, 1);
const tellAnew: TakeTurn = async (month) => await notify(month, 6);
const agree: TakeTurn = async (month) => await answer(month, 9);
const doubt: TakeTurn = async (month) => await answer(month, 1);
const submit: TakeTurn = async (month) => await declare(month);
const submitAnyway: TakeTurn = async (month) => await declare(month, "客户已在电话中确认");

const BEFORE_NOTICE = [tick, tick, untick, confirm, takeConfirmationBack, change, tell, tell];
const AFTER_NOTICE = [
  tick,
  confirm,
  confirm,
  agree,
  doubt,
  doubt,
  tellAnew,
  tellAnew,
  revoke,
  submit,
  submitAnyway,
];
const AT_ANY_TIME = [...BEFORE_NOTICE, ...AFTER_NOTICE, collect, markPaid, stop, restore];

/** The next turn: in three of four cases one that fits the state of the notice, else any. */
export async function takeTurn(month: Month): Promise<Turn> {
  const { random, ledger } = month;
  const likely = ledger.told === null ? BEFORE_NOTICE : AFTER_NOTICE;
  return await random.pick(random.oneIn(4) ? AT_ANY_TIME : likely)(month);
}
