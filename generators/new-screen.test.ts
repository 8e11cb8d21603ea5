import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { contracts } from "../src/contracts.ts";
import { check } from "../src/schema/check.ts";
import { createProject, type Project } from "../src/schema/project/project.ts";
import { readProject } from "../src/schema/project/read-project.ts";
import { newScreen } from "./new-screen.ts";

const project = await readProject(fileURLToPath(new URL("..", import.meta.url)));

function withFiles(changed: Iterable<readonly [string, string]>): Project {
  const texts = [...project.files].map(([name, { text }]) => [name, text] as const);
  return createProject(new Map([...texts, ...changed]));
}

const errors = (changed: Project) => check(changed, contracts).filter(({ severity }) => severity === "error");

describe("a new screen", () => {
  it("is a list that passes the check, at its route, under the route's title and code", () => {
    const changed = withFiles(newScreen(project, "/setting/roleAuthority", "role.page"));
    expect(errors(changed)).toEqual([]);
    expect(changed.screens.get("setting.role-authority")?.value).toMatchObject({
      kind: "list",
      title: "角色权限",
      permission: "basicSetting.rolePermission",
      source: { call: "role.page" },
    });
    expect(changed.routes.find(({ id }) => id === "/setting/roleAuthority")?.value).toEqual({
      path: "/setting/roleAuthority",
      title: "角色权限",
      screen: "setting.role-authority",
      permission: "basicSetting.rolePermission",
    });
  });

  it("has nothing that the catalogue does not know, whichever call it begins with", () => {
    // One of them has its screen written ahead.
    const routes = project.routes.filter(
      ({ id, value }) => value.planned === true && id !== "/accountCenter/invoice",
    );
    const reads = [...project.operations.values()].filter(
      ({ effect, answer, planned, result }) =>
        effect === "read" && answer === "json" && !planned && result.type !== undefined,
    );
    expect(reads.length).toBeLessThan(routes.length);
    const made = reads.flatMap(({ id }, index) => [...newScreen(project, routes[index]?.id ?? "", id)]);
    const slugs = errors(withFiles(made)).map(({ slug, message }) => `${slug} ${message}`);
    // Whether the call's code and the route's go together is for the author to say.
    expect(slugs.filter((slug) => !/^(permission|route-screen|action-permission)/.test(slug))).toEqual([]);
  });

  it.each([
    [
      "/setting/roleAuthorty",
      "role.page",
      'no route "/setting/roleAuthorty" in schemas/routes; did you mean "/setting/roleAuthority"?',
    ],
    ["/setting/userManage", "role.page", '"/setting/userManage" leads somewhere already'],
    ["/setting/roleAuthority", "role.pag", 'no call "role.pag" in schemas/api; did you mean "role.page"?'],
    ["/setting/roleAuthority", "role.delete", '"role.delete" writes; a screen begins with a call that reads'],
  ])("at %s by %s is refused: %s", (route, call, reason) => {
    expect(() => newScreen(project, route, call)).toThrow(reason);
  });
});
