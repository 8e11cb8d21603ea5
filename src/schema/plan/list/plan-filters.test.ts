import { describe, expect, it } from "vitest";
import { planFilters } from "./plan-filters.ts";
import type { FilterSource } from "../sources/part-source.ts";
import { sampleContracts, sampleProject } from "../testing/sample-project.ts";

const project = sampleProject();
const request = project.operations.get("thing.list")?.request;
const plan = (filter: string | FilterSource) => planFilters([filter], request, project, sampleContracts)[0];

describe("planFilters", () => {
  it("sends a value under its own name, or under the two of a range", () => {
    expect(plan("name")).toMatchObject({ id: "name", field: "name", params: ["name"] });
    expect(plan({ id: "amount", title: "金额", fields: ["amountMin", "amountMax"], kind: "range" })).toEqual({
      id: "amount",
      field: "amountMin",
      title: "金额",
      kind: "range",
      options: {},
      params: ["amountMin", "amountMax"],
    });
  });

  it("keeps what a filter says of its own apart from the options of its kind", () => {
    const options = {
      initial: "{{ period }}",
      required: true,
      visible: "{{ tab === 'all' }}",
      edition: { firmType: "GC" },
    } as const;
    expect(plan({ field: "name", ...options, maxLength: 5 })).toEqual({
      id: "name",
      field: "name",
      title: "名称",
      kind: "text",
      options: { maxLength: 5 },
      params: ["name"],
      ...options,
    });
  });

  it("asks for a derived state by its cases", () => {
    expect(plan({ field: "name", kind: "state", state: "phase" })).toMatchObject({
      kind: "state",
      options: { state: "phase" },
    });
  });
});
