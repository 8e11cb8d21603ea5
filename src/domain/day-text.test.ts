import { expect, test } from "vitest";
import { readDay } from "./day-text.ts";

test.each([
  "2026-01-05",
  "2026-1-5",
  "2026/1/05",
  "2026.1.5",
  "2026年1月5日",
  "20260105",
  "２０２６－０１－０５",
  "２０２６。１。５",
  " 2026-01-05 00:00:00",
])("%j is a day", (text) => expect(readDay(text)).toBe("2026-01-05"));

test.each(["", "2026-02-30", "2026-1", "今天", "20261305", "2026-01-051"])("%j is none", (text) =>
  expect(readDay(text)).toBeNull(),
);
