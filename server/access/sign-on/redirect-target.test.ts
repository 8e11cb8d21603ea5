import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hostileLinks } from "../../../tests/oracles/hostile-links.ts";
import { redirectTarget } from "./redirect-target.ts";

const OWN = "http://localhost:3000";
const LISTED = ["https://console.example.com"];

test.each([
  ["/login", "http://localhost:3000/login"],
  ["http://localhost:3000/login?a=1", "http://localhost:3000/login?a=1"],
  ["https://console.example.com/login", "https://console.example.com/login"],
])("%s is allowed", (text, href) => {
  expect(redirectTarget(text, OWN, LISTED)?.href).toBe(href);
});

test.each([
  "https://evil.example/login",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "\u0000https://evil.example",
  "http://localhost:3000@evil.example/",
  "http://user:word@localhost:3000/",
  "http://localhost:3001/",
  "http://console.example.com/login",
  "https://console.example.com.evil.example/",
  "javascript:alert(1)//http://localhost:3000",
  "data:text/html,x",
  "http://",
  undefined,
  ["/login"],
])("%j is not", (text) => {
  expect(redirectTarget(text, OWN, LISTED)).toBeNull();
});

test("of 5,000 hostile addresses none leads to another origin", () => {
  fc.assert(
    fc.property(hostileLinks, (text) => {
      const target = redirectTarget(text, OWN, LISTED);
      expect([undefined, OWN, ...LISTED]).toContain(target?.origin);
      expect(target?.username).toBeFalsy();
    }),
    { numRuns: 5_000 },
  );
});
