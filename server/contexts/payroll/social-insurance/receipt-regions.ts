/** The regions whose offices give images of receipts: 广东, and the cities of 大连 and 宁波 with bureaus of their own. */
const REGIONS: ReadonlySet<string> = new Set(["2102", "44", "3302"]);

export function hasReceiptImages({
  provinceId,
  cityId,
}: {
  readonly provinceId: string;
  readonly cityId: string | null;
}): boolean {
  return REGIONS.has(provinceId) || (cityId !== null && REGIONS.has(cityId));
}
