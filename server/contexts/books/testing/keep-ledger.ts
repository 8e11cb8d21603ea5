import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { TestServer } from "../../../testing/test-server.ts";

/** Subject in debit, subject in credit, yuan. */
export type Entry = readonly [debit: string, credit: string, yuan: number];

export interface BookedMonth {
  readonly kjqj: number;
  readonly entries: readonly Entry[];
  /** Profit and loss stay where they are, instead of being carried to 本年利润. */
  readonly isOpen?: boolean;
}

interface Moved {
  opening: number;
  debit: number;
  credit: number;
}

const PROFIT = "本年利润";
const PROFIT_AND_LOSS = 6;

/** Puts months of a year into the books of a client whose chart is there, from entries with both their sides. */
export async function keepLedger(
  server: TestServer,
  companyId: number,
  kjnd: number,
  months: readonly BookedMonth[],
): Promise<void> {
  const subjects = await readChart(server, companyId);
  const balances = new Map<string, number>();
  for (const { kjqj, entries, isOpen } of months) {
    const moved = new Map<string, Moved>();
    const post = ([debit, credit, yuan]: Entry) => {
      for (const name of [debit, credit]) {
        if (!subjects.has(name)) throw new Error(`the chart has no ${name}`);
        const opening = balances.get(name) ?? 0;
        if (!moved.has(name)) moved.set(name, { opening, debit: 0, credit: 0 });
      }
      const [from, to] = [moved.get(debit), moved.get(credit)];
      if (from) from.debit += yuanToFen(yuan);
      if (to) to.credit += yuanToFen(yuan);
      balances.set(debit, (balances.get(debit) ?? 0) + yuanToFen(yuan));
      balances.set(credit, (balances.get(credit) ?? 0) - yuanToFen(yuan));
    };
    for (const entry of entries) post(entry);
    if (isOpen !== true)
      for (const [name, net] of balances) {
        if (subjects.get(name)?.kmlb !== PROFIT_AND_LOSS || net === 0) continue;
        post(net > 0 ? [PROFIT, name, fenToYuan(net)] : [name, PROFIT, fenToYuan(-net)]);
      }
    for (const [name, net] of balances) {
      const { id = 0, yefx } = subjects.get(name) ?? {};
      const side = yefx === 1 ? 1 : -1;
      const { opening, debit, credit } = moved.get(name) ?? { opening: net, debit: 0, credit: 0 };
      const amounts = {
        qcye: fenToYuan(side * opening),
        jffse: fenToYuan(debit),
        dffse: fenToYuan(credit),
        qmye: fenToYuan(side * net),
      };
      await keepBalance(server, { companyId, kjnd, kjqj }, { subjectId: id, ...amounts });
    }
  }
}

/** A balance of a subject in a month, as it is kept. */
export async function keepBalance(
  server: TestServer,
  month: { readonly companyId: number; readonly kjnd: number; readonly kjqj: number },
  fields: object,
): Promise<void> {
  await server.db
    .insertInto("plainRecord")
    .values({
      gsid: 1001,
      resource: "subjectBalance",
      ...month,
      fields: JSON.stringify(fields),
      createTime: "2026-01-05 10:00:00",
    })
    .execute();
}

export interface ChartSubject {
  readonly id: number;
  readonly yefx: number;
  readonly kmlb: number;
}

/** The subjects of a client's chart by their full names. */
export async function readChart(
  server: TestServer,
  companyId: number,
): Promise<ReadonlyMap<string, ChartSubject>> {
  const subjects = await server.db
    .selectFrom("plainRecord")
    .select(["id", "fields"])
    .where("resource", "=", "subject")
    .where("companyId", "=", companyId)
    .execute();
  return new Map(
    subjects.map(({ id, fields }) => {
      const { kmqc, yefx, kmlb } = asObject(fields);
      return [String(kmqc), { id, yefx: Number(yefx), kmlb: Number(kmlb) }];
    }),
  );
}

/** Fields as PostgreSQL and PGlite give them. */
export function asObject(fields: unknown): Readonly<Record<string, unknown>> {
  return (typeof fields === "string" ? JSON.parse(fields) : fields) as Readonly<Record<string, unknown>>;
}
