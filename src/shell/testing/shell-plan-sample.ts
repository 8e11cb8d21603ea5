import type { RoutePlan, ShellPlan } from "../../schema/plan/plans/shell-plan.ts";

/** A route as the planner writes it, with only its own facts named. */
function routeSample(path: string, facts: Partial<RoutePlan> = {}): RoutePlan {
  return { path, title: path, requiresAuth: false, layout: true, cached: false, ...facts };
}

/** A small shell: screens in two groups, one of them for some firms only, a detail page, a planned page and the shell's own pages. */
export const shellPlanSample: ShellPlan = {
  format: 1,
  catalogue: "sample",
  routes: [
    routeSample("/", { page: "redirect", layout: false }),
    routeSample("/login", { page: "login", layout: false }),
    routeSample("/403", { page: "forbidden", layout: false, requiresAuth: true }),
    routeSample("/404", { page: "not-found", layout: false }),
    routeSample("/500", { page: "server-error", layout: false }),
    routeSample("/noAuth", { page: "no-permission", layout: false }),
    routeSample("/workbench/index", { title: "首页", screen: "workbench.home", permission: ["signed-in"] }),
    routeSample("/setting", { title: "系统设置", page: "redirect", layout: false }),
    routeSample("/setting/userManage", {
      title: "用户管理",
      screen: "setting.user-manage",
      permission: ["basicSetting.staffActions"],
      cached: true,
    }),
    routeSample("/setting/userDetail", {
      title: "用户详情",
      screen: "setting.user-detail",
      permission: ["basicSetting.staffActions"],
      parent: "/setting/userManage",
    }),
    routeSample("/setting/logs", {
      title: "操作日志",
      screen: "setting.logs",
      permission: ["basicSetting.logs", "basicSetting.tags"],
    }),
    routeSample("/setting/pool", {
      title: "线索私海",
      screen: "setting.pool",
      permission: ["basicSetting.staffActions"],
      edition: { tenantSetting: "pool" },
    }),
    routeSample("/setting/planned", { title: "以后的页面", permission: ["basicSetting.staffActions"] }),
  ],
  menu: [
    { id: "workbench", title: "工作台", sections: [{ entries: ["/workbench/index"] }] },
    {
      id: "setting",
      title: "系统设置",
      sections: [
        { title: "组织与权限", entries: ["/setting/userManage"] },
        { title: "其他设置", entries: ["/setting/logs", "/setting/pool"] },
      ],
    },
  ],
};
