import { expect, test } from "vitest";
import { type VisitFacts, visitReasons } from "./visit-reasons.ts";

const QUIET: VisitFacts = {
  daysLeft: 200,
  riskGrade: 1,
  openChanceCount: 0,
  unvisitedDays: 20,
  servedDays: 400,
  relationshipLevel: 4,
};
const reasonsOf = (facts: Partial<VisitFacts>) => visitReasons({ ...QUIET, ...facts }).reasons;

test("a client with whom all is well need not be visited, however little is known of them", () => {
  expect(visitReasons({ ...QUIET, relationshipLevel: 1 })).toEqual({ reasons: [], reasonText: "", score: 0 });
});

test("the contract's last day is still about to end; the day after it has ended", () => {
  expect(reasonsOf({ daysLeft: 30 })).toEqual(["expiring"]);
  expect(reasonsOf({ daysLeft: 31 })).toEqual([]);
  expect(reasonsOf({ daysLeft: 0 })).toEqual(["expiring"]);
  expect(reasonsOf({ daysLeft: -1 })).toEqual(["expired"]);
});

test("a new client is not blamed for never having been visited", () => {
  expect(reasonsOf({ unvisitedDays: null, servedDays: 90 })).toEqual(["newClient"]);
  expect(reasonsOf({ unvisitedDays: null, servedDays: 91 })).toEqual(["longUnvisited"]);
});

test("reasons add up, in points and in words", () => {
  const all = { daysLeft: -12, riskGrade: 3, openChanceCount: 2, unvisitedDays: 91, relationshipLevel: 2 };
  expect(visitReasons({ ...QUIET, ...all })).toEqual({
    reasons: ["expired", "risk", "opportunity", "longUnvisited"],
    reasonText: "合同已到期 12 天；财税体检为高风险；有 2 个待跟进商机；已 91 天未拜访",
    score: 90,
  });
});
