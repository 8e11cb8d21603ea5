/** Digits of a unified social credit code (GB 32100-2015). */
const DIGITS = "0123456789ABCDEFGHJKLMNPQRTUWXY";

/** A unified social credit code of a company that ends in the digit which the standard wants. */
export function soundTaxNumber(number: number): string {
  const first = `91310115MA1K${String(10_000 + number).slice(-5)}`;
  const sum = Array.from(first).reduce(
    (total, digit, place) => total + DIGITS.indexOf(digit) * 3 ** place,
    0,
  );
  return `${first}${DIGITS.charAt((31 - (sum % 31)) % 31)}`;
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A resident identity number that ends in the digit which the standard wants (GB 11643-1999). */
export function soundIdentityNumber(number: number): string {
  const first = `31011519900307${String(100 + (number % 900))}`;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(first[place]), 0);
  return `${first}${"10X98765432".charAt(sum % 11)}`;
}
