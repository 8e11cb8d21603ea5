/** A number as people write it: `1234567.5` is `1,234,567.5`; `decimals` are always shown, and rounded to. */
export function writtenNumber(value: number, decimals?: number, separators = true): string {
  const digits = decimals === undefined ? plainDigits(Math.abs(value)) : roundedDigits(value, decimals);
  const [whole = "0", fraction] = digits.split(".");
  const grouped = separators ? grouping(whole) : whole;
  const isZero = !/[1-9]/.test(digits);
  return `${value < 0 && !isZero ? "-" : ""}${grouped}${fraction === undefined ? "" : `.${fraction}`}`;
}

/** Yuan: always two decimals. */
export function writtenMoney(yuan: number): string {
  return writtenNumber(yuan, 2);
}

/** `0.0325` as `3.25%`. */
export function writtenPercent(fraction: number, decimals = 2): string {
  return `${writtenNumber(Number((fraction * 100).toPrecision(12)), decimals)}%`;
}

/** `2026-10`, `202610` or 202610 as `2026年10期`; undefined when it is no period. */
export function writtenPeriod(value: unknown): string | undefined {
  const match = /^(\d{4})-?(0[1-9]|1[0-2])$/.exec(String(value));
  return match ? `${match[1]}年${match[2]}期` : undefined;
}

/** `2026-11-20` of a day or a moment; what is neither stays as it came. */
export function writtenDay(value: string): string {
  return /^\d{4}-\d{2}-\d{2}([ T]|$)/.test(value) ? value.slice(0, 10) : value;
}

/** `2026-11-20 14:05` of a moment; what is none stays as it came. */
export function writtenMoment(value: string): string {
  return /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}/.test(value) ? value.slice(0, 16).replace("T", " ") : value;
}

function grouping(whole: string): string {
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return groups.join(",");
}

function plainDigits(value: number): string {
  const text = String(value);
  return text.includes("e") ? value.toFixed(20).replace(/\.?0+$/, "") : text;
}

function roundedDigits(value: number, decimals: number): string {
  const [whole = "0", fraction = ""] = plainDigits(Math.abs(value)).split(".");
  const kept = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, "0"));
  const rounded = Number(fraction[decimals] ?? 0) >= 5 ? kept + 1n : kept;
  const text = String(rounded).padStart(decimals + 1, "0");
  return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}
