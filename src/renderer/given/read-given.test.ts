import { describe, expect, test } from "vitest";
import type { InputPlan } from "../../schema/plan/plans/screen-plan.ts";
import { readGiven } from "./read-given.ts";

const company: InputPlan = { name: "companyId", title: "客户", type: "integer" };
const tag: InputPlan = { name: "tag", title: "标签", type: "string", optional: true };
const others: readonly InputPlan[] = [
  { name: "rate", title: "税率", type: "number", optional: true },
  { name: "old", title: "往期", type: "boolean", optional: true },
  { name: "ids", title: "客户", type: "array", optional: true },
  { name: "range", title: "范围", type: "object", optional: true },
];

describe("an address gives a screen its inputs", () => {
  test("each in its type; what the screen does not declare is none", () => {
    const search = 'companyId=12&tag=~%22~a%22&rate=0.13&old=false&ids=~[1,2]&range=~{"a":1}&page=3';
    expect(readGiven([company, tag, ...others], { search })).toEqual({
      given: { companyId: 12, tag: "~a", rate: 0.13, old: false, ids: [1, 2], range: { a: 1 } },
    });
  });

  test.each(["companyId=1.5", "companyId=abc", "companyId=12345678901234567890", "companyId=1e3"])(
    "%s is no integer",
    (search) => expect(readGiven([company], { search })).toEqual({ fault: "unreadable", input: company }),
  );

  test.each(["rate=x", "old=1", "ids=1", "ids=~{}", "ids=~[", "range=~null", "range=~[1]"])(
    "%s cannot be read",
    (search) => expect(readGiven(others, { search })).toMatchObject({ fault: "unreadable" }),
  );

  test("one that is needed is told when it is missing or empty; an optional one may be", () => {
    expect(readGiven([tag, company], { search: "tag=a" })).toEqual({ fault: "missing", input: company });
    expect(readGiven([company], { search: "companyId=" })).toEqual({ fault: "missing", input: company });
    expect(readGiven([tag], { search: "" })).toEqual({ given: {} });
  });
});

test("a screen inside another is given by that one, whatever the address says", () => {
  const place = { search: "companyId=7", given: { companyId: 12, who: "甲" } };
  expect(readGiven([company], place)).toEqual({ given: { companyId: 12, who: "甲" } });
  expect(readGiven([company], { ...place, given: {} })).toEqual({ fault: "missing", input: company });
});
