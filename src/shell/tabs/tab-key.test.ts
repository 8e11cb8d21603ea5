import { expect, test } from "vitest";
import type { RoutePlan } from "../../schema/plan/plans/shell-plan.ts";
import { tabKey } from "./tab-key.ts";

const route: RoutePlan = { path: "/a", title: "甲", requiresAuth: false, layout: true, cached: false };

test.each([
  ["a route has one tab", route, "?id=7&tab=tax", "/a"],
  ["or one for each value of a parameter", { ...route, tabBy: "id" }, "?id=7&tab=tax", "/a?id=7"],
  ["whatever stands in it", { ...route, tabBy: "id" }, "?id=a%26b%3F", "/a?id=a%26b%3F"],
  ["an address without the parameter has the route's own", { ...route, tabBy: "id" }, "?tab=tax", "/a"],
])("%s", (_, given, search, key) => {
  expect(tabKey(given, "/a", search)).toBe(key);
});
