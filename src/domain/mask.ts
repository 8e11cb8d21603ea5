/** `138****1234`: a phone number that can be recognised but not dialled. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

const SHOWN_FIRST = 3;
const SHOWN_LAST = 4;

/** `310***********1234`: the ends of an identity number; of one that is too short for that, the first character. */
export function maskIdentity(number: string): string {
  const [first, last] =
    number.length > SHOWN_FIRST + SHOWN_LAST ? [SHOWN_FIRST, SHOWN_LAST] : [Math.min(1, number.length), 0];
  const hidden = "*".repeat(number.length - first - last);
  return `${number.slice(0, first)}${hidden}${number.slice(number.length - last)}`;
}

/** The characters of a number that are shown at either end. */
const SHOWN_AT_EACH_END = 4;

/** `6222 **** **** 1234`; a bank's own short number, such as 243, hides nobody and stays as it is. */
export function maskBankCard(number: string): string {
  if (number.length <= 2 * SHOWN_AT_EACH_END) return number;
  return `${number.slice(0, SHOWN_AT_EACH_END)} **** **** ${number.slice(-SHOWN_AT_EACH_END)}`;
}
