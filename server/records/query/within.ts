import type { Condition } from "./record-conditions.ts";

/** A field lies between two days, both included; an absent one bounds nothing. */
export function within(field: string, startDate?: string, endDate?: string): Condition[] {
  return [
    ...(startDate === undefined ? [] : [{ fields: [field], match: "from" as const, value: startDate }]),
    ...(endDate === undefined ? [] : [{ fields: [field], match: "to" as const, value: endDate }]),
  ];
}
