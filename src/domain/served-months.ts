import { periodParts } from "./period.ts";
import { monthsDeclared, taxFrequency } from "./tax/tax-frequency.ts";

/** Months without service, `YYYY-MM`. */
export interface ServiceStop {
  /** The first month without service. */
  readonly stopPeriod: string;
  /** The first month with service again; null: the stop is open. */
  readonly resumePeriod: string | null;
}

export interface Service {
  /** `YYYY-MM-DD` */
  readonly beginDate: string;
  readonly stops: readonly ServiceStop[];
}

/** A client is served from the month of its begin, but for the months of its stops. */
export function isServedIn({ beginDate, stops }: Service, period: string): boolean {
  return beginDate.slice(0, 7) <= period && !stops.some((stop) => isStoppedIn(stop, period));
}

/** The firm files the period's taxes: that of a quarter when it serves any month of it. */
export function filesFor(
  { nsqxdm, ...service }: Service & { readonly nsqxdm: string },
  period: string,
): boolean {
  const { kjnd, kjqj } = periodParts(period);
  const isDue = taxFrequency(nsqxdm) === "monthly" || kjqj % 3 === 0;
  const months = isDue ? monthsDeclared(kjqj, taxFrequency(nsqxdm)) : [kjqj];
  return months.some((month) => isServedIn(service, `${kjnd}-${String(month).padStart(2, "0")}`));
}

function isStoppedIn({ stopPeriod, resumePeriod }: ServiceStop, period: string): boolean {
  return stopPeriod <= period && (resumePeriod === null || resumePeriod > period);
}
