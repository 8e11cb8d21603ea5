import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hasSoundCheckDigit, identityCheckDigit, readIdentityNumber } from "./identity-number.ts";

test.each([
  ["110101199003078515", { birthDate: "1990-03-07", age: 36 }],
  ["11010119901121851X", { birthDate: "1990-11-21", age: 36 }],
  ["11010119901122851x", { birthDate: "1990-11-22", age: 35 }],
  ["110101620229851", null],
  ["110101640229851", { birthDate: "1964-02-29", age: 62 }],
])("%s gives birth date and age", (text, facts) => {
  expect(readIdentityNumber(text, "2026-11-21")).toEqual(facts);
});

test.each([
  "110101199013078515",
  "110101203003078515",
  "110101189912318515",
  "1101**********8515",
  "",
  "11010119900307851",
])("%j has none", (text) => expect(readIdentityNumber(text, "2026-11-21")).toBeNull());

/** The examples that the standard itself prints. */
test.each([
  ["11010519491231002", "X"],
  ["44052418800101001", "4"],
])("after %s stands %s", (first, digit) => expect(identityCheckDigit(first)).toBe(digit));

test.each([
  ["11010519491231002X", true],
  ["11010519491231002x", true],
  ["110105194912310021", false],
  ["440524188001010014", true],
  ["440524188001010041", false],
  ["110101640229851", true],
])("%s ends soundly: %s", (text, sound) => expect(hasSoundCheckDigit(text)).toBe(sound));

/** The check digit as the standard writes it: the weights are powers of two, and the whole sum leaves 1 over 11. */
function sumOver11(number: string): number {
  return Array.from(number).reduce((sum, sign, place) => {
    const weight = 2 ** (17 - place) % 11;
    return (sum + weight * (sign === "X" ? 10 : Number(sign))) % 11;
  }, 0);
}

test("10,000 numbers: the digit is the standard's, and any other single digit is found out", () => {
  const number = fc.record({
    digits: fc.stringMatching(/^\d{17}$/),
    place: fc.integer({ min: 0, max: 16 }),
    offset: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(number, ({ digits, place, offset }) => {
      const whole = digits + identityCheckDigit(digits);
      expect(sumOver11(whole)).toBe(1);
      const slip = String((Number(digits[place]) + offset) % 10);
      expect(hasSoundCheckDigit(whole)).toBe(true);
      expect(hasSoundCheckDigit(whole.slice(0, place) + slip + whole.slice(place + 1))).toBe(false);
    }),
    { numRuns: 10_000 },
  );
});

test("10,000 numbers of 15 and 18 characters tell the day of birth that stands in them, if there is such a day", () => {
  const born = fc.record({
    year: fc.integer({ min: 1899, max: 2027 }),
    month: fc.integer({ min: 0, max: 13 }),
    day: fc.integer({ min: 0, max: 32 }),
    isOld: fc.boolean(),
  });
  const two = (part: number) => String(part).padStart(2, "0");
  fc.assert(
    fc.property(born, ({ year, month, day, isOld }) => {
      const written = isOld ? two(year % 100) : String(year);
      const text = `110101${written}${two(month)}${two(day)}${isOld ? "851" : "851X"}`;
      const born19 = isOld ? 1900 + (year % 100) : year;
      const date = new Date(Date.UTC(born19, month - 1, day));
      const isDay =
        month > 0 && month < 13 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day && day > 0;
      const birthDate = `${born19}-${two(month)}-${two(day)}`;
      const isPossible = isDay && born19 >= 1900 && birthDate <= "2026-11-21";
      const age = 2026 - born19 - (birthDate.slice(5) > "11-21" ? 1 : 0);
      expect(readIdentityNumber(text, "2026-11-21")).toEqual(isPossible ? { birthDate, age } : null);
    }),
    { numRuns: 10_000 },
  );
});
