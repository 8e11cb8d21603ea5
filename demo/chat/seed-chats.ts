import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { isServed } from "../tax/demo-period-state.ts";
import { DEMO_TALKS, type DemoTalk } from "./demo-talks.ts";

const TALKS_OF_COMPANY = 4;
const COMPANIES = 30;
/** The outcome of each to-do: open, done, open, cancelled. */
const TODO_STATES = [0, 1, 0, 2] as const;

interface Talking {
  readonly companyId: number;
  readonly userId: number;
  readonly userName: string;
  readonly client: string;
}

/** Talks with the clients, and what the staff noted down to do about them. */
export async function seedChats(world: DemoWorld): Promise<void> {
  const staff = await world.db.selectFrom("staff").select(["userId", "name"]).execute();
  const names = new Map(staff.map(({ userId, name }) => [userId, name]));
  const talks = world.companies
    .filter(isServed)
    .slice(0, COMPANIES)
    .flatMap(({ companyId, legalPerson }, place) => {
      const userId = world.keepersOf(companyId)[0] ?? world.staff[0]?.userId ?? 0;
      const of = { companyId, userId, userName: names.get(userId) ?? "", client: legalPerson ?? "客户" };
      return Array.from({ length: TALKS_OF_COMPANY }, (_none, number) => ({ of, place, number }));
    });
  const chief = world.staff[0]?.userId ?? 0;
  const messages: DemoRecord[] = [];
  const todos: (DemoRecord & { readonly message: number })[] = [];
  for (const { of, place, number } of talks) {
    const talk = DEMO_TALKS[(place + number) % DEMO_TALKS.length];
    if (!talk) continue;
    const days = 1 + (TALKS_OF_COMPANY - 1 - number) * 9 + (place % 7);
    messages.push(said(of, talk, world.daysAgo(days, place * 29), "client"));
    if (number < TALKS_OF_COMPANY - 1 || place % 3 !== 0)
      messages.push(said(of, talk, world.daysAgo(days, place * 29 + 40), "staff"));
    if ((place + number) % 2 === 0)
      todos.push({
        ...todo(of, talk, world.daysAgo(days, place * 29 + 60), todos.length, chief),
        message: messages.length - 1,
      });
  }
  const ids = await world.insert("chatMessage", messages);
  await world.insert(
    "chatTodo",
    todos.map(({ message, ...row }) => ({ ...row, fields: { ...row.fields, dataId: ids[message] ?? 0 } })),
  );
}

function said(of: Talking, talk: DemoTalk, createTime: string, sender: "client" | "staff"): DemoRecord {
  const isClient = sender === "client";
  return {
    companyId: of.companyId,
    createTime,
    createUserId: of.userId,
    fields: {
      module: talk.module,
      content: isClient ? talk.question : talk.answer,
      files: [],
      tags: isClient ? (talk.tag ?? null) : null,
      sender,
      userId: isClient ? null : of.userId,
      fromUserName: isClient ? of.client : of.userName,
      source: isClient ? (of.companyId % 3 === 0 ? "wecom" : "miniProgram") : "web",
      confirmType: null,
      paymentTime: null,
      noPaymentStatus: 0,
      reportList: [],
      refChatData: null,
    },
  };
}

function todo(
  { companyId, userId }: Talking,
  talk: DemoTalk,
  createTime: string,
  count: number,
  chief: number,
): DemoRecord {
  const todoStatus = TODO_STATES[count % TODO_STATES.length] ?? 0;
  return {
    companyId,
    createTime,
    createUserId: userId,
    fields: {
      module: talk.module,
      content: talk.todo,
      todoStatus,
      fromUserId: userId,
      // Some also concern the head of the firm.
      userIdList: count % 8 === 2 ? [userId, chief] : [userId],
      doneUserId: todoStatus === 1 ? userId : null,
      doneTime: todoStatus === 1 ? createTime : null,
      cancelTime: todoStatus === 2 ? createTime : null,
    },
  };
}
