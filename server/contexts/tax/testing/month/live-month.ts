import { createRandom, type Random } from "../../../../../tests/fuzz/random.ts";
import { testServer, type TestServer } from "../../../../testing/test-server.ts";
import { type ClientPage, openClientPage, type Read } from "./client-page.ts";
import { MonthLedger } from "./month-ledger.ts";
import { type HandedIn, recordingBureau } from "./recording-bureau.ts";
import { OCTOBER, type Outcome, type Screen, type StaffDesk, staffDesk } from "./staff-desk.ts";

interface Month {
  readonly random: Random;
  /** The first may declare another amount than was notified, with a reason; the second may not. */
  readonly staff: readonly [StaffDesk, StaffDesk];
  readonly client: ClientPage;
  readonly ledger: MonthLedger;
  readonly handedIn: readonly HandedIn[];
  /** The screens that each of the staff has seen last, and the letter that the client has read last. */
  readonly seen: Map<StaffDesk, Screen>;
  letter: Read | null;
}

/** A turn of the month: in words, with its outcome, and with what should not have been possible. */
interface Turn {
  readonly words: string;
  readonly outcome: Outcome;
  readonly fault?: string | false | undefined;
}

/** Lives a client's month in the order of this seed; gives the faults, each with the turns that led to it. */
export async function liveMonth(seed: number, turns: number): Promise<readonly string[]> {
  const { gateways, handedIn } = recordingBureau();
  const server = await testServer({ gateways });
  try {
    const random = createRandom(seed);
    const company = random.pick(await openCompanies(server));
    const staff = [staffDesk(server, "chenjie", company), staffDesk(server, "sunli", company)] as const;
    const client = await openClientPage(server, company.companyId);
    const ledger = new MonthLedger();
    const month: Month = { random, staff, client, ledger, handedIn, seen: new Map(), letter: null };
    const trace: string[] = [`client ${company.companyId}`];
    for (let number = 1; number <= turns; number += 1) {
      const { words, outcome, fault } = await takeTurn(month);
      trace.push(`${number}. ${words}: ${outcome ?? "done"}`);
      const faults = [
        ...(typeof fault === "string" ? [fault] : []),
        ...(outcome === "" ? ["it was refused without a reason"] : []),
        ...(await differencesNow(month)),
      ];
      if (faults.length > 0) return [...trace, ...faults];
      if (handedIn.length > 0 && random.oneIn(4)) break;
    }
    return [];
  } finally {
    await server.close();
  }
}

/** General taxpayers whose tax of the month can be notified and is due. */
async function openCompanies(server: TestServer): Promise<readonly Screen[]> {
  const page = await server.request("sunli", "invoice.collection.page", {
    ...OCTOBER,
    pageNum: 1,
    pageSize: 500,
    taxlayerType: "001",
    noticeTaxType: 0,
  });
  const { list } = page.result as { readonly list: readonly Screen[] };
  const due = list.filter(({ zzshfjs }) => (zzshfjs ?? 0) > 1000);
  const qyIdList = due.map(({ companyId }) => companyId);
  const { result } = await server.request("chenjie", "taxConfirm.confirmCheck", { ...OCTOBER, qyIdList });
  const { successQyIdList } = result as { readonly successQyIdList: readonly number[] };
  return due.filter(({ companyId }) => successQyIdList.includes(companyId));
}

async function differencesNow({ staff, client, ledger, handedIn }: Month): Promise<readonly string[]> {
  const [desk] = staff;
  return ledger.differences({
    letter: await client.read(),
    handedIn,
    history: await desk.history(),
    screen: await desk.look(),
  });
}

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
  return { words: `change by ${by}`, outcome: await desk.change(await screenOf(month, desk), by) };
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

const stop: TakeTurn = async ({ random, staff: [desk], ledger }) => {
  const from = random.pick([10, 11, 12]);
  const outcome = await desk.stop(from);
  if (outcome === null) ledger.stopped(from);
  return { words: `stop from ${from}`, outcome };
};

const restore: TakeTurn = async ({ random, staff: [desk], ledger }) => {
  const until = random.pick([10, 11, 12]);
  const outcome = await desk.restore(until);
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

/** What comes next in most months; in one of four turns whatever somebody may try. */
async function takeTurn(month: Month): Promise<Turn> {
  const { random, ledger } = month;
  const likely = ledger.told === null ? BEFORE_NOTICE : AFTER_NOTICE;
  return await random.pick(random.oneIn(4) ? AT_ANY_TIME : likely)(month);
}

/** The screen that somebody acts on: what is there now, or in one of four cases what they have looked at before. */
async function screenOf({ random, seen }: Month, desk: StaffDesk): Promise<Screen> {
  const earlier = seen.get(desk);
  const now = (await desk.look()) ?? earlier;
  if (!now) throw new Error("the client was never in the list");
  const screen = earlier && random.oneIn(4) ? earlier : now;
  seen.set(desk, screen);
  return screen;
}

/** A request got through although its screen was older than the row. */
function stale(screen: Screen, now: Screen | null): string | false {
  return (
    now !== null &&
    now.zzshfjs !== screen.zzshfjs &&
    `it was done with ${screen.zzshfjs}, which the screen showed, while the tax was ${now.zzshfjs}`
  );
}

async function notify(month: Month, operationType: 1 | 6): Promise<Turn> {
  const { random, staff, ledger, client } = month;
  const desk = random.pick(staff);
  const screen = await screenOf(month, desk);
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

async function answer(month: Month, tags: 9 | 1): Promise<Turn> {
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

async function declare(month: Month, reason?: string): Promise<Turn> {
  const { random, staff, ledger } = month;
  const desk = random.pick(staff);
  const screen = await screenOf(month, desk);
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
