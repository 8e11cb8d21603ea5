/** Cards of Chinese banks have 16 to 19 digits. */
const SHAPE = /^\d{16,19}$/;

/**
 * The reason why the text is no number of a bank card, in words for the field; null when it is one. Blanks between its
 * groups must be gone.
 */
export function bankCardFault(text: string): string | null {
  if (!SHAPE.test(text)) return "银行卡号应为 16 至 19 位数字，请核对后重新填写";
  return bankCardCheckDigit(text.slice(0, -1)) === text.at(-1)
    ? null
    : "银行卡号校验位不正确，请核对后重新填写";
}

/** The last digit for those before it, by the Luhn formula (ISO/IEC 7812-1). */
export function bankCardCheckDigit(first: string): string {
  const digits = Array.from(first, Number).toReversed();
  const sum = digits.reduce((total, digit, place) => {
    const value = place % 2 === 0 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
