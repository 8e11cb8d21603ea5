import { expect, it } from "vitest";
import { createPermissions } from "../../../session/permissions.ts";
import type { RoutePlan } from "../../../schema/plan/plans/shell-plan.ts";
import { sessionScope } from "../../../session/session-scope.ts";
import { sampleSettings } from "../../../session/testing/settings-server.ts";
import { loginInfoSample, menuEntry } from "../../testing/session-sample.ts";
import { routeNodes } from "../nodes/route-nodes.ts";
import { explainRoutes } from "./explain-route.ts";

const route: RoutePlan = {
  path: "/a",
  title: "甲",
  screen: "a",
  permission: ["a"],
  requiresAuth: true,
  layout: true,
  cached: true,
};

function explain(
  change: object,
  { flag, homeOnly = false }: { flag?: number; homeOnly?: boolean } = {},
  inMenu = true,
) {
  const plan = {
    format: 1,
    catalogue: "",
    routes: [{ ...route, ...change }],
    menu: [{ id: "m", title: "菜单", sections: inMenu ? [{ entries: ["/a"] }] : [] }],
  };
  const session = {
    info: loginInfoSample,
    scope: sessionScope(loginInfoSample),
    permissions: createPermissions(flag === undefined ? [] : [menuEntry("a", flag)]),
    clock: { now: () => "", today: () => "" },
    homeOnly,
    previewService: null,
    isNew: false,
    settings: sampleSettings(),
  };
  const explained = explainRoutes(routeNodes(plan), { plan, session, tenantSettings: new Set() });
  const { state, because } = explained.get("/routes/~1a")!;
  return [state, because?.title, because?.note];
}

it.each([
  [{}, { flag: 0 }, ["shown", undefined, undefined]],
  [{ permission: ["signed-in"] }, {}, ["shown", undefined, undefined]],
  [{}, {}, ["hidden", "权限", "当前会话没有此权限码，不能打开"]],
  [{}, { flag: 2 }, ["hidden", "权限", "可以按地址打开，但仅可查看的权限不进菜单"]],
  [{ screen: undefined }, { flag: 0 }, ["hidden", "页面", "还没有做"]],
  [{ edition: { firmType: "GC" } }, { flag: 0 }, ["hidden", "版本", "当前版本不符合"]],
  [{}, { flag: 0, homeOnly: true }, ["hidden", "账号", "只开通了首页"]],
])("a menu entry of %j for a session with %j is %j", (change, session, expected) => {
  expect(explain(change, session)).toEqual(expected);
});

it("a page without a place in the menu opens for those who may look", () => {
  expect(explain({}, { flag: 2 }, false)[0]).toBe("shown");
});
