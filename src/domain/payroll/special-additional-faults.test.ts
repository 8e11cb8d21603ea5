import { expect, test } from "vitest";
import { specialAdditionalFaults } from "./special-additional-faults.ts";
import type { SpecialAdditionalClaim } from "./special-additional-claim.ts";

const loan = { kind: "housing-loan", from: "2026-01", sharePercent: 100 } as const;
const rent = { kind: "housing-rent", from: "2026-01", city: "capital" } as const;
const child = { kind: "child-education", from: "2026-01", sharePercent: 50 } as const;
const parents = { kind: "elderly-support", from: "2026-01" } as const;

test.each<[string, SpecialAdditionalClaim[], string[]]>([
  ["several children and one of each other kind", [child, child, loan, parents], []],
  ["loan and rent", [loan, rent], ["住房贷款利息和住房租金在同一月份只能享受一项，请只保留一项"]],
  ["a loan after the rent", [{ ...rent, to: "2026-09" }, loan], []],
  ["parents twice", [parents, parents], ["赡养老人在同一月份只能享受一项，请只保留一项"]],
  ["half of the parents", [{ ...parents, sharedAmount: 150_000 }], []],
  [
    "more than half of the parents",
    [{ ...parents, sharedAmount: 150_001 }],
    ["非独生子女赡养老人每月分摊不能超过 1,500.00 元"],
  ],
])("%s", (_name, claims, faults) => expect(specialAdditionalFaults(claims, "2026-10")).toEqual(faults));
