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
