import { fromShanghaiText } from "../../../../src/domain/shanghai-time.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A contract that ends within so many days is about to end. */
const ENDING_DAYS = 30;

interface Contract {
  readonly serviceStart: string | null;
  readonly serviceEnd: string | null;
}

/** The state of the contract on a day (`YYYY-MM-DD`), and the days that are left; its last day has 0. */
export function contractState({ serviceStart, serviceEnd }: Contract, today: string) {
  const daysLeft = serviceEnd === null ? null : daysBetween(today, serviceEnd);
  if (serviceStart === null && serviceEnd === null) return { serviceStatus: "none", daysLeft };
  if (daysLeft !== null && daysLeft < 0) return { serviceStatus: "ended", daysLeft };
  if (serviceStart !== null && serviceStart > today) return { serviceStatus: "pending", daysLeft };
  if (daysLeft !== null && daysLeft <= ENDING_DAYS) return { serviceStatus: "ending", daysLeft };
  return { serviceStatus: "active", daysLeft };
}

function daysBetween(from: string, to: string): number {
  return Math.round(((fromShanghaiText(to) ?? 0) - (fromShanghaiText(from) ?? 0)) / DAY_MS);
}
