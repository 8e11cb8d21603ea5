import type { DemoPeriod } from "../demo-world.ts";

interface Numbered {
  readonly fpdm: string | null;
  readonly fphm: string;
}

/** 数电票: twenty digits of year, region, channel and serial number. */
export function digitalNumber(
  companyId: number,
  serial: number,
  { kjnd }: DemoPeriod,
  region: string,
): Numbered {
  const number = (companyId * 1_000_003 + serial * 9973) % 1_000_000_000_000_000;
  return { fpdm: null, fphm: `${kjnd % 100}${region.slice(0, 2)}2${String(number).padStart(15, "0")}` };
}

/** The kinds before it: a code of twelve digits beside a number of eight. */
export function codedNumber(
  companyId: number,
  serial: number,
  { kjnd }: DemoPeriod,
  region: string,
): Numbered {
  const number = (companyId * 37 + serial * 17) % 100_000_000;
  return { fpdm: `0${region.slice(0, 4)}${kjnd % 100}00111`, fphm: String(number).padStart(8, "0") };
}

/** The last month in which invoices of the older kinds were given. */
export const LAST_CODED = "2025-06";
