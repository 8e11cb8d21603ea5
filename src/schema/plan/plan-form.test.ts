import { describe, expect, it } from "vitest";
import { planForm } from "./plan-form.ts";
import type { FormNodeSource } from "./screen-source.ts";
import { sampleContracts } from "./testing/sample-project.ts";

const request = {
  type: "object",
  required: ["firm"],
  properties: {
    name: { type: "string", title: "名称" },
    firm: { type: "object", required: ["code"], properties: { code: { type: "string", title: "代码" } } },
    lines: {
      type: "array",
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

  it("adds the screen's own validators and keeps its other keys", () => {
    const reactions = { fulfill: { state: { disabled: "{{ record !== null }}" } } };
    const planned = planProperties({
      name: { "x-validator": { format: "email" }, "x-reactions": reactions },
    });
    expect(planned?.name).toMatchObject({ "x-validator": [{ format: "email" }], "x-reactions": reactions });
  });

  it("takes nothing from the catalogue for a value of the form's own", () => {
    const planned = planProperties({ name: { "x-local": true, title: "确认名称" } });
    expect(planned?.name).toMatchObject({ title: "确认名称", "x-validator": [] });
    expect(planned?.name).not.toHaveProperty("x-local");
  });
});
