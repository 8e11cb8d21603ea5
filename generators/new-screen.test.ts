import { describe, expect, it } from "vitest";
import { filtersFor, type NewFilter } from "./new-filters.ts";
import { newScreen } from "./new-screen.ts";
import type { RouteOptions } from "./route-to-screen.ts";
import { productWithoutScreens } from "./testing/product-part.ts";

const { errorsOf, project, withFiles } = productWithoutScreens();

/** The project is checked with a screen more for each call that reads. */
const CHECK_OF_MANY_MS = 60_000;

describe("a new screen", () => {
  it("is a list that passes the check, at its route, under the route's title and code", () => {
    const changed = withFiles(
      newScreen(project, "/companyCenter/renewalStatistics", "companyUserAuth.operationRecord.page"),
    );
    expect(errorsOf(changed)).toEqual([]);
    expect(changed.screens.get("company-center.renewal-statistics")?.value).toMatchObject({
      kind: "list",
      title: "续费统计",
      permission: "customerCentre.customerInfo",
      source: { call: "companyUserAuth.operationRecord.page" },
    });
    expect(changed.routes.find(({ id }) => id === "/companyCenter/renewalStatistics")?.value).toEqual({
      path: "/companyCenter/renewalStatistics",
      title: "续费统计",
      screen: "company-center.renewal-statistics",
      permission: "customerCentre.customerInfo",
    });
  });

  it(
    "has nothing that the catalogue does not know, whichever call it begins with",
    () => {
      const reads = [...project.operations.values()].filter(
        ({ effect, answer, planned, socket, result }) =>
          effect === "read" && answer === "json" && !planned && !socket && result.type !== undefined,
      );
      const made = reads.flatMap(({ id }, index) => {
        try {
          return [...newScreen(project, `/setting/trial${index}`, id, { title: `试用${index}` })];
        } catch (error) {
          expect(String(error)).toContain("gives nothing that a first screen could show");
          return [];
        }
      });
      expect(made.length).toBeGreaterThan(reads.length);
      const slugs = errorsOf(withFiles(made)).map(({ slug, message }) => `${slug} ${message}`);
      // The author decides whether the call's code and the route's go together, and what the menu leads to.
      expect(
        slugs.filter((slug) => !/^(permission|route-screen|route-input|action-permission)/.test(slug)),
      ).toEqual([]);
    },
    CHECK_OF_MANY_MS,
  );

  it("never offers the page number as a filter, by whatever name it is sent", () => {
    const paged = [...project.operations.values()].filter(({ paging, row }) => paging && row);
    const offered = paged.flatMap((operation) => {
      const { paging } = operation;
      const names = filtersFor(operation.request, paging).flatMap(namesOf);
      return names.filter((name) => name === paging?.page || name === paging?.size || name === "currentPage");
    });
    expect(paged.some(({ request }) => request.properties?.currentPage)).toBe(true);
    expect(offered).toEqual([]);
  });

  it("offers the two ends of a range as one filter, whatever the catalogue calls them", () => {
    const filters = (id: string) => {
      const operation = project.operations.get(id);
      return operation && filtersFor(operation.request, operation.paging);
    };
    expect(filters("company.list")).toContainEqual({
      id: "createTime",
      fields: ["createTimeStart", "createTimeEnd"],
      kind: "date-range",
      title: "创建日期",
    });
    expect(filters("invoice.collection.page")).toContainEqual({
      id: "sehj",
      fields: ["sehjMin", "sehjMax"],
      kind: "number-range",
      title: "预估税额",
      decimals: 2,
    });
    const all = [...project.operations.values()].filter(({ row }) => row);
    const single = all.flatMap(({ id, request, paging }) =>
      filtersFor(request, paging)
        .filter((filter) => typeof filter === "string" && request.properties?.[filter]?.["x-filter"])
        .filter((name) => {
          const filter = request.properties?.[namesOf(name)[0] ?? ""]?.["x-filter"];
          return filter && (filter.match === "from" || filter.match === "to");
        })
        .map((name) => `${id} ${namesOf(name).join()}`),
    );
    // A client owes for so many months or more, and entries wait up to a day: such a range has one end.
    expect(single).toEqual(["bankEntry.unbooked endDate", "fee.queryManagerList owedMonths"]);
  });

  it("begins a route with a title, in the section of the menu that it is told", () => {
    const options = { title: "角色说明", menu: "组织与权限" };
    const changed = withFiles(newScreen(project, "/setting/roleMemo", "role.page", options));
    expect(errorsOf(changed)).toEqual([]);
    const route = changed.routes.find(({ id }) => id === "/setting/roleMemo");
    expect(route?.value).toEqual({
      path: "/setting/roleMemo",
      title: "角色说明",
      screen: "setting.role-memo",
      permission: "basicSetting.rolePermission",
    });
    expect(route?.file.value).toMatchObject({
      menu: {
        sections: [{ title: "组织与权限", entries: expect.arrayContaining(["/setting/roleMemo"]) }, {}, {}],
      },
    });
  });

  it.each<[string, string, RouteOptions, string]>([
    ["/post/office", "role.page", {}, 'no route "/post/office" in schemas/routes; --title begins one'],
    [
      "/post/office",
      "role.page",
      { title: "邮局" },
      'no route begins with "/post/": say in which section it stands, --menu',
    ],
    [
      "/setting/office",
      "role.page",
      { title: "邮局", menu: "组织及权限" },
      'no section of the menu "组织及权限" in schemas/routes; did you mean "组织与权限"?',
    ],
    ["/companyCenter/renewalStatistics", "role.page", { title: "角色" }, "leave --title and --menu out"],
  ])("at %s by %s with %j is refused: %s", (route, call, options, reason) => {
    expect(() => newScreen(project, route, call, options)).toThrow(reason);
  });

  it.each([
    [
      "/companyCenter/renewalStatistcs",
      "role.page",
      'no route "/companyCenter/renewalStatistcs" in schemas/routes; did you mean "/companyCenter/renewalStatistics"?',
    ],
    ["/setting/userManage", "role.page", '"/setting/userManage" leads somewhere already'],
    [
      "/companyCenter/renewalStatistics",
      "role.pag",
      'no call "role.pag" in schemas/api; did you mean "role.page"?',
    ],
    [
      "/companyCenter/renewalStatistics",
      "role.delete",
      '"role.delete" writes; a screen begins with a call that reads',
    ],
  ])("at %s by %s is refused: %s", (route, call, reason) => {
    expect(() => newScreen(project, route, call)).toThrow(reason);
  });
});

function namesOf(filter: NewFilter): readonly string[] {
  return typeof filter === "string" ? [filter] : filter.fields;
}
