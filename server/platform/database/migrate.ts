import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../tables/tables.ts";
import { foundation } from "../../tables/migrations/0001-foundation.ts";
import { jobs } from "../../tables/migrations/0002-jobs.ts";
import { customers } from "../../tables/migrations/0003-customers.ts";
import { organisation } from "../../tables/migrations/0004-organisation.ts";
import { plainRecords } from "../../tables/migrations/0005-plain-records.ts";
import { recordColumns } from "../../tables/migrations/0006-record-columns.ts";
import { invoices } from "../../tables/migrations/0007-invoices.ts";
import { signIns } from "../../tables/migrations/0008-sign-ins.ts";
import { permissionVersions } from "../../tables/migrations/0009-permission-versions.ts";
import { invoiceYears } from "../../tables/migrations/0010-invoice-years.ts";
import { rowVersions } from "../../tables/migrations/0011-row-versions.ts";
import { periodFigures } from "../../tables/migrations/0015-period-figures.ts";
import { sessionEnds } from "../../tables/migrations/0018-session-ends.ts";
import { growth } from "../../tables/migrations/0019-growth.ts";
import { jobTurns } from "../../tables/migrations/0021-job-turns.ts";
import { fieldChanges } from "../../tables/migrations/0022-field-changes.ts";
import { logSeals } from "../../tables/migrations/0023-log-seals.ts";
import { fillNameReadings, nameReadings } from "../../tables/migrations/0024-name-readings.ts";
import { userSettings } from "../../tables/migrations/0025-user-settings.ts";
import { behaviourRetention } from "../../tables/migrations/0036-behaviour-retention.ts";
import { invoiceMonths } from "../../tables/migrations/0026-invoice-months.ts";
import { outbox } from "../../tables/migrations/0027-outbox.ts";
import { phoneBlocks } from "../../tables/migrations/0049-phone-blocks.ts";
import { bureauCodes } from "../../tables/migrations/0045-bureau-codes.ts";
import { rightsAccounts } from "../../tables/migrations/0040-rights-accounts.ts";
import { surtaxRelief } from "../../tables/migrations/0044-surtax-relief.ts";
import { shareGuests } from "../../tables/migrations/0031-share-guests.ts";
import { annualSettlements } from "../../tables/migrations/0050-annual-settlements.ts";
import { clientLinks } from "../../tables/migrations/0058-client-links.ts";
import { givenIncome } from "../../tables/migrations/0059-given-income.ts";
import { serviceStops } from "../../tables/migrations/0060-service-stops.ts";
import { unknownOpenings } from "../../tables/migrations/0061-unknown-openings.ts";
import { redLetters } from "../../tables/migrations/0064-red-letters.ts";
import { filingJobs } from "../../tables/migrations/0066-filing-jobs.ts";
import { toldFilings } from "../../tables/migrations/0067-told-filings.ts";
import { declaredMonths } from "../../tables/migrations/0068-declared-months.ts";
import { idleSignIns } from "../../tables/migrations/0076-idle-sign-ins.ts";
import { jobsOneByOne } from "../../tables/migrations/0069-jobs-one-by-one.ts";
import { declareErrors } from "../../tables/migrations/0070-declare-errors.ts";
import { oneOpenAtATime } from "../../tables/migrations/0074-one-open-at-a-time.ts";
import { orderWithinADay } from "../../tables/migrations/0083-order-within-a-day.ts";
import { bareNames } from "../../tables/migrations/0085-bare-names.ts";
import { screenLocks } from "../../tables/migrations/0081-screen-locks.ts";
import { importPlans } from "../../tables/migrations/0082-import-plans.ts";
import { outboxByFirm } from "../../tables/migrations/0078-outbox-by-firm.ts";
import { signOnIdentities } from "../../tables/migrations/0077-sign-on-identities.ts";
import { linksOfClients } from "../../tables/migrations/0073-links-of-clients.ts";
import { incomesToldApart } from "../../tables/migrations/0080-incomes-told-apart.ts";
import { oneNoteSetting } from "../../tables/migrations/0075-one-note-setting.ts";
import { incomeTaxFilings } from "../../tables/migrations/0048-income-tax-filings.ts";
import { fillHelpArticles, helpArticles } from "../../tables/migrations/0038-help-articles.ts";

interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
  /** Gives the rows that are there what no statement can calculate; runs after the statements. */
  readonly fill?: (db: Kysely<Database>) => Promise<void>;
}

/** In order; a released one is never changed. */
const MIGRATIONS: readonly Migration[] = [
  { name: "0001-foundation", statements: foundation },
  { name: "0002-jobs", statements: jobs },
  { name: "0003-customers", statements: customers },
  { name: "0004-organisation", statements: organisation },
  { name: "0005-plain-records", statements: plainRecords },
  { name: "0006-record-columns", statements: recordColumns },
  { name: "0007-invoices", statements: invoices },
  { name: "0008-sign-ins", statements: signIns },
  { name: "0009-permission-versions", statements: permissionVersions },
  { name: "0010-invoice-years", statements: invoiceYears },
  { name: "0011-row-versions", statements: rowVersions },
  { name: "0015-period-figures", statements: periodFigures },
  { name: "0018-session-ends", statements: sessionEnds },
  { name: "0019-growth", statements: growth },
  { name: "0021-job-turns", statements: jobTurns },
  { name: "0022-field-changes", statements: fieldChanges },
  { name: "0023-log-seals", statements: logSeals },
  { name: "0024-name-readings", statements: nameReadings, fill: fillNameReadings },
  { name: "0025-user-settings", statements: userSettings },
  { name: "0026-invoice-months", statements: invoiceMonths },
  { name: "0027-outbox", statements: outbox },
  { name: "0031-share-guests", statements: shareGuests },
  { name: "0036-behaviour-retention", statements: behaviourRetention },
  { name: "0038-help-articles", statements: helpArticles, fill: fillHelpArticles },
  { name: "0040-rights-accounts", statements: rightsAccounts },
  { name: "0044-surtax-relief", statements: surtaxRelief },
  { name: "0045-bureau-codes", statements: bureauCodes },
  { name: "0048-income-tax-filings", statements: incomeTaxFilings },
  { name: "0049-phone-blocks", statements: phoneBlocks },
  { name: "0050-annual-settlements", statements: annualSettlements },
  { name: "0058-client-links", statements: clientLinks },
  { name: "0059-given-income", statements: givenIncome },
  { name: "0060-service-stops", statements: serviceStops },
  { name: "0061-unknown-openings", statements: unknownOpenings },
  { name: "0064-red-letters", statements: redLetters },
  { name: "0066-filing-jobs", statements: filingJobs },
  { name: "0067-told-filings", statements: toldFilings },
  { name: "0068-declared-months", statements: declaredMonths },
  { name: "0069-jobs-one-by-one", statements: jobsOneByOne },
  { name: "0070-declare-errors", statements: declareErrors },
  { name: "0074-one-open-at-a-time", statements: oneOpenAtATime },
  { name: "0078-outbox-by-firm", statements: outboxByFirm },
  { name: "0077-sign-on-identities", statements: signOnIdentities },
  { name: "0076-idle-sign-ins", statements: idleSignIns },
  { name: "0073-links-of-clients", statements: linksOfClients },
  { name: "0075-one-note-setting", statements: oneNoteSetting },
  { name: "0081-screen-locks", statements: screenLocks },
  { name: "0082-import-plans", statements: importPlans },
  { name: "0080-incomes-told-apart", statements: incomesToldApart },
  { name: "0083-order-within-a-day", statements: orderWithinADay },
  { name: "0085-bare-names", statements: bareNames },
];

/** Any number that no other program locks in this database. */
const LOCK = 7_220_461;

export interface MigrationOptions {
  /** The longest wait at a time for a table in use, in milliseconds; other transactions on it wait meanwhile. */
  readonly lockMs?: number;
  /** Between two tries, in milliseconds. */
  readonly pauseMs?: number;
  readonly tries?: number;
  /** Called after each try that waited in vain. */
  readonly onRetry?: (error: unknown) => void;
}

/** The database has migrations of a newer version of this program, which this build does not contain. */
class NewerDatabase extends Error {
  constructor(names: readonly string[]) {
    super(
      `数据库已由更新的版本升级（${names.join("、")}），当前版本不认识这些变更，请使用新版本启动，或恢复升级前的备份`,
    );
  }
}

/**
 * Brings the database to the newest form, then runs `afterwards` in the same transaction; processes take turns.
 * Throws NewerDatabase, before anything is changed. Tries again while others hold the tables.
 */
export async function migrate(
  db: Kysely<Database>,
  afterwards: (db: Kysely<Database>) => Promise<void>,
  { lockMs = 5000, pauseMs = 2000, tries = 10, onRetry = () => {} }: MigrationOptions = {},
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryToMigrate(db, afterwards, lockMs);
    } catch (error) {
      if (attempt === tries || (error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
      onRetry(error);
      await setTimeout(pauseMs);
    }
  }
}

const LOCK_NOT_AVAILABLE = "55P03";

async function tryToMigrate(
  db: Kysely<Database>,
  afterwards: (db: Kysely<Database>) => Promise<void>,
  lockMs: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    await sql`create table if not exists migration (name text primary key)`.execute(transaction);
    const { pending, unknown } = await compareMigrations(transaction);
    if (unknown.length > 0) throw new NewerDatabase(unknown);
    await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(transaction);
    for (const migration of pending) await apply(migration, transaction);
    await afterwards(transaction);
  });
}

/** Gives an empty database the form that these migrations lead to. Throws when this build lacks one of them. */
export async function buildTables(transaction: Kysely<Database>, names: readonly string[]): Promise<void> {
  await sql`create table migration (name text primary key)`.execute(transaction);
  for (const name of names) {
    const migration = MIGRATIONS.find((known) => known.name === name);
    if (!migration) throw new Error(`当前版本不认识数据库迁移 ${name}，请使用更新的版本恢复`);
    await apply(migration, transaction);
  }
}

async function apply({ name, statements, fill }: Migration, transaction: Kysely<Database>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(transaction);
  await fill?.(transaction);
  await sql`insert into migration (name) values (${name})`.execute(transaction);
}

/** The migrations that the database still needs, and the names of those that this program does not contain. */
export async function compareMigrations(db: Kysely<Database>) {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  return {
    pending: MIGRATIONS.filter(({ name }) => !done.has(name)),
    unknown: [...done].filter((name) => !known.has(name)),
  };
}
