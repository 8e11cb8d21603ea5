import { type Kysely, sql } from "kysely";
import type { Database } from "../server/tables/tables.ts";
import { tenantDb } from "../server/platform/database/tenant-db.ts";
import { COHORT_SIZE, addedCohorts } from "./demo-cohort.ts";
import { type DemoWorld, demoWorld } from "./demo-world.ts";
import { seedAreas } from "./seed-areas.ts";
import { seedCompanies } from "./seed-companies.ts";

/** The size to which the first firm of the demonstration grows. */
export interface Enlargement {
  /** Clients in all, `COHORT_SIZE` to `MOST_COMPANIES`. */
  readonly companies: number;
  /** Of an added client on the average, in each month that it trades. */
  readonly invoicesPerMonth: number;
  /** Called after each cohort with how many clients there are. */
  readonly onProgress?: (companies: number) => void;
}

/** Beyond it, names and tax numbers of the demo data would repeat. */
export const MOST_COMPANIES = 10_000;

/** Rows have come in by the hundred thousand since the planner last looked, while no other transaction sees them. */
const COHORTS_BETWEEN_STATISTICS = 4;

/** Adds client companies, with all that belongs to them, to a seeded firm. */
export async function enlargeFirm(
  firm: Pick<DemoWorld, "gsid" | "whole" | "clock" | "staff" | "memory">,
  { companies: wanted, invoicesPerMonth, onProgress }: Enlargement,
): Promise<void> {
  const { gsid, whole, clock, staff } = firm;
  const db = tenantDb(whole, gsid);
  onProgress?.(COHORT_SIZE);
  for (const cohort of addedCohorts(wanted)) {
    if (cohort.number % COHORTS_BETWEEN_STATISTICS === 1) await renewStatistics(whole);
    const companies = await seedCompanies(db, gsid, staff, clock, cohort);
    await seedAreas(await demoWorld({ ...firm, db, cohort, invoicesPerMonth, companies }));
    onProgress?.(cohort.first + companies.length);
  }
  await renewStatistics(whole);
}

async function renewStatistics(db: Kysely<Database>): Promise<void> {
  await sql`analyze`.execute(db);
}
