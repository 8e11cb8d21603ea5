import { sql } from "kysely";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { demoPerson } from "../demo-company-names.ts";
import { type Book, idOf, setUp } from "./books.ts";
import { accountState, authorisationsOf } from "./account-state.ts";
import { type MadeEntry, makeEntries } from "./make-entries.ts";

/** Bank accounts with their authorisations, statements and confirmations; gives the entries of each book. */
export async function seedBank(
  world: DemoWorld,
  books: readonly Book[],
  ruleIds: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<Book, readonly MadeEntry[]>> {
  const rows = books.map((book) => book.accounts.map((_plan, place) => accountRow(world, book, place)));
  const ids = await world.insert("bankAccount", rows.flat());
  let next = 0;
  const accountIds = rows.map((group) => group.map(() => ids[next++] ?? 0));
  const authorisations = books.flatMap((book, at) => authorisationsOf(world, book, accountIds[at] ?? []));
  await world.insert("bankAuthorisation", authorisations);
  await seedAgreements(world);
  const entries = new Map(
    books.map((book, at) => [book, makeEntries(world, book, accountIds[at] ?? [], ruleIds)]),
  );
  const made = [...entries.values()].flat();
  const entryIds = await world.insert(
    "bankEntry",
    made.map(({ record }) => record),
  );
  await linkTransfers(world, made, entryIds);
  await seedConfirmations(world, entries);
  return entries;
}

function accountRow(world: DemoWorld, book: Book, place: number): DemoRecord {
  const { company, accounts } = book;
  const plan = accounts[place];
  if (!plan) throw new Error(`no account ${place}`);
  const { moves: _moves, kmmc, ...fields } = plan;
  const isTemp = plan.zhlx === 4 ? 1 : 0;
  return {
    companyId: company.companyId,
    createTime: setUp(world, company),
    fields: {
      ...fields,
      ...accountState(world, book, place),
      zhmc: company.companyName,
      isTemp,
      openDate: company.registrationDate ?? null,
      expireDate: isTemp === 1 ? world.clock.after(90 * DAY_MS).slice(0, 10) : null,
      subjectId: plan.status === 1 ? idOf(book, `银行存款_${kmmc}`) : null,
      remark: plan.status === 0 ? "已在柜台办理销户" : null,
    },
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The two halves of a transfer point to each other. */
async function linkTransfers(
  world: DemoWorld,
  made: readonly MadeEntry[],
  ids: readonly number[],
): Promise<void> {
  const halves = new Map<string, number[]>();
  for (const [place, { transfer, record }] of made.entries()) {
    const id = ids[place];
    const key = `${record.companyId} ${transfer}`;
    if (transfer !== null && id !== undefined) halves.set(key, [...(halves.get(key) ?? []), id]);
  }
  const counterparts = Object.fromEntries(
    [...halves.values()].flatMap(([out = 0, into = 0]) => [
      [out, into],
      [into, out],
    ]),
  );
  const linked = Object.keys(counterparts).map(Number);
  if (linked.length === 0) return;
  await world.db
    .updateTable("plainRecord")
    .set({
      fields: sql<string>`fields || jsonb_build_object('transferEntryId', (${JSON.stringify(counterparts)}::jsonb -> id::text))`,
    })
    .where("id", "in", linked)
    .execute();
}

/** The firm's own agreements: most hold, one has run out, one is being applied for. */
async function seedAgreements(world: DemoWorld): Promise<void> {
  const banks = ["1", "3", "6", "22", "46", "2-NEW"];
  const day = (days: number) => world.clock.after(days * DAY_MS).slice(0, 10);
  const rows = banks.map((sysBankId, place) => ({
    createTime: world.daysAgo(400 - place),
    fields: {
      sysBankId,
      agreementNo: `DZ-${world.gsid}-${String(place + 1).padStart(3, "0")}`,
      authStatus: place === 5 ? 1 : 2,
      startDate: day(-400),
      endDate: day(place === 4 ? -12 : 330 - place * 40),
      contact: demoPerson(700 + place),
    },
  }));
  await world.insertOnce("bankAgreement", rows);
}

/** Months that are wholly booked are confirmed for most companies; the last one is open. */
async function seedConfirmations(
  world: DemoWorld,
  entries: ReadonlyMap<Book, readonly MadeEntry[]>,
): Promise<void> {
  const [last, ...older] = world.periods.slice(-4).toReversed();
  const rows = [...entries].flatMap(([{ company, index }, made]): DemoRecord[] =>
    made.length === 0 || !last
      ? []
      : older
          .filter(({ name }, place) => name > company.beginDate.slice(0, 7) && (index + place) % 4 !== 1)
          .map(({ kjnd, kjqj }, place): DemoRecord => {
            const confirmTime = world.daysAgo(12 + place * 30, index * 7);
            const confirmUserId = world.keepersOf(company.companyId)[0] ?? null;
            return {
              companyId: company.companyId,
              kjnd,
              kjqj,
              createTime: confirmTime,
              fields: { confirmStatus: 1, confirmType: 0, confirmUserId, confirmTime },
            };
          }),
  );
  await world.insert("bankConfirmation", rows);
}
