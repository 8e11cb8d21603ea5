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
