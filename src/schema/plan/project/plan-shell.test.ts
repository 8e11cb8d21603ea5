import { describe, expect, it } from "vitest";
import { planShell } from "./plan-shell.ts";
import { sampleProject } from "../testing/sample-project.ts";

const setting = {
  group: "setting",
  menu: {
    id: "setting",
    title: "系统设置",
    order: 2,
    sections: [
      { title: "组织", entries: ["/users", "/later"] },
      { title: "以后", entries: ["/later"] },
    ],
  },
  routes: [
    { path: "/users", title: "用户", screen: "thing.manage", permission: "thing" },
    { path: "/later", title: "以后", planned: true, permission: ["a", "b"], parent: "/users", cached: true },
  ],
};
const home = {
  menu: { id: "home", title: "首页", order: 1, sections: [{ entries: ["/home"] }] },
  routes: [
    { path: "/home", title: "首页", screen: "home" },
    { path: "/403", title: "无权限", page: "forbidden", layout: false, requiresAuth: true },
  ],
};
const shell = planShell(
  sampleProject({
    "routes/setting.json": setting,
    "routes/workbench.json": home,
    "screens/thing/manage.json": { id: "thing.manage", kind: "list" },
    "screens/home.json": { id: "home", kind: "page" },
  }),
);

describe("planShell", () => {
  it("lists all routes with their defaults written out", () => {
    expect(shell.routes).toEqual([
      {
        path: "/users",
        title: "用户",
        screen: "thing.manage",
        kind: "list",
        permission: ["thing"],
        requiresAuth: false,
        layout: true,
        cached: false,
      },
      {
        path: "/later",
        title: "以后",
        permission: ["a", "b"],
        requiresAuth: false,
        layout: true,
        cached: true,
        parent: "/users",
      },
      {
        path: "/home",
        title: "首页",
        screen: "home",
        kind: "page",
        requiresAuth: false,
        layout: true,
        cached: false,
      },
      { path: "/403", title: "无权限", page: "forbidden", requiresAuth: true, layout: false, cached: false },
    ]);
  });

  it("orders the menu and leaves out what leads to planned routes only", () => {
    expect(shell.menu).toEqual([
      { id: "home", title: "首页", sections: [{ entries: ["/home"] }] },
      { id: "setting", title: "系统设置", sections: [{ title: "组织", entries: ["/users"] }] },
    ]);
  });
});
