import { expect, test } from "vitest";
import type { RoutePlan } from "../schema/plan/plans/shell-plan.ts";
import { guardRoute, type Visitor } from "./guard-route.ts";

function route(changes: Partial<RoutePlan> = {}): RoutePlan {
  return {
    path: "/setting/userManage",
    title: "用户管理",
    screen: "setting.user-manage",
    permission: ["users"],
    requiresAuth: false,
    layout: true,
    cached: true,
    ...changes,
  };
}

function visitor(changes: Partial<Visitor> = {}): Visitor {
  return { signedIn: true, homeOnly: false, allowed: () => true, editionAllowed: () => true, ...changes };
}

const home = route({ path: "/workbench/index", screen: "workbench.home" });
const publicPage: RoutePlan = {
  path: "/404",
  title: "",
  page: "not-found",
  requiresAuth: false,
  layout: false,
  cached: false,
};
const stranger = visitor({ signedIn: false, allowed: () => false });
const powerless = visitor({ allowed: () => false });

test("opens a route for a visitor with a token and the permission", () => {
  expect(guardRoute(route(), visitor())).toBe("open");
});

test("asks for any one of the route's own codes", () => {
  const asked: (readonly string[])[] = [];
  guardRoute(route({ permission: ["a", "b"] }), visitor({ allowed: (codes) => asked.push(codes) > 0 }));
  expect(asked).toEqual([["a", "b"]]);
});

test("a route of the layout, or one that requires auth, needs a token", () => {
  expect(guardRoute(route(), stranger)).toEqual({ redirect: "/login" });
  expect(guardRoute(route({ layout: false, requiresAuth: true }), stranger)).toEqual({ redirect: "/login" });
});

test("a public page opens for everybody", () => {
  expect(guardRoute(publicPage, stranger)).toBe("open");
  expect(guardRoute(publicPage, visitor({ homeOnly: true }))).toBe("open");
});

test("without the permission a route that requires auth leads home, any other to /noAuth", () => {
  expect(guardRoute(route({ requiresAuth: true }), powerless)).toEqual({ redirect: "/workbench/index" });
  expect(guardRoute(route(), powerless)).toEqual({ redirect: "/noAuth" });
});

test("a home page without its permission does not lead to itself", () => {
  expect(guardRoute({ ...home, requiresAuth: true }, powerless)).toEqual({ redirect: "/noAuth" });
});

test("a route without codes needs none", () => {
  const { permission: _, ...open } = route();
  expect(guardRoute(open, powerless)).toBe("open");
});

test("a home-only account sees the home page and is led there from everywhere else", () => {
  const homeOnly = visitor({ homeOnly: true });
  expect(guardRoute(home, homeOnly)).toBe("open");
  expect(guardRoute(route(), homeOnly)).toEqual({ redirect: "/workbench/index" });
  expect(guardRoute(route({ layout: false, requiresAuth: true }), homeOnly)).toEqual({
    redirect: "/workbench/index",
  });
});

test("a planned route is not found", () => {
  const { screen: _, ...planned } = route();
  expect(guardRoute(planned, visitor())).toEqual({ redirect: "/404" });
});

test("a route of another edition leads to /noAuth, whatever the permission", () => {
  const gated = route({ edition: { firmType: "GC" } });
  const asked: unknown[] = [];
  const outsider = visitor({ editionAllowed: (gate) => asked.push(gate) < 0 });
  expect(guardRoute(gated, outsider)).toEqual({ redirect: "/noAuth" });
  expect(asked).toEqual([{ firmType: "GC" }]);
  expect(guardRoute(gated, powerless)).toEqual({ redirect: "/noAuth" });
});
