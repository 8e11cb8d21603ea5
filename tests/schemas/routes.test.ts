import path from "node:path";
import { describe, expect, test } from "vitest";
import { planShell } from "../../src/schema/plan/project/plan-shell.ts";
import type { RoutePlan } from "../../src/schema/plan/plans/shell-plan.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import { guardRoute } from "../../src/session/guard-route.ts";

const project = await readProject(path.resolve(import.meta.dirname, "../.."));
const { routes, menu } = planShell(project);
const route = (address: string): RoutePlan => {
  const match = routes.find((candidate) => candidate.path === address);
  if (!match) throw new Error(`no route ${address}`);
  return match;
};

describe("the routes of the product", () => {
  test("everything below the accounting centre is gated by a permission code", () => {
    const accounting = routes.filter((entry) => entry.path.startsWith("/accountCenter/"));
    expect(accounting.length).toBeGreaterThan(15);
    for (const entry of accounting) {
      expect(
        entry.permission?.every((code) => project.permissions.has(code)),
        entry.path,
      ).toBe(true);
    }
  });

  test("three performance pages require their permission outright, renewals do not", () => {
    const flagged = routes.filter((entry) => entry.requiresAuth && entry.path.startsWith("/performance/"));
    expect(flagged.map((entry) => entry.path)).toEqual([
      "/performance/mivas",
      "/performance/customerOperate",
      "/performance/lossAnalyse",
    ]);
  });

  test("without its code such a page leads home once it is built, with it it opens", () => {
    const built = { ...route("/performance/mivas"), screen: "workbench.home" };
    const visitor = { signedIn: true, homeOnly: false, editionAllowed: () => true };
    const codes = built.permission ?? [];
    expect(codes).not.toEqual([]);
    expect(guardRoute(built, { ...visitor, allowed: () => false })).toEqual({ redirect: "/workbench/index" });
    expect(guardRoute(built, { ...visitor, allowed: (asked) => asked === codes })).toBe("open");
  });

  test("whoever has no session is led to the sign-in from every address but the public ones", () => {
    const stranger = {
      signedIn: false,
      homeOnly: false,
      allowed: () => false,
      editionAllowed: () => true,
    };
    const open = routes.filter((entry) => guardRoute(entry, stranger) === "open");
    expect(open.map((entry) => entry.path).toSorted()).toEqual([
      "/",
      "/404",
      "/500",
      "/errorHandle",
      "/login",
      "/miniProgram",
      "/noAuth",
      "/proGuide",
      "/review",
    ]);
    for (const entry of routes.filter((candidate) => !open.includes(candidate)))
      expect(guardRoute(entry, stranger), entry.path).toEqual({ redirect: "/login" });
  });

  test("the pages that say what went wrong need no session; the forbidden page does", () => {
    for (const address of ["/404", "/500", "/noAuth"]) expect(route(address).requiresAuth).toBe(false);
    expect(route("/403").requiresAuth).toBe(true);
  });

  test("customer information opens with the list in service or the list of the stopped", () => {
    expect(route("/companyCenter/customer").permission).toEqual([
      "customerCentre.customerInfo.inService",
      "customerCentre.customerInfo.stopped",
    ]);
  });

  test("the private pool of leads is gated by a setting of the tenant", () => {
    expect(route("/achievement/cluePrivatePool").edition?.tenantSetting).toBe("cluePrivatePool");
  });

  test("the earnings report is kept alive", () => {
    expect(route("/workReport/earningReport").cached).toBe(true);
  });

  test("detail pages light up the entry that they belong to", () => {
    expect(route("/accountCenter/invoiceDetail").parent).toBe("/accountCenter/invoice");
    expect(route("/accountCenter/salary/detail").parent).toBe("/accountCenter/salary");
  });

  test("the menu names routes that exist and are built", () => {
    const entries = menu.flatMap((group) => group.sections.flatMap((section) => section.entries));
    expect(entries).toContain("/setting/userManage");
    for (const entry of entries) expect(route(entry).screen, entry).toBeDefined();
  });
});
