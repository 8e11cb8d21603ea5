import type { RoutePlan } from "../../../schema/plan/plans/shell-plan.ts";
import { editionAllows } from "../../../session/edition.ts";
import { HOME } from "../../../session/guard-route.ts";
import type { ShellFacts } from "../parts-store.ts";
import type { PlanNode } from "../nodes/plan-node.ts";
import { flatNodes } from "../nodes/screen-nodes.ts";
import { type Explanation, toExplanation, type Rule } from "./explanation.ts";
import { editionRules } from "./gate-rules.ts";

/** In place of a code: open to every signed-in user. */
const SIGNED_IN = "signed-in";

/** The rules by which each page has its place in the menu and may be opened, or not; by pointer. */
export function explainRoutes(root: PlanNode, shell: ShellFacts): ReadonlyMap<string, Explanation> {
  return new Map(
    flatNodes(root).map(({ item, pointer }) => [
      pointer,
      toExplanation(item.kind === "route" ? routeRules(item.route, item.hasMenuEntry, pointer, shell) : []),
    ]),
  );
}

function routeRules(
  route: RoutePlan,
  hasMenuEntry: boolean,
  pointer: string,
  { session, tenantSettings }: ShellFacts,
): Rule[] {
  const host = {
    session: session.scope,
    edition: (gate: NonNullable<RoutePlan["edition"]>) =>
      editionAllows(gate, session.scope.edition, tenantSettings),
  };
  const isPlanned = route.screen === undefined && route.page === undefined;
  const isClosed = session.homeOnly && route.path !== HOME;
  return [
    ...(isPlanned ? [plainRule("页面", "还没有做", pointer)] : []),
    ...(isClosed ? [plainRule("账号", "只开通了首页", pointer)] : []),
    ...editionRules(host, route.edition, pointer),
    ...codeRules(route.permission, hasMenuEntry, pointer, session.permissions),
  ];
}

/** Any one of the codes opens a page; the menu reads them more narrowly. */
function codeRules(
  codes: readonly string[] | undefined,
  hasMenuEntry: boolean,
  pointer: string,
  permissions: ShellFacts["session"]["permissions"],
): Rule[] {
  if (codes === undefined || codes.includes(SIGNED_IN)) return [];
  const opens = permissions.any(codes, "strict");
  const isListed = !hasMenuEntry || permissions.any(codes, "menu") !== false;
  const [code, ...others] = codes;
  return [
    {
      title: "权限",
      text: codes.join("、"),
      effect: opens === false || !isListed ? "hidden" : "shown",
      note:
        opens === false
          ? "当前会话没有此权限码，不能打开"
          : isListed
            ? "当前会话有此权限码"
            : "可以按地址打开，但仅可查看的权限不进菜单",
      reads: [],
      pointer: `${pointer}/permission`,
      ...(code !== undefined && others.length === 0 && { code }),
    },
  ];
}

function plainRule(title: string, note: string, pointer: string): Rule {
  return { title, text: "", effect: "hidden", note, reads: [], pointer };
}
