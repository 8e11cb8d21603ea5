/** Digits of a unified social credit code (GB 32100-2015): no I, O, S, V, Z, which are read as others. */
const DIGITS = "0123456789ABCDEFGHJKLMNPQRTUWXY";

/** Department, kind of organisation, six digits of region, nine of organisation code, check digit. */
const SHAPE = /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/;

const LENGTH = 18;

/** The reason why the text is no unified social credit code, in words for the field; null when it is one. */
export function taxNumberFault(text: string): string | null {
  if (text.length !== LENGTH) return `税号应为 ${LENGTH} 位统一社会信用代码，当前为 ${text.length} 位`;
  if (!SHAPE.test(text)) {
    return "税号只能使用数字和大写字母（不含 I、O、S、V、Z），第 3 至 8 位为数字";
  }
  return taxNumberCheckDigit(text.slice(0, -1)) === text.at(-1) ? null : "税号校验位不正确，请核对后重新填写";
}

/** The eighteenth digit for the first seventeen. Throws for a digit that the standard does not have. */
export function taxNumberCheckDigit(first: string): string {
  let weight = 1;
  let sum = 0;
  for (const digit of first) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) throw new Error(`"${digit}" is no digit of a unified social credit code`);
    sum += value * weight;
    weight = (weight * 3) % DIGITS.length;
  }
  return DIGITS.charAt((DIGITS.length - (sum % DIGITS.length)) % DIGITS.length);
}
