import { identityCheckDigit } from "../src/domain/identity-number.ts";
import { taxNumberCheckDigit } from "../src/domain/tax-number.ts";

const ORGANISATION_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];

/** A sound unified social credit code: of a company (91) or a sole trader (92) of the region of six digits. */
export function demoTaxNumber(region: string, number: number, isSoleTrader: boolean): string {
  const organisation = `MA1${String(10_000 + number * 37).slice(-5)}`;
  const first = `${isSoleTrader ? "92" : "91"}${region}${organisation}${organisationCheckDigit(organisation)}`;
  return `${first}${taxNumberCheckDigit(first)}`;
}

/** The ninth digit of an organisation code (GB 11714). */
function organisationCheckDigit(organisation: string): string {
  const sum = ORGANISATION_WEIGHTS.reduce(
    (total, weight, place) => total + weight * Number.parseInt(organisation.charAt(place), 36),
    0,
  );
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? "X" : String(digit);
}

/** A valid resident identity number of a person born between 1965 and 1994. */
export function demoIdentityNumber(region: string, number: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const born = `${1965 + (number % 30)}${two(1 + (number % 12))}${two(1 + (number % 28))}`;
  // Without the second summand number and date would come together again after 6,300.
  const serial = (number * 13 + Math.floor(number / 6300)) % 900;
  const first = `${region}${born}${String(100 + serial)}`;
  return `${first}${identityCheckDigit(first)}`;
}
