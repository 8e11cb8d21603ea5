import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { userManagePlan } from "../testing/user-manage-plan.ts";
import { readAddress, writeAddress } from "./address-codec.ts";
import { PAGE_SIZES, type ListQuery } from "./list-query.ts";

const plan = {
  ...userManagePlan,
  filters: userManagePlan.filters.map((filter) =>
    filter.id === "status" ? { ...filter, initial: 1 } : filter,
  ),
};
const opening: ListQuery = { filters: { status: 1 }, page: 1, size: 20 };

describe("address of a list", () => {
  test("every query comes back as it was, types included", () => {
    const scalar = fc.oneof(fc.string({ minLength: 1, maxLength: 30 }), fc.integer(), fc.boolean());
    const value = fc.oneof(scalar, fc.array(scalar, { minLength: 1, maxLength: 4 }));
    const queries = fc.record({
      filters: fc
        .record({ nameOrAccount: value, phone: value, deptId: value, status: value }, { requiredKeys: [] })
        .map((filters) => ({ ...filters })),
      page: fc.integer({ min: 1, max: 1_000_000 }),
      size: fc.constantFrom(...PAGE_SIZES),
    });
    fc.assert(
      fc.property(queries, (query) => {
        const address = writeAddress(query, plan, "");
        fc.pre(address.includes("f.") || JSON.stringify(query.filters) === JSON.stringify(opening.filters));
        expect(readAddress(address, plan)).toEqual(query);
      }),
    );
  });

  test("an emptied opening value stays emptied", () => {
    const address = writeAddress({ ...opening, filters: {} }, plan, "");
    expect(readAddress(address, plan).filters).toEqual({});
  });

  test("the opening state needs no address, and parameters of others stay", () => {
    expect(writeAddress(opening, plan, "from=menu&page=7")).toBe("from=menu");
  });

  test("whatever stands in the address, the query is one that the list can ask", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (search) => {
        const { filters, page, size } = readAddress(search, plan);
        expect(Number.isInteger(page) && page >= 1).toBe(true);
        expect(PAGE_SIZES).toContain(size);
        expect(plan.filters.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(filters)));
      }),
    );
  });

  test.each(["f.status=~{", 'f.status=~{"a":1}', "page=0&size=7", "page=1.5", `f.phone=${"1".repeat(5000)}`])(
    "%.30s is ignored",
    (search) => expect(readAddress(search, plan)).toEqual(opening),
  );

  test("an address that would be too long leaves the filters out", () => {
    const query = { filters: { nameOrAccount: "长".repeat(600) }, page: 2, size: 50 };
    expect(writeAddress(query, plan, "")).toBe("page=2&size=50");
  });
});
