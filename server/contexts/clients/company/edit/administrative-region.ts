import type { FieldError } from "../../../../platform/errors.ts";

interface Place {
  readonly provinceId: string;
  readonly cityId: string | null;
  readonly areaId: string | null;
}

/** Of a six-digit code (GB/T 2260), how many digits say the city. */
const CITY_DIGITS = 4;

/** The reason why a company of that province or city cannot stand there. */
export function regionFaults(xzqhId: string | null | undefined, provinceId: string): FieldError[] {
  return xzqhId && !xzqhId.startsWith(provinceId)
    ? [{ path: "xzqhId", message: "行政区划与所属地区不一致，请重新选择" }]
    : [];
}

/**
 * City and district of a company: as the code says, nothing for a blank one. Without a code (undefined) they stay as they
 * are, unless the company has moved away from them.
 */
export function regionValues(
  xzqhId: string | null | undefined,
  { provinceId, cityId, areaId }: Place,
): Omit<Place, "provinceId"> {
  if (xzqhId) return { cityId: xzqhId.slice(0, CITY_DIGITS), areaId: xzqhId };
  const stays = xzqhId === undefined && (areaId ?? cityId ?? "").startsWith(provinceId);
  return stays ? { cityId, areaId } : { cityId: null, areaId: null };
}
