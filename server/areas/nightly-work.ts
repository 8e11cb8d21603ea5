import type { Schedule } from "../jobs/schedules.ts";

/** What is done by the clock, for every firm. */
export const SCHEDULES: readonly Schedule[] = [];
