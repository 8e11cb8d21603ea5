import type { DemoCompany } from "../demo-companies.ts";
import type { DemoPeriod, DemoRecord, DemoWorld } from "../demo-world.ts";
import { isServed } from "../tax/demo-period-state.ts";

const NOTES = [
  "房租发票每季度末统一提供",
  "本月新增固定资产一台，注意计提折旧",
  "老板要求下月起工资改为当月计提当月发放",
  "银行回单由客户每月 5 日前寄到",
  "差旅费需附行程单",
  "有一笔预收款，待开票后确认收入",
];

/** The state of the books of the last month. */
const IN_HAND: readonly (readonly [arrival: number, book: number])[] = [
  [2, 2],
  [2, 1],
  [1, 1],
  [0, 0],
  [2, 0],
  [1, 0],
  [2, 2],
];

/** The books of every company in service: closed but for the last months, with notes and what was done to them. */
export async function seedBookkeeping(world: DemoWorld): Promise<void> {
  const companies = world.companies.filter(isServed);
  const closed = await closeFinished(world);
  await world.insert(
    "bookPeriod",
    companies.flatMap((company, index) =>
      booksOf(world, company, { index, isClosed: closed.has(company.companyId) }),
    ),
  );
  const noted = companies.filter((_company, index) => index % 3 === 0);
  const notes = noted.flatMap((company, index) => notesOf(world, company, index));
  await world.insert(
    "bookNote",
    notes.map(({ note }) => note),
  );
  await world.insert("bookLog", [
    ...notes.flatMap(({ logs }) => logs),
    ...companies.map((company, index) => arrivalLog(world, company, index)),
  ]);
  await world.insert(
    "bookTop",
    companies.slice(0, 12).flatMap((company, index) => topOf(world, company, index)),
  );
  const [first] = world.staff;
  await world.insertOnce("bookNoteConfig", [
    {
      createTime: world.daysAgo(90),
      createUserId: first?.userId ?? 1,
      fields: {
        subject: "bookNote",
        carryOver: 0,
        showInList: 1,
        templates: NOTES.slice(0, 3),
        userId: first?.userId ?? null,
      },
    },
  ]);
}

const PAID = 3;

/** A company that has paid the taxes of the last month has its accounts closed. */
async function closeFinished({ db, periods, companies }: DemoWorld): Promise<ReadonlySet<number>> {
  const { kjnd = 0, kjqj = 0 } = periods.at(-1) ?? {};
  const closed = await db
    .updateTable("companyPeriod")
    .set({ ztQjzt: 1 })
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .where("noticeTaxType", "=", PAID)
    .where(
      "companyId",
      "in",
      companies.map(({ companyId }) => companyId),
    )
    .returning("companyId")
    .execute();
  return new Set(closed.map(({ companyId }) => companyId));
}

function monthsOf(world: DemoWorld, { beginDate }: DemoCompany): readonly DemoPeriod[] {
  return world.periods.filter(({ name }) => name >= beginDate.slice(0, 7));
}

interface Place {
  readonly index: number;
  /** The last month too. */
  readonly isClosed: boolean;
}

function booksOf(world: DemoWorld, company: DemoCompany, { index, isClosed }: Place): DemoRecord[] {
  const [keeper = world.staff[0]?.userId ?? 1] = world.keepersOf(company.companyId);
  return monthsOf(world, company).map((period): DemoRecord => {
    const age = world.periods.length - world.periods.indexOf(period);
    const [arrivalStatus, bookStatus] =
      age > 1 || isClosed ? [2, 2] : (IN_HAND[index % IN_HAND.length] ?? [2, 2]);
    const days = (age - 1) * 30;
    const arrivalTime = arrivalStatus === 0 ? null : world.daysAgo(days + 14 - (index % 4), index * 19);
    const bookTime = bookStatus === 0 ? null : world.daysAgo(days + 6 + (index % 4), index * 31);
    return {
      companyId: company.companyId,
      kjnd: period.kjnd,
      kjqj: period.kjqj,
      createTime: world.daysAgo(days + 15, index * 7),
      createUserId: keeper,
      fields: {
        arrivalStatus,
        arrivalTime,
        arrivalUserId: arrivalTime === null ? null : keeper,
        bookStatus,
        bookTime,
        bookUserId: bookTime === null ? null : keeper,
        voucherNum: bookStatus === 0 ? 0 : 8 + ((index * 13 + age * 7) % 60),
        closeTime: age > 1 || isClosed ? world.daysAgo(days + 2, index * 11) : null,
        closeUserId: age > 1 || isClosed ? keeper : null,
      },
    };
  });
}

function notesOf(world: DemoWorld, company: DemoCompany, index: number) {
  const [keeper = world.staff[0]?.userId ?? 1] = world.keepersOf(company.companyId);
  return monthsOf(world, company)
    .slice(-2)
    .map((period, place) => {
      const { companyId } = company;
      const { kjnd, kjqj } = period;
      const content = NOTES[(index + place) % NOTES.length];
      const draft = NOTES[(index + place + 2) % NOTES.length];
      const of = { companyId, kjnd, kjqj, createUserId: keeper };
      const days = 40 - place * 30 + (index % 5);
      return {
        note: { ...of, createTime: world.daysAgo(days - 2, index * 17), fields: { content, userId: keeper } },
        logs: [
          {
            ...of,
            createTime: world.daysAgo(days, index * 13),
            fields: { kind: "note", before: null, content: draft },
          },
          {
            ...of,
            createTime: world.daysAgo(days - 2, index * 17),
            fields: { kind: "note", before: draft, content },
          },
        ],
      };
    });
}

function arrivalLog(world: DemoWorld, { companyId }: DemoCompany, index: number): DemoRecord {
  const [keeper = world.staff[0]?.userId ?? 1] = world.keepersOf(companyId);
  const { kjnd = 2026, kjqj = 1 } = world.periods.at(-1) ?? {};
  return {
    companyId,
    kjnd,
    kjqj,
    createTime: world.daysAgo(14 - (index % 4), index * 19),
    createUserId: keeper,
    fields: { kind: "arrival", before: "未到", content: index % 2 === 0 ? "已到齐" : "部分到达" },
  };
}

function topOf(world: DemoWorld, { companyId }: DemoCompany, index: number): DemoRecord[] {
  if (index % 3 !== 0) return [];
  const users = new Set([
    ...world.keepersOf(companyId),
    ...world.staff.slice(0, 2).map(({ userId }) => userId),
  ]);
  return [...users].map((userId) => ({
    companyId,
    createTime: world.daysAgo(20, index),
    createUserId: userId,
    fields: { userId },
  }));
}
