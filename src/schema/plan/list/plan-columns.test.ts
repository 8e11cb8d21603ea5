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
