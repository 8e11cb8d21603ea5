import { type SqlBool, sql } from "kysely";
import { yuanToFen } from "../../../../../src/domain/money.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { BankAccount } from "../../bank-account/bank-account.ts";
import { INCOMING } from "../bank-entry.ts";
import type { Register } from "./merge-register.ts";
import type { RegisterEntry } from "./register-entry.ts";

const TYPED = 1;

/** The register of an account around the days from `first` to `last`. */
export async function readRegister(
  account: BankAccount,
  first: string,
  last: string,
  context: Pick<FirmContext, "db">,
): Promise<Register> {
  const openingFen = yuanToFen(account.openingBalance);
  const before = await entriesOf(account, context)
    .where(sql<SqlBool>`r.fields ->> 'jyrq' < ${first}`)
    .select([
      sql<string>`coalesce(sum((r.fields ->> 'jfje')::numeric - (r.fields ->> 'dfje')::numeric), 0)`.as(
        "moved",
      ),
      sql<string | null>`max(r.fields ->> 'jyrq')`.as("day"),
    ])
    .executeTakeFirstOrThrow();
  const stated = await statedEntry(account, sql<SqlBool>`r.fields ->> 'jyrq' < ${first}`, "desc", context);
  const next = await statedEntry(account, sql<SqlBool>`r.fields ->> 'jyrq' > ${last}`, "asc", context);
  return {
    entries: await readEntries(account, first, last, context),
    openingFen,
    balanceBefore: openingFen + yuanToFen(Number(before.moved)),
    dayBefore: before.day,
    excessBefore: stated?.excess ?? 0,
    next: next ?? null,
  };
}

function entriesOf({ companyId, yhzhid }: BankAccount, { db }: Pick<FirmContext, "db">) {
  return db
    .selectFrom("plainRecord as r")
    .where("r.resource", "=", "bankEntry")
    .where("r.companyId", "=", companyId)
    .where(sql<SqlBool>`(r.fields ->> 'bankAccountId')::integer = ${yhzhid}`);
}

/** The first or last of the entries with a stated balance, and by how much the register exceeds that. */
async function statedEntry(
  account: BankAccount,
  condition: ReturnType<typeof sql<SqlBool>>,
  direction: "asc" | "desc",
  context: Pick<FirmContext, "db">,
): Promise<{ readonly day: string; readonly excess: number } | undefined> {
  const found = await entriesOf(account, context)
    .where(condition)
    .where(sql<SqlBool>`r.fields ->> 'dzye' is not null`)
    .select([
      sql<string>`r.fields ->> 'jyrq'`.as("day"),
      sql<string>`(r.fields ->> 'ye')::numeric - (r.fields ->> 'dzye')::numeric`.as("excess"),
    ])
    .orderBy(sql`r.fields ->> 'jyrq'`, direction)
    .orderBy(sql`(r.fields ->> 'rnxh')::integer`, direction)
    .orderBy("r.id", direction)
    .limit(1)
    .executeTakeFirst();
  return found && { day: found.day, excess: yuanToFen(Number(found.excess)) };
}

/** In their order. */
async function readEntries(
  account: BankAccount,
  first: string,
  last: string,
  context: Pick<FirmContext, "db">,
): Promise<RegisterEntry[]> {
  const rows = await entriesOf(account, context)
    .where(sql<SqlBool>`r.fields ->> 'jyrq' between ${first} and ${last}`)
    .select(["r.id", sql<string>`r.fields::text`.as("fields")])
    .orderBy(sql`r.fields ->> 'jyrq'`)
    .orderBy(sql`(r.fields ->> 'rnxh')::integer`)
    .orderBy("r.id")
    .execute();
  return rows.map(({ id, fields }) => entryOf(id, JSON.parse(fields) as StoredFields));
}

interface StoredFields {
  readonly jyrq: string;
  readonly jysj?: string | null;
  readonly rnxh: number;
  readonly sjfx: number;
  readonly je: number;
  readonly dzye?: number | null;
  readonly zy: string;
  readonly dfhm?: string | null;
  readonly dfzh?: string | null;
  readonly lsh?: string | null;
  readonly source: number;
}

function entryOf(id: number, fields: StoredFields): RegisterEntry {
  const { jyrq: day, jysj = null, rnxh: place, sjfx, je, dzye = null, source } = fields;
  const { zy, dfhm = null, dfzh = null, lsh = null } = fields;
  return {
    id,
    day,
    time: jysj,
    sjfx,
    fen: (sjfx === INCOMING ? 1 : -1) * yuanToFen(je),
    statedFen: dzye === null ? null : yuanToFen(dzye),
    zy,
    dfhm,
    dfzh,
    lsh,
    isTyped: source === TYPED,
    place,
  };
}

/** Serial number → the day of the entry of the account that has it; of these numbers alone. */
export async function findSerials(
  account: BankAccount,
  serials: readonly string[],
  context: Pick<FirmContext, "db">,
): Promise<ReadonlyMap<string, string>> {
  if (serials.length === 0) return new Map();
  const rows = await entriesOf(account, context)
    .where(sql<SqlBool>`r.fields ->> 'lsh' = any(${[...serials]}::text[])`)
    .select([sql<string>`r.fields ->> 'lsh'`.as("lsh"), sql<string>`r.fields ->> 'jyrq'`.as("day")])
    .execute();
  return new Map(rows.map(({ lsh, day }) => [lsh, day]));
}
