import { describe, expect, it } from "vitest";
import { planList } from "./plan-list.ts";
import type { ListSource } from "../sources/screen-source.ts";
import { sampleContracts, sampleProject } from "../testing/sample-project.ts";

const plain = { id: "a", kind: "list", title: "事项", source: { call: "thing.list" }, columns: ["name"] };
const plan = (changes: object) =>
  planList({ ...plain, ...changes } as ListSource, sampleProject(), sampleContracts);

describe("planList", () => {
  it("has nothing around its table that the screen does not ask for", () => {
    const keys = Object.keys(plan({}));
    for (const key of ["tabs", "aside", "sorted", "summary", "expand", "refresh"]) {
      expect(keys).not.toContain(key);
    }
  });

  it("plans tabs with what each sends", () => {
    const items = [
      { id: "all", label: "全部" },
      { id: "on", label: "启用", value: 1, permission: "thing.edit" },
    ];
    expect(plan({ tabs: { field: "state", items, counts: { call: "kind.all" } } }).tabs).toEqual({
      param: "state",
      items,
      counts: { call: "kind.all", params: {} },
    });
  });

  it("plans a tree with its actions", () => {
    const tree = { title: "部门", value: "code", label: "code", param: "name", all: "全部部门" };
    const nodeActions = [{ id: "edit", label: "改名", do: [{ open: "edit" }] }];
    expect(plan({ aside: { ...tree, source: { call: "kind.all" }, nodeActions } }).aside).toEqual({
      ...tree,
      source: { call: "kind.all", params: {} },
      children: "children",
      toolbar: [],
      nodeActions: [expect.objectContaining({ id: "edit", do: [{ verb: "open", args: { open: "edit" } }] })],
    });
  });

  it("writes out the defaults of totals and of asking again", () => {
    expect(
      plan({
        order: "-name",
        summary: { from: "totals" },
        refresh: [{ every: 1000, rows: "{{ row.state === 0 }}" }],
      }),
    ).toMatchObject({
      sorted: { column: "name", order: "descending" },
      summary: { label: "合计", from: "totals" },
      refresh: [{ every: 1000, rows: "{{ row.state === 0 }}", limit: 600, then: [] }],
    });
    const source = { call: "thing.list", params: { ids: "{{ rows }}" } };
    expect(
      plan({
        summary: { label: "小计", source },
        refresh: [{ every: 500, rows: "{{ true }}", source, limit: 9, then: [{ call: "thing.list" }] }],
      }),
    ).toMatchObject({
      summary: { label: "小计", source },
      refresh: [{ source, limit: 9, then: [{ verb: "call", args: { call: "thing.list" } }] }],
    });
  });

  it("notes which actions of the toolbar look at the list or its ticked rows", () => {
    const toolbar = [
      { id: "new", label: "新增", do: [{ open: "form", params: { kind: "{{ 'list.selection' }}" } }] },
      { id: "count", label: "导出（{{ list.total }}）" },
      { id: "ticked", label: "合并", visible: "{{ selection.length > 1 }}" },
      { id: "given", label: "派工", do: [{ call: "thing.edit", params: { ids: "{{ selection }}" } }] },
      { id: "own", label: "统计", visible: "{{ session.roles.some((list) => list.own) }}" },
      { id: "broken", label: "{{ list. }}" },
    ];
    expect(plan({ toolbar }).toolbar.filter(({ readsTicks }) => readsTicks)).toMatchObject([
      { id: "count" },
      { id: "ticked" },
      { id: "given" },
    ]);
  });

  it("titles the columns of the table below a row by its own operation", () => {
    const expand = { source: { call: "kind.all", params: { id: "{{ row.id }}" } }, columns: ["code"] };
    expect(plan({ expand }).expand).toMatchObject({
      source: expand.source,
      columns: [{ id: "code", kind: "text", width: 120 }],
    });
  });
});
