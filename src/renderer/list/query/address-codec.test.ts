import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ListPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { createFakeHost } from "../../testing/fake-host.ts";
import { userManagePlan } from "../../testing/user-manage-plan.ts";
import { readAddress, writeAddress } from "./address-codec.ts";
import { PAGE_SIZES, type ListQuery } from "./list-query.ts";
import { readQueryShape } from "./query-shape.ts";

const list = userManagePlan.calls["userAdmin.list"]!;
const plan: ListPlan = {
  ...userManagePlan,
  calls: {
    ...userManagePlan.calls,
    "userAdmin.list": {
      ...list,
      sort: { by: "sortField", order: "sortOrder", ascending: "asc", descending: "desc" },
    },
  },
  filters: userManagePlan.filters.map((filter) =>
    filter.id === "status" ? { ...filter, initial: "{{ 2 - 1 }}" } : filter,
  ),
  columns: userManagePlan.columns.map((column) => ({ ...column, sort: column.field })),
  sorted: { column: "createTime", order: "descending" },
  tabs: {
    param: "status",
    items: [
      { id: "active", label: "在服", value: 1 },
      { id: "stopped", label: "停用", value: 0 },
    ],
  },
  aside: {
    title: "部门",
    source: { call: "department.tree", params: {} },
    value: "deptId",
    label: "deptName",
    children: "children",
    param: "deptId",
    all: "全部部门",
    toolbar: [],
    nodeActions: [],
  },
  views: [
    { as: "board", enum: "status", param: "status", card: ["name"], move: [] },
    { as: "calendar", date: "createTime", from: "from", to: "to", most: 500, card: ["name"] },
  ],
};
const shape = readQueryShape(plan, createFakeHost(), {});
const opening: ListQuery = {
  filters: { status: 1 },
  page: 1,
  size: 20,
  tab: "active",
  node: null,
  sort: { column: "createTime", order: "descending" },
  view: null,
};

describe("address of a list", () => {
  test("every query comes back as it was, types included", () => {
    const scalar = fc.oneof(fc.string({ minLength: 1, maxLength: 30 }), fc.integer(), fc.boolean());
    const value = fc.oneof(scalar, fc.array(fc.integer(), { minLength: 1, maxLength: 4 }));
    const queries = fc.record({
      filters: fc
        .record({ nameOrAccount: value, phone: value, deptId: value, status: value }, { requiredKeys: [] })
        .map((filters) => ({ ...filters })),
      page: fc.integer({ min: 1, max: 1_000_000 }),
      size: fc.constantFrom(...PAGE_SIZES),
      tab: fc.constantFrom("active", "stopped"),
      node: fc.oneof(fc.constant(null), fc.integer(), fc.string({ minLength: 1, maxLength: 10 })),
      sort: fc.oneof(
        fc.constant(null),
        fc.record({
          column: fc.constantFrom("name", "createTime"),
          order: fc.constantFrom("ascending" as const, "descending" as const),
        }),
      ),
      view: fc.constantFrom(null, "board" as const, "calendar" as const),
    });
    fc.assert(
      fc.property(queries, (query) => {
        const address = writeAddress(query, shape, "");
        fc.pre(address.includes("f.") || JSON.stringify(query.filters) === JSON.stringify(opening.filters));
        expect(readAddress(address, shape)).toEqual(query);
      }),
    );
  });

  test("tab, node and order are written as words", () => {
    const query = {
      ...opening,
      tab: "stopped",
      node: "D7",
      sort: { column: "name", order: "ascending" as const },
    };
    expect(writeAddress(query, shape, "")).toBe("tab=stopped&node=D7&sort=name.asc");
  });

  test("an emptied opening value stays emptied, and so does an order taken away", () => {
    const query = { ...opening, filters: {}, sort: null };
    expect(readAddress(writeAddress(query, shape, ""), shape)).toEqual(query);
  });

  test("the opening state needs no address, and parameters of others stay", () => {
    expect(writeAddress(opening, shape, "from=menu&page=7&tab=stopped")).toBe("from=menu");
  });

  test("whatever stands in the address, the query is one that the list can ask", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (search) => {
        const { filters, page, size, tab } = readAddress(search, shape);
        expect(Number.isInteger(page) && page >= 1).toBe(true);
        expect(PAGE_SIZES).toContain(size);
        expect(["active", "stopped"]).toContain(tab);
        expect(plan.filters.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(filters)));
      }),
    );
  });

  test.each([
    "f.status=~{",
    'f.status=~{"a":1}',
    "page=0&size=7",
    "page=1.5",
    `f.phone=${"1".repeat(5000)}`,
    "tab=none&sort=nothing.asc",
    "sort=name.up",
    "node=~[1]",
  ])("%.30s is ignored", (search) => expect(readAddress(search, shape)).toEqual(opening));

  test("an address that would be too long leaves the filters out", () => {
    const query = { ...opening, filters: { nameOrAccount: "长".repeat(600) }, page: 2, size: 50 };
    expect(writeAddress(query, shape, "")).toBe("page=2&size=50");
  });
});

test("a view and its month are read where the list has them", () => {
  const address = "view=calendar&month=2026-11";
  expect(readAddress(address, shape)).toEqual({ ...opening, view: "calendar", month: "2026-11" });
  expect(writeAddress({ ...opening, view: "calendar", month: "2026-11" }, shape, "")).toBe(address);
  expect(readAddress("view=cards&month=2026-13", shape)).toEqual(opening);
  const plain = readQueryShape({ ...plan, views: undefined } as never, createFakeHost(), {});
  expect(readAddress(address, plain)).toEqual(opening);
});
