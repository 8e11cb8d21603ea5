import type { TaxPlace } from "./rates/surtax-rates.ts";

/** Where the region of a six-digit code (GB/T 2260) stands for the urban maintenance tax; unknown counts as a city. */
export function taxPlace(areaId: string | null | undefined): TaxPlace {
  const county = Number(areaId?.slice(4, 6));
  return county >= 21 && county <= 50 ? "town" : "city";
}
