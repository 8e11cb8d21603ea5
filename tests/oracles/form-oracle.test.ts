import { describe, expect, test } from "vitest";
import type { FormBody } from "../../src/schema/plan/plans/screen-plan.ts";
import {
  expectedErrors,
  formFields,
  isInSight,
  openingValues,
  wrongTexts,
  type Rule,
} from "./form-oracle.ts";
import type { Viewer } from "./viewer.ts";

const field = (title: string, rules: readonly Rule[], more = {}) => ({
  type: "string",
  title,
  "x-component": "field:text",
  "x-validator": rules,
  ...more,
});
const limits = [
  { required: true, message: "请输入" },
  { maxLength: 4, message: "太长" },
  { pattern: String.raw`^\d*$`, message: "只能是数字" },
];
const form = {
  properties: {
    section: { type: "void", properties: { code: field("编码", limits) } },
    again: field("再次", [{ when: "{{ $values.again !== $values.code }}", message: "不一致" }]),
    hidden: field("其他", limits, { "x-visible": "{{ $values.code === '9' }}" }),
  },
};
const viewer: Viewer = {
  grants: new Map([["seen", 0]]),
  edition: { serviceTag: "", versionClass: "ZZ", firmType: "SH", productType: 1 },
  session: {},
  today: "2026-11-20",
};
const fields = formFields(form, viewer);

describe("the oracle of forms", () => {
  test("sees through layouts", () => {
    expect(fields.map(({ name }) => name)).toEqual(["code", "again", "hidden"]);
  });

  test("leaves out what somebody may not see, and hides what stands in a hidden layout", () => {
    const inside = { properties: { a: field("甲", []), b: field("乙", [], { permission: "unseen" }) } };
    const properties = {
      part: { type: "void", permission: "seen", "x-visible": "{{ $values.c > 0 }}", ...inside },
      gone: { type: "void", permission: "unseen", ...inside },
      c: field("丙", [], { default: 1 }),
    };
    const seen = formFields({ properties }, viewer);
    expect(seen.map(({ name }) => name)).toEqual(["a", "c"]);
    const [a] = seen;
    expect([1, 0].map((c) => a && isInSight(a, { $values: { c } }))).toEqual([true, false]);
    const body = { initial: { a: "x" } } as unknown as FormBody;
    expect(openingValues(body, seen, {}, null)).toEqual({ a: "x", c: 1 });
  });

  test("names the first rule that a value breaks, of the fields in sight", () => {
    expect(expectedErrors(fields, { code: "" }, {})).toEqual({ 编码: "请输入", 再次: "不一致" });
    expect(expectedErrors(fields, { code: "abcde", again: "abcde" }, {})).toEqual({ 编码: "太长" });
    expect(expectedErrors(fields, { code: "a", again: "a" }, {})).toEqual({ 编码: "只能是数字" });
    expect(expectedErrors(fields, { code: "9", again: "9" }, {})).toEqual({ 其他: "请输入" });
    expect(expectedErrors(fields, { code: "1", again: "1" }, {})).toEqual({});
  });

  test("finds for each limit a text that breaks it before any other", () => {
    expect(fields.map((plan) => wrongTexts(plan, {}))).toEqual([
      ["aaaaa", "甲"],
      ["Abcdefg1"],
      ["aaaaa", "甲"],
    ]);
  });

  test("goes by what the server answered, where nothing else is wrong and the form did not open with it", () => {
    const rule = {
      call: "phone.check",
      params: { phone: "{{ $self.value }}", of: "{{ $values.who }}" },
      when: "{{ answer.taken }}",
      message: "已用于 {{ answer.by }}",
    };
    const asking = formFields({ properties: { phone: field("手机", [...limits, rule]) } }, viewer);
    const known = new Map([
      ['phone.check {"phone":"1","of":"甲"}', { taken: true, by: "乙" }],
      ['phone.check {"phone":"2","of":"甲"}', { taken: false, by: "" }],
    ]);
    const answers = (call: string, params: unknown) => known.get(`${call} ${JSON.stringify(params)}`);
    const errors = (phone: string, opening = "") =>
      expectedErrors(asking, { phone, who: "甲" }, {}, { opening: { phone: opening }, answers });
    expect(errors("1")).toEqual({ 手机: "已用于 乙" });
    expect(errors("2")).toEqual({});
    expect(errors("1", "1")).toEqual({});
    expect(errors("a")).toEqual({ 手机: "只能是数字" });
    expect(errors("3")).toEqual({ 手机: "the answer of phone.check" });
    expect(expectedErrors(asking, { phone: "1" }, {})).toEqual({});
    expect(asking.map((plan) => wrongTexts(plan, {}))).toEqual([["aaaaa", "甲"]]);
  });

  test("knows no rule that nobody taught it", () => {
    const [odd] = formFields({ properties: { a: field("甲", [{ luhn: true }]) } }, viewer);
    expect(() => expectedErrors(odd ? [odd] : [], { a: "1" }, {})).toThrow(
      "no oracle in tests/oracles knows",
    );
  });
});
