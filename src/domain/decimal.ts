/** Moves the decimal point in the number's shortest decimal text: multiplying would turn 1.005 into 100.49999999999999. */
export function movePoint(value: number, places: number): number {
  if (!Number.isFinite(value)) return value;
  const [digits, exponent = "0"] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** The whole number next to `part / whole`, half away from zero; both whole, `whole` above zero. Exact at any size. */
export function roundedQuotient(part: bigint, whole: bigint): number {
  const size = part < 0n ? -part : part;
  const quotient = Number((2n * size + whole) / (2n * whole));
  return part < 0n && quotient > 0 ? -quotient : quotient;
}
