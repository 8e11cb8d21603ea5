import { describe, expect, it } from "vitest";
import { shellPlanSample } from "../testing/shell-plan-sample.ts";
import { buildMenu, findMenuPlace } from "./build-menu.ts";

const routes = new Map(shellPlanSample.routes.map((route) => [route.path, route]));
const whole = buildMenu(shellPlanSample, () => true);

describe("the menu", () => {
  it("hides entries that the user may not open, and sections left empty", () => {
    const menu = buildMenu(shellPlanSample, (route) => route.path !== "/setting/userManage");
    const setting = menu.find((group) => group.id === "setting");
    expect(setting?.sections.map((section) => section.title)).toEqual(["其他设置"]);
    expect(setting?.to).toBe("/setting/logs");
  });

  it("a top entry without a permitted entry below it leads to /noAuth", () => {
    const menu = buildMenu(shellPlanSample, (route) => route.path === "/workbench/index");
    expect(menu.map((group) => group.to)).toEqual(["/workbench/index", "/noAuth"]);
  });

  it("a detail route stands at its parent's entry", () => {
    expect(findMenuPlace(whole, routes, "/setting/userDetail")).toMatchObject({
      entry: "/setting/userManage",
      group: { id: "setting" },
    });
  });

  it("a route outside the menu stands nowhere, parents in a circle included", () => {
    const circle = new Map(
      ["/x", "/y"].map((path, index, all) => [
        path,
        { ...shellPlanSample.routes[0]!, path, parent: all[1 - index]! },
      ]),
    );
    expect(findMenuPlace(whole, circle, "/x")).toBeUndefined();
  });
});
