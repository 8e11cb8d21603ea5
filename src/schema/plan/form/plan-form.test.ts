import { describe, expect, it } from "vitest";
import { contracts as appContracts } from "../../../contracts.ts";
import { compileText } from "../../../expression/template.ts";
import { planForm } from "./plan-form.ts";
import type { FormNodeSource } from "../sources/form-source.ts";
import { sampleContracts } from "../testing/sample-project.ts";

const request = {
  type: "object",
  required: ["firm"],
  properties: {
    name: { type: "string", title: "名称" },
    firm: { type: "object", required: ["code"], properties: { code: { type: "string", title: "代码" } } },
    lines: {
      type: "array",
      title: "明细",
      minItems: 2,
      items: { type: "object", properties: { count: { type: "integer", title: "数量" } } },
    },
  },
};

const planProperties = (properties: Required<FormNodeSource>["properties"]) =>
  planForm({ properties }, request, sampleContracts).properties;

describe("planForm", () => {
  it("passes through layouts without a level of their own", () => {
    const grid = { type: "void", "x-component": "FormGrid", properties: { name: {} } };
    expect(planProperties({ grid })).toMatchObject({
      grid: {
        type: "void",
        "x-component": "FormGrid",
        properties: { name: { title: "名称", "x-component": "field:text" } },
      },
    });
  });

  it("marks what is never kept in the browser: what is masked, passwords and codes", () => {
    const properties = {
      name: { type: "string", title: "名称" },
      phone: { type: "string", title: "电话", "x-mask": "phone" as const },
      login: { type: "string", title: "登录密码" },
      code: { type: "string", title: "短信验证码" },
    };
    const form = {
      properties: { name: {}, phone: {}, login: {}, code: { "x-local": true as const, title: "验证码" } },
    };
    const planned = planForm({ ...form }, { type: "object", properties }, sampleContracts).properties;
    const marks = Object.entries(planned ?? {}).map(([name, node]) => [name, node["x-data"]]);
    expect(Object.fromEntries(marks)).toEqual({
      name: undefined,
      phone: { secret: true },
      login: { secret: true },
      code: { local: true, secret: true },
    });
  });

  it("goes down into objects and the items of lists", () => {
    const planned = planProperties({
      firm: { properties: { code: {} } },
      lines: { "x-component": "ArrayItems", items: { properties: { count: {} } } },
    });
    expect(planned?.firm).toMatchObject({
      type: "object",
      properties: { code: { title: "代码", required: true } },
    });
    expect(planned?.lines).toMatchObject({
      type: "array",
      "x-component": "ArrayItems",
      items: { type: "object", properties: { count: { title: "数量", type: "number" } } },
    });
  });

  it("makes a table of a list, with the catalogue's limits and texts", () => {
    const items = { properties: { count: {} } };
    expect(planProperties({ lines: { items } })?.lines).toEqual({
      type: "array",
      title: "明细",
      "x-component": "ArrayTable",
      "x-component-props": { min: 2 },
      "x-validator": [{ minItems: 2, message: "明细至少 2 行" }],
      items: { type: "object", properties: { count: expect.objectContaining({ title: "数量" }) } },
    });
    const options = { min: 1, max: 5, addText: "加一行", sortable: true };
    expect(planProperties({ lines: { items, "x-component-props": options } })?.lines).toMatchObject({
      "x-component-props": options,
      "x-validator": [
        { required: true, message: "请添加明细" },
        { maxItems: 5, message: "明细最多 5 行" },
      ],
    });
  });

  it("adds the screen's own validators and keeps its other keys", () => {
    const reactions = { fulfill: { state: { disabled: "{{ record !== null }}" } } };
    const planned = planProperties({
      name: { "x-validator": { format: "email" }, "x-reactions": reactions },
    });
    expect(planned?.name).toMatchObject({ "x-validator": [{ format: "email" }], "x-reactions": reactions });
  });

  it("makes one condition of all that disable a field, and the reason of the first that holds", () => {
    const disabled = [
      { when: "{{ record.isLocked || false }}", reason: "已锁定" },
      { when: "{{ period < '2026' }}", reason: "{{ period }} 已结账" },
    ];
    const span = { gridSpan: 2 };
    const planned = planProperties({ name: { "x-disabled": disabled, "x-decorator-props": span } })?.name;
    expect(planned).toMatchObject({
      "x-disabled": "{{ (record.isLocked || false) || (period < '2026') }}",
      "x-decorator-props": { gridSpan: 2 },
    });
    const { reason = "" } = (planned?.["x-decorator-props"] ?? {}) as { reason?: string };
    const reasonFor = (isLocked: boolean, period: string) =>
      compileText(reason)({ record: { isLocked }, period });
    expect([reasonFor(true, "2025-01"), reasonFor(false, "2025-01"), reasonFor(false, "2026-01")]).toEqual([
      "已锁定",
      "2025-01 已结账",
      "",
    ]);
    expect(planProperties({ name: { "x-disabled": true } })?.name).toMatchObject({ "x-disabled": true });
  });

  it("makes a switch of 0 and 1, which is off at first", () => {
    const flag = { type: "integer", enum: [0, 1] };
    const properties = {
      top: { ...flag, title: "置顶" },
      on: { ...flag, title: "启用", default: 1 },
      open: { ...flag, type: ["integer", "null"], title: "公开" },
    };
    const form = {
      properties: {
        top: {},
        on: {},
        open: {},
        chosen: { "x-local": true as const, "x-component": "boolean" },
      },
    };
    const planned = planForm(form, { type: "object", properties }, appContracts).properties;
    const control = { "x-component": "field:boolean", "x-component-props": { on: 1, off: 0, as: "switch" } };
    expect(planned?.top).toMatchObject({ ...control, type: "number", default: 0 });
    expect(planned?.on).toMatchObject({ ...control, default: 1 });
    expect(planned?.open).toMatchObject({ "x-component-props": { on: 1, off: 0 } });
    expect(planned?.open).not.toHaveProperty("default");
    expect(planned?.chosen).toMatchObject({ "x-component-props": {} });
    const written = planForm(
      { properties: { top: { default: 1 } } },
      { type: "object", properties },
      appContracts,
    );
    expect(written.properties?.top).toMatchObject({ default: 1 });
  });

  it("takes nothing from the catalogue for a value of the form's own", () => {
    const planned = planProperties({ name: { "x-local": true, title: "确认名称" } });
    expect(planned?.name).toMatchObject({ title: "确认名称", "x-validator": [], "x-data": { local: true } });
    expect(planned?.name).not.toHaveProperty("x-local");
  });

  it("lets a screen say in its own words what is no number", () => {
    const amount = { title: "金额", type: "number", multipleOf: 0.01, minimum: 0 };
    const own = { format: "money", message: "只能输入数字！" };
    const planned = planForm(
      { properties: { amount: { "x-validator": [own] } } },
      { type: "object", properties: { amount } },
      appContracts,
    ).properties;
    expect(planned?.amount?.["x-validator"]).toEqual([
      { minimum: 0, message: "金额不能小于 0" },
      own,
      { decimals: 2, message: "金额最多 2 位小数" },
    ]);
  });
});
