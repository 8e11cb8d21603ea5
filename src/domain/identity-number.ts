import { fromShanghaiText } from "./shanghai-time.ts";

export interface IdentityFacts {
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  /** In full years on the given day. */
  readonly age: number;
}

/** Birth date and age of a resident identity number of 18 or 15 characters; null when it holds no such date. `today`: `YYYY-MM-DD`. */
export function readIdentityNumber(text: string, today: string): IdentityFacts | null {
  const digits = /^\d{6}(\d{8})\d{3}[\dXx]$/.exec(text)?.[1] ?? olderDigits(text);
  if (digits === undefined) return null;
  const birthDate = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  if (fromShanghaiText(birthDate) === null || birthDate < EARLIEST_BIRTH || birthDate > today) return null;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return { birthDate, age: today.slice(5) < birthDate.slice(5) ? years - 1 : years };
}

const EARLIEST_BIRTH = "1900-01-01";

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = "10X98765432";

/** The eighteenth character (GB 11643-1999) for the first seventeen digits. */
export function identityCheckDigit(first: string): string {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(first[place]), 0);
  return CHECK_DIGITS.charAt(sum % 11);
}

/** True when a number of 18 characters ends in the right one; those of 15 characters have nothing to check. */
export function hasSoundCheckDigit(text: string): boolean {
  return text.length !== 18 || identityCheckDigit(text.slice(0, -1)) === text.at(-1)?.toUpperCase();
}

/** The numbers of 15 characters ended in 1999: their year has two digits, and no century but the last. */
function olderDigits(text: string): string | undefined {
  const digits = /^\d{6}(\d{6})\d{3}$/.exec(text)?.[1];
  return digits === undefined ? undefined : `19${digits}`;
}
