import { describe, expect, it } from "vitest";
import { planColumns } from "./plan-columns.ts";
import type { ColumnSource } from "../sources/part-source.ts";
import { sampleContracts, sampleProject } from "../testing/sample-project.ts";

const project = sampleProject();
const row = project.operations.get("thing.list")?.row;
const plan = (column: string | Partial<ColumnSource>) =>
  planColumns([column as ColumnSource], row, project, sampleContracts)[0];

describe("planColumns", () => {
  it("keeps what a column says of its own apart from the options of its kind", () => {
    const options = {
      group: "金额",
      optional: true,
      visible: "{{ tab === 'all' }}",
      permission: "thing.edit",
      edition: { versionClass: ["ZZ"] },
      action: "edit",
      tooltip: "含税",
    } as const;
    expect(plan({ field: "amount", ...options, decimals: 2 })).toEqual({
      id: "amount",
      field: "amount",
      title: "金额",
      kind: "number",
      options: { decimals: 2 },
      width: 120,
      align: "right",
      ...options,
    });
  });

  it("knows a column that is worked out from one whose property is", () => {
    const value = "{{ row.amount - 1 }}";
    expect(plan({ id: "left", title: "余下", kind: "number", value })).toEqual({
      id: "left",
      field: "left",
      title: "余下",
      kind: "number",
      options: {},
      width: 120,
      align: "right",
      value,
      computed: true,
    });
    expect(plan({ field: "amount", value })).toMatchObject({ value });
    expect(plan({ field: "amount", value })).not.toHaveProperty("computed");
  });

  it("reads a hint as its property is read, or leaves it an expression", () => {
    expect(plan({ field: "name", hint: "amount" })).toMatchObject({
      options: {},
      hint: { field: "amount", title: "金额", kind: "number" },
    });
    expect(plan({ field: "name", hint: "{{ row.name }}" })).toMatchObject({ hint: "{{ row.name }}" });
  });

  it("says of a cell that is changed what the request says, and what an emptied one stands for", () => {
    const sent = {
      properties: {
        amount: { title: "金额", type: "number", minimum: 0, maximum: 100 },
        name: { title: "名称", type: ["string", "null"], maxLength: 20 },
        state: { title: "状态", type: "integer", "x-enum": "state", enum: [1, 2] },
      },
    };
    const edit = (field: string, condition: true | string = true) =>
      planColumns([{ field, edit: condition }], row, project, sampleContracts, {
        changed: sent,
        added: undefined,
      })[0]?.edit;
    expect(edit("amount", "{{ row.state === 1 }}")).toEqual({
      control: { field: "amount", title: "金额", kind: "number", options: {} },
      type: "number",
      empty: 0,
      rules: [
        { minimum: 0, message: "金额不能小于 0" },
        { maximum: 100, message: "金额不能大于 100" },
        { decimals: 20, message: "金额应为数字" },
      ],
      when: "{{ row.state === 1 }}",
    });
    expect(edit("name")).toMatchObject({ type: "string", empty: null });
    expect(edit("state")).toMatchObject({
      chosen: true,
      type: "integer",
      rules: [{ required: true, message: "请选择状态" }],
    });
    expect(edit("state")).not.toHaveProperty("empty");
    expect(plan({ field: "amount", value: "{{ row.a + row.b }}" })).toMatchObject({
      value: "{{ row.a + row.b }}",
    });
  });

  it("orders by the column's field", () => {
    expect(plan({ field: "amount", id: "total", sort: true })).toMatchObject({ id: "total", sort: "amount" });
    expect(plan("amount")).not.toHaveProperty("sort");
  });

  it("resolves the second line as it does the first", () => {
    expect(plan({ field: "name", second: "state" })?.second).toEqual({
      field: "state",
      title: "状态",
      kind: "enum",
      options: { enum: "state" },
    });
    expect(plan({ field: "name", second: { field: "amount", kind: "text" } })?.second).toMatchObject({
      field: "amount",
      kind: "text",
    });
  });

  it("names a derived state by its id and titles it as the state is", () => {
    expect(plan({ id: "phase", kind: "state", state: "phase" })).toMatchObject({
      id: "phase",
      field: "phase",
      title: "阶段",
      kind: "state",
      options: { state: "phase" },
    });
    expect(plan({ id: "phase", kind: "state", state: "phase", title: "进度" })?.title).toBe("进度");
  });
});
