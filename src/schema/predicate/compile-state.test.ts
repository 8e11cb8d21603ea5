import { expect, test } from "vitest";
import { compileState, compileStates } from "./compile-state.ts";

const given = { today: "2026-10-21", period: "2026-10" };
const notice = {
  cases: [
    {
      value: "notNotified",
      label: "未通知",
      when: "{{ (row.noticeTaxType ?? 0) === 0 && row.period < period }}",
    },
    { value: "signed", label: "已签字", when: "{{ row.company.isSigned }}" },
    { value: "other", label: "已通知" },
  ],
};

test("the first case that holds tells the state of a row", () => {
  const { caseOf, cases } = compileState(notice, given);
  expect(caseOf({ noticeTaxType: null, period: "2026-09" })?.label).toBe("未通知");
  expect(caseOf({ period: "2026-10", company: { isSigned: true } })?.label).toBe("已签字");
  expect(caseOf({ period: "2026-10", company: null })?.label).toBe("已通知");
  expect(caseOf({ noticeTaxType: 1, period: "2026-09", company: { isSigned: 1 } })?.label).toBe("已通知");
  expect(cases).toBe(notice.cases);
});

test("a row that no case holds for has no state", () => {
  const { caseOf } = compileState({ cases: notice.cases.slice(0, 1) }, given);
  expect(caseOf({ noticeTaxType: 1 })).toBeUndefined();
});

test("a plan without states has none", () => {
  expect(compileStates(undefined, given)).toEqual({});
  expect(Object.keys(compileStates({ notice }, given))).toEqual(["notice"]);
});
