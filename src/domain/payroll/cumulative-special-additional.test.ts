import { expect, test } from "vitest";
import { cumulativeSpecialAdditional } from "./cumulative-special-additional.ts";
import { monthlyAmount, type SpecialAdditionalClaim } from "./special-additional-claim.ts";

const whole = { from: "2019-01", sharePercent: 100 } as const;

test.each<[string, SpecialAdditionalClaim, string, number]>([
  ["a child until 2022", { kind: "child-education", ...whole }, "2022-12", 1_000],
  ["a child since 2023", { kind: "child-education", ...whole }, "2023-01", 2_000],
  ["half a child", { kind: "child-education", from: "2026-01", sharePercent: 50 }, "2026-10", 1_000],
  ["an infant in 2022", { kind: "infant-care", ...whole }, "2022-01", 1_000],
  ["an infant since 2023", { kind: "infant-care", ...whole }, "2026-10", 2_000],
  ["parents of an only child until 2022", { kind: "elderly-support", from: "2019-01" }, "2022-12", 2_000],
  ["parents of an only child since 2023", { kind: "elderly-support", from: "2019-01" }, "2026-10", 3_000],
  [
    "parents that are shared",
    { kind: "elderly-support", from: "2019-01", sharedAmount: 120_000 },
    "2026-10",
    1_200,
  ],
  ["a loan", { kind: "housing-loan", ...whole }, "2026-10", 1_000],
  [
    "rent in a provincial capital",
    { kind: "housing-rent", from: "2019-01", city: "capital" },
    "2026-10",
    1_500,
  ],
  ["rent in a large city", { kind: "housing-rent", from: "2019-01", city: "large" }, "2026-10", 1_100],
  ["rent elsewhere", { kind: "housing-rent", from: "2019-01", city: "other" }, "2026-10", 800],
  ["studies", { kind: "continuing-education", from: "2019-01" }, "2026-10", 400],
  ["studies before they begin", { kind: "continuing-education", from: "2026-11" }, "2026-10", 0],
  [
    "studies after they ended",
    { kind: "continuing-education", from: "2026-01", to: "2026-09" },
    "2026-10",
    0,
  ],
])("%s: %j takes off in %s %d yuan", (_name, claim, month, yuan) =>
  expect(monthlyAmount(claim, month)).toBe(yuan * 100),
);

test("nobody took off infants before 2022", () => {
  expect(() => monthlyAmount({ kind: "infant-care", ...whole }, "2021-12")).toThrow(
    "2021年12期没有适用的婴幼儿照护扣除标准",
  );
});

test("sums run over this year's months with the payer in which each claim holds", () => {
  const claims: SpecialAdditionalClaim[] = [
    { kind: "child-education", from: "2025-09", sharePercent: 100 },
    { kind: "housing-rent", from: "2026-01", to: "2026-04", city: "capital" },
    { kind: "housing-loan", from: "2026-05", sharePercent: 50 },
  ];
  const at = (period: string, employedSince: string) =>
    cumulativeSpecialAdditional({ claims, period, employedSince }) / 100;
  expect(at("2026-01", "2024-06")).toBe(3_500);
  expect(at("2026-06", "2024-06")).toBe(6 * 2_000 + 4 * 1_500 + 2 * 500);
  expect(at("2026-06", "2026-04")).toBe(3 * 2_000 + 1_500 + 2 * 500);
  expect(at("2026-06", "2026-07")).toBe(0);
});

test("a month that another payer counts is left out, those before and after are not", () => {
  const claims = [{ kind: "elderly-support", from: "2026-01" }] as const;
  const of = (period: string) =>
    cumulativeSpecialAdditional({ claims, period, employedSince: "2020-01", claimedElsewhere: ["2026-09"] });
  expect(["2026-08", "2026-09", "2026-10"].map(of)).toEqual([2_400_000, 2_400_000, 2_700_000]);
});
