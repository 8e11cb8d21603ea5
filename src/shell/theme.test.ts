import { expect, test } from "vitest";
import { themeFor } from "./theme.ts";

test("a host of tests has a colour of its own, every other host the usual one", () => {
  const colour = (host: string) => themeFor(host, new Set(["10.0.0.8"])).token?.colorPrimary;
  expect(colour("tax.example.com")).toBe("#1d5fb4");
  expect(colour("127.0.0.1")).toBe("#1d5fb4");
  expect(colour("10.0.0.8")).toBe("#7a3fb8");
});
