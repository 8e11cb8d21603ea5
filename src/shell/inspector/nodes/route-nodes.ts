import type { RoutePlan, ShellPlan } from "../../../schema/plan/plans/shell-plan.ts";
import { joinPointer } from "../../../schema/project/schema-file.ts";
import { groupNode, type PlanNode } from "./plan-node.ts";

/** All pages: those of the menu in its groups, then those that have no place in it. */
export function routeNodes(plan: ShellPlan): PlanNode {
  const routes = new Map(plan.routes.map((route) => [route.path, route]));
  const inMenu = new Set(plan.menu.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries)));
  const others = plan.routes.filter(({ path, layout }) => layout && !inMenu.has(path));
  return {
    pointer: "",
    part: "",
    title: "菜单与页面",
    item: { kind: "group" },
    children: [
      ...plan.menu.flatMap(({ id, title, sections }) =>
        groupNode(
          joinPointer("/menu", id),
          title,
          sections
            .flatMap(({ entries }) => entries.flatMap((path) => routes.get(path) ?? []))
            .map((route) => routeNode(route, true)),
        ),
      ),
      ...groupNode(
        "/others",
        "不在菜单中",
        others.map((route) => routeNode(route, false)),
      ),
    ],
  };
}

function routeNode(route: RoutePlan, hasMenuEntry: boolean): PlanNode {
  return {
    pointer: joinPointer("/routes", route.path),
    part: "",
    title: route.title,
    item: { kind: "route", route, hasMenuEntry },
    children: [],
  };
}
