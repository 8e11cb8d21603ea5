import { currentPeriod } from "../src/domain/period.ts";
import { type Kysely, sql } from "kysely";
import type { Clock } from "../server/platform/clock.ts";
import type { Database } from "../server/tables/tables.ts";
import type { TenantDb } from "../server/platform/database/tenant-db.ts";
import type { DemoCompany } from "./demo-companies.ts";
import { COHORT_SIZE, type Cohort } from "./demo-cohort.ts";
import { type DemoRandom, demoRandom } from "./demo-random.ts";
import type { SeededStaff } from "./seed-companies.ts";

interface Month {
  readonly kjnd: number;
  readonly kjqj: number;
}

/** A month of accounts. */
export interface DemoPeriod extends Month {
  /** `2026-10` */
  readonly name: string;
}

/** A record before it is kept: its columns, and its other fields as the catalogue names them. */
export interface DemoRecord {
  readonly companyId?: number;
  readonly kjnd?: number;
  readonly kjqj?: number;
  readonly createTime: string;
  readonly createUserId?: number;
  readonly isRemove?: 0 | 1;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The parts that the cohorts of a firm have in common. */
export interface DemoFirmMemory {
  /** Kind of record → the ids of those that are the firm's own. */
  readonly own: Map<string, readonly number[]>;
  /** Series → its last number. */
  readonly serials: Map<string, number>;
}

/** The world of one firm's demo data: of one cohort of its clients, where there are several. */
export interface DemoWorld {
  readonly gsid: number;
  readonly db: TenantDb;
  /** Without the wall: for rows by the ten thousand, which say themselves whose they are. */
  readonly whole: Kysely<Database>;
  readonly clock: Clock;
  readonly cohort: Cohort;
  readonly memory: DemoFirmMemory;
  /** Invoices that a client has in a month on the average; absent: as many as suit its size. */
  readonly invoicesPerMonth?: number;
  /** Those in the recycle bin too. */
  readonly companies: readonly DemoCompany[];
  /** Those who work; the first may do everything. */
  readonly staff: readonly SeededStaff[];
  /** The users who look after a company, its accountant first. */
  readonly keepersOf: (companyId: number) => readonly number[];
  /** The last 24 months that are over, oldest first. */
  readonly periods: readonly DemoPeriod[];
  readonly random: (...of: readonly (string | number)[]) => DemoRandom;
  /** A moment in office hours, so many days ago. */
  readonly daysAgo: (days: number, minute?: number) => string;
  /** The moment, or now where it is still to come: what has happened has happened by now. */
  readonly by: (time: string) => string;
  /** A moment in office hours on a day of the month after a period, when its taxes are done, or now where it is still to come. */
  readonly after: (period: Month, day: number, minute?: number) => string;
  /** Keeps records of a kind; gives their ids in the same order. */
  readonly insert: (record: string, rows: readonly DemoRecord[]) => Promise<number[]>;
  /** The same for what is the firm's own: the first cohort keeps it, the others are given its ids. */
  readonly insertOnce: (record: string, rows: readonly DemoRecord[]) => Promise<readonly number[]>;
  /** The next number of a series that goes through the whole firm, from 1. */
  readonly serial: (series: string) => number;
  /** The count of a firm-wide number of the demonstration, or the share of it that suits an added cohort. */
  readonly share: (count: number) => number;
}

const MONTHS = 24;
const DAY_MS = 24 * 60 * 60 * 1000;
const CHUNK = 5000;

export async function demoWorld(
  base: Pick<
    DemoWorld,
    "gsid" | "db" | "whole" | "clock" | "cohort" | "memory" | "invoicesPerMonth" | "companies" | "staff"
  >,
): Promise<DemoWorld> {
  const { gsid, db, whole, clock, cohort, memory, companies } = base;
  const grants = await db
    .selectFrom("companyGrant")
    .select(["companyId", "userId"])
    .where(
      "companyId",
      "in",
      companies.map(({ companyId }) => companyId),
    )
    .execute();
  const keepers = new Map<number, number[]>();
  for (const { companyId, userId } of grants)
    keepers.set(companyId, [...(keepers.get(companyId) ?? []), userId]);
  const by = (time: string) => (time < clock.now() ? time : clock.now());
  return {
    ...base,
    keepersOf: (companyId) => keepers.get(companyId) ?? [],
    periods: lastPeriods(clock),
    random: (...of) =>
      cohort.number === 0 ? demoRandom(gsid, ...of) : demoRandom(gsid, ...of, cohort.number),
    daysAgo: (days, minute = 0) => officeTime(clock.after(-days * DAY_MS), minute),
    by,
    after: (period, day, minute = day * 67) => by(officeTime(dayAfter(period, day), minute)),
    insert: async (record, rows) => await insertRecords(whole, gsid, record, rows),
    insertOnce: async (record, rows) => {
      const ids = memory.own.get(record) ?? (await insertRecords(whole, gsid, record, rows));
      memory.own.set(record, ids);
      return ids;
    },
    serial: (series) => {
      const next = (memory.serials.get(series) ?? 0) + 1;
      memory.serials.set(series, next);
      return next;
    },
    share: (count) => (cohort.number === 0 ? count : Math.ceil((count * companies.length) / COHORT_SIZE)),
  };
}

function lastPeriods(clock: Clock): DemoPeriod[] {
  const last = currentPeriod(clock.now());
  const months = Number(last.slice(0, 4)) * 12 + Number(last.slice(5, 7)) - 1;
  return Array.from({ length: MONTHS }, (_none, index) => {
    const month = months - MONTHS + 1 + index;
    const kjnd = Math.floor(month / 12);
    const kjqj = (month % 12) + 1;
    return { kjnd, kjqj, name: `${kjnd}-${String(kjqj).padStart(2, "0")}` };
  });
}

/** A day of the month after a period, also one that is still to come. */
export function dayAfter({ kjnd, kjqj }: Month, day: number): string {
  const [year, month] = kjqj === 12 ? [kjnd + 1, 1] : [kjnd, kjqj + 1];
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** The same day between 08:30 and 17:30. */
function officeTime(time: string, minute: number): string {
  const since = 8 * 60 + 30 + (minute % (9 * 60));
  const [hours, minutes] = [Math.floor(since / 60), since % 60].map((part) => String(part).padStart(2, "0"));
  return `${time.slice(0, 10)} ${hours}:${minutes}:00`;
}

/** A statement for each few thousand rows: a parameter for each value would take five times as long. */
async function insertRecords(
  whole: Kysely<Database>,
  gsid: number,
  resource: string,
  rows: readonly DemoRecord[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = JSON.stringify(rows.slice(from, from + CHUNK));
    const { rows: kept } = await sql<{ id: number }>`
      insert into plain_record (
        gsid, resource, company_id, kjnd, kjqj, create_user_id, create_time, update_time, is_remove, fields
      )
      select ${gsid}, ${resource}, x."companyId", x.kjnd, x.kjqj, x."createUserId", x."createTime", x."createTime",
        coalesce(x."isRemove", 0), x.fields
      from jsonb_to_recordset(cast(${chunk} as jsonb)) as x(
        "companyId" int, kjnd int, kjqj int, "createUserId" int, "createTime" timestamp(0), "isRemove" int, fields jsonb
      )
      returning id
    `.execute(whole);
    ids.push(...kept.map(({ id }) => id));
  }
  return ids;
}
