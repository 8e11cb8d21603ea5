import { expect, test } from "vitest";
import { readSubject } from "./read-subject.ts";

test("a screen names a company, perhaps a module, perhaps a month", () => {
  expect(readSubject({ companyId: 7 })).toEqual({ qyid: 7 });
  expect(readSubject({ companyId: "7", module: 4, period: "2026-10" })).toEqual({
    qyid: 7,
    module: 4,
    period: { kjnd: 2026, kjqj: 10 },
  });
  for (const params of [undefined, null, {}, { companyId: null }, { companyId: "x" }])
    expect(readSubject(params)).toBeNull();
});
