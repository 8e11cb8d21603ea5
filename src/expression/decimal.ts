interface Decimal {
  readonly digits: bigint;
  /** The value is digits × 10 ** exponent. */
  readonly exponent: number;
}

/** Numbers with no more decimals than this counts are whole numbers of its parts. */
const PARTS = 10_000;
/** Whole numbers below it have a text of 15 digits, which no two doubles share. */
const MOST_PARTS = 1e15;

/** The sum of two numbers taken for the decimals that they are written as: 0.1 and 0.2 give 0.3. */
export function addDecimals(left: number, right: number): number {
  const sum = left + right;
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return sum;
  if (!Number.isFinite(sum)) return sum;
  const parts = inParts(left) + inParts(right);
  if (Math.abs(parts) < MOST_PARTS) return parts / PARTS;
  const [leftDecimal, rightDecimal] = [readDecimal(left), readDecimal(right)];
  const exponent = Math.min(leftDecimal.exponent, rightDecimal.exponent);
  return sum === 0
    ? sum
    : toNumber({ digits: scaled(leftDecimal, exponent) + scaled(rightDecimal, exponent), exponent });
}

/** Their product: 87587.9 and 0.05 give 4379.395, whatever binary floating point makes of it. */
export function multiplyDecimals(left: number, right: number): number {
  const product = left * right;
  if (product === 0 || !Number.isFinite(product) || Number.isSafeInteger(product)) return product;
  const parts = inParts(left) * inParts(right);
  if (Math.abs(parts) < MOST_PARTS) return parts / (PARTS * PARTS);
  const [leftDecimal, rightDecimal] = [readDecimal(left), readDecimal(right)];
  return toNumber({
    digits: leftDecimal.digits * rightDecimal.digits,
    exponent: leftDecimal.exponent + rightDecimal.exponent,
  });
}

/** Moves the decimal point in the number's shortest decimal text: multiplying would turn 1.005 into 100.49999999999999. */
export function movePoint(value: number, places: number): number {
  if (!Number.isFinite(value)) return value;
  const [digits, exponent = "0"] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** The number in parts; NaN: its text has more decimals, or too many digits. */
function inParts(value: number): number {
  const parts = Math.round(value * PARTS);
  return Math.abs(parts) < MOST_PARTS && parts / PARTS === value ? parts : Number.NaN;
}

function readDecimal(value: number): Decimal {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

function scaled({ digits, exponent }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(exponent - to);
}

function toNumber({ digits, exponent }: Decimal): number {
  return Number(`${digits}e${exponent}`);
}
