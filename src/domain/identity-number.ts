import { fromShanghaiText } from "./shanghai-time.ts";

export interface IdentityFacts {
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  /** In full years on the day asked for. */
  readonly age: number;
}

/** Birth date and age of a resident identity number of 18 or 15 characters; null when it holds no such date. `today`: `YYYY-MM-DD`. */
export function readIdentityNumber(text: string, today: string): IdentityFacts | null {
  const digits = /^\d{6}(\d{8})\d{3}[\dXx]$/.exec(text)?.[1] ?? olderDigits(text);
  if (digits === undefined) return null;
  const birthDate = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  if (fromShanghaiText(birthDate) === null || birthDate > today) return null;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return { birthDate, age: today.slice(5) < birthDate.slice(5) ? years - 1 : years };
}

/** The numbers of 15 characters ended in 1999: their year has two digits, and no century but the last. */
function olderDigits(text: string): string | undefined {
  const digits = /^\d{6}(\d{6})\d{3}$/.exec(text)?.[1];
  return digits === undefined ? undefined : `19${digits}`;
}
