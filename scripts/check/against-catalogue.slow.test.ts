import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { isShellCall } from "../../generators/shell-calls.ts";
import { contracts } from "../../src/contracts.ts";
import { readProject } from "../../src/schema/project/read-project.ts";
import type { Hit } from "../../src/schema/radar/sort-differences.ts";
import { radar } from "../../src/schema/radar/radar.ts";
import { againstCatalogue } from "./against-catalogue.ts";
import { findIssues } from "./find-issues.ts";
import { exportCatalogue } from "../made/plain-catalogue.ts";
import { runCommand } from "../run-command.ts";

type Json = Record<string, unknown>;

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "radar-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A copy of the catalogue in which some documents were changed. */
async function copyOf(name: string, changes: Readonly<Record<string, (document: Json) => void>>) {
  const copy = path.join(folder, name);
  await exportCatalogue(".", copy);
  for (const [file, change] of Object.entries(changes)) {
    const document = JSON.parse(await readFile(path.join(copy, file), "utf8")) as Json;
    change(document);
    await writeFile(path.join(copy, file), JSON.stringify(document, undefined, 2));
  }
  return copy;
}

const project = await readProject(".");
const ownIssues = findIssues(project);

async function report(copy: string) {
  const names = await readdir(copy);
  const texts = names.map(async (name) => [name, await readFile(path.join(copy, name), "utf8")] as const);
  return radar(project, new Map(await Promise.all(texts)), {
    contracts,
    isWhole: true,
    issuesOf: async (candidate) => (await (candidate === project ? ownIssues : findIssues(candidate))).issues,
    isCalledByCode: isShellCall,
  });
}

/** The value at a path of names. */
function at(value: Json, ...names: readonly string[]): Json {
  return names.reduce((holder, name) => holder[name] as Json, value);
}

function bodyOf(document: Json, address: string): Json {
  return at(document, "paths", address, "post", "requestBody", "content", "application/json", "schema");
}

/** `operation side path` → the screens that it meets, and the parts of them. */
function partsByDifference(hits: readonly Hit[]) {
  return Object.fromEntries(
    hits.map(({ difference: { operation, side, path: field, change }, places }) => [
      [operation, side, field, change].join(" "),
      {
        screens: [...new Set(places.flatMap(({ screens }) => screens))].toSorted(),
        parts: places.map(({ file, part }) => `${path.basename(file)} ${part}`),
      },
    ]),
  );
}

describe("the radar", () => {
  test("finds nothing in an identical copy", async () => {
    const { compared, ...lists } = await report(await copyOf("same", {}));
    expect(compared).toBe(project.operations.size);
    expect(Object.values(lists)).toEqual(Object.values(lists).map(() => []));
  }, 120_000);

  test("breaks no screen by a permission code that nothing asks for without an operation that is gone", async () => {
    const copy = await copyOf("without", {
      "bankEntry.json": (document) => {
        delete at(document, "paths")["/fund/yhls/save"];
      },
    });
    const { breaking, unexplained, unused } = await report(copy);
    expect([breaking, unexplained]).toEqual([[], []]);
    expect(Object.keys(partsByDifference(unused))).toEqual(["bankEntry.yhls.save operation  gone"]);
  }, 120_000);

  test("finds ten differences, and names the parts of the screens that break", async () => {
    const copy = await copyOf("ten", {
      "userAdmin.json": (document) => {
        const user = at(document, "components", "schemas", "User");
        // 1: a field of the rows is gone.
        delete at(user, "properties").deptName;
        user.required = (user.required as string[]).filter((name) => name !== "deptName");
        // 2: another one has another type.
        at(user, "properties", "delegateCount").type = "string";
        // 3: a form must give what it may leave out.
        const list = bodyOf(document, "/auth/user/list");
        list.required = [...(list.required as string[]), "gsidNumber"];
        at(list, "properties").gsidNumber = { title: "归属编号", type: "integer", minimum: 1, maximum: 9 };
        // 4: a text may be shorter only.
        at(bodyOf(document, "/auth/user/add"), "properties").account = {
          title: "登录账号",
          type: "string",
          maxLength: 8,
        };
        // 5: an operation is gone.
        delete at(document, "paths")["/auth/user/batchDelete"];
        // 6: a value that buttons send is refused.
        at(bodyOf(document, "/auth/user/modifyStatus"), "properties").status = {
          title: "状态",
          type: "integer",
          enum: [1],
        };
      },
      "user.json": (document) => {
        // 7: an operation answers elsewhere.
        const paths = at(document, "paths");
        paths["/user/exports/{type}"] = paths["/user/export/{type}"];
        delete paths["/user/export/{type}"];
        // 8: what sums up a list is gone.
        delete paths["/user/delegateCount"];
        // 9: a list may be missing.
        const answer = at(
          paths,
          "/user/fuzzyMatch",
          "get",
          "responses",
          "200",
          "content",
          "application/json",
        );
        at(answer, "schema", "properties", "result").type = ["array", "null"];
      },
      "role.json": (document) => {
        // 10: a parameter of a filter's choices is not taken any more.
        const page = bodyOf(document, "/auth/role/page");
        delete at(page, "properties").pageSize;
        page.required = (page.required as string[]).filter((name) => name !== "pageSize");
      },
      "company.json": (document) => {
        // 11: what is harmless: a new field.
        at(document, "components", "schemas", "Company", "properties").someday = {
          title: "以后",
          type: "string",
        };
      },
    });
    const { breaking, unused, harmless, unexplained } = await report(copy);
    const both = ["basic-setting.depart-staff", "setting.user-manage"];
    expect(partsByDifference(breaking)).toEqual({
      "userAdmin.list response list[].deptName gone": {
        screens: both,
        parts: ["depart-staff.json columns[2].field", "user-manage.json columns[4].field"],
      },
      "userAdmin.list response list[].delegateCount type": {
        screens: both,
        parts: [
          "depart-staff.json columns[5].field",
          "user-manage.json columns[7].field",
          "user-manage.json selectionActions[3].confirm",
          "user-manage.json rowActions[5].confirm",
        ],
      },
      "userAdmin.list request gsidNumber required": {
        screens: both,
        parts: ["depart-staff.json source.params", "user-manage.json source.params"],
      },
      "userAdmin.add request account limit": {
        screens: both,
        parts: ["user-form.json form.properties.account"],
      },
      "userAdmin.batchDelete operation  gone": {
        screens: ["setting.user-manage"],
        parts: ["user-manage.json selectionActions[3].do[0].call"],
      },
      "userAdmin.modifyStatus request status values": {
        screens: ["setting.user-manage"],
        parts: ["user-manage.json rowActions[2].do[0].params.status"],
      },
      "user.exportByType operation  moved": {
        screens: ["setting.user-manage"],
        parts: ["user-manage.json toolbar[1].do[1].job"],
      },
      "user.delegateCounts operation  gone": {
        screens: ["setting.user-manage"],
        parts: ["user-manage.json summary.source.call"],
      },
      "role.page request pageSize gone": {
        screens: [
          "basic-setting.depart-staff",
          "basic-setting.role-auth",
          "setting.role-authority",
          "setting.user-manage",
        ],
        parts: [
          "authorise-form.json form.properties.roleIds.x-component-props.source.params.pageSize",
          "batch-authorise-form.json form.properties.roleIds.x-component-props.source.params.pageSize",
          "user-form.json form.properties.roleIds.x-component-props.source.params.pageSize",
          "depart-staff.json filters[2].source.params.pageSize",
          "role-auth.json source.call",
          "role-authority.json filters[1].source.params.pageSize",
          "user-manage.json filters[3].source.params.pageSize",
        ],
      },
      // People are chosen in many screens.
      "user.fuzzyMatch response  nullable": {
        screens: expect.arrayContaining(["other-setting.jobs", "setting.user-manage"]),
        parts: expect.arrayContaining([
          "jobs.json filters[2].source.call",
          "user-manage.json filters[5].source.call",
        ]),
      },
    });
    expect(Object.keys(partsByDifference(unused))).toEqual([
      "userAdmin.detail response deptName gone",
      "userAdmin.detail response delegateCount type",
    ]);
    expect(Object.keys(partsByDifference(harmless))).toContain("company.list response list[].someday added");
    expect(unexplained).toEqual([]);
  }, 120_000);

  test("takes the export of a backend: other names, no envelope, one media type for all, OpenAPI 3.0", async () => {
    const copy = await copyOf("export", {});
    for (const name of await readdir(copy)) {
      const file = path.join(copy, name);
      const text = await readFile(file, "utf8");
      await writeFile(file, JSON.stringify(exported(JSON.parse(text))));
    }
    const { breaking, unused, unexplained } = await report(copy);
    expect([partsByDifference(breaking), partsByDifference(unused), unexplained]).toEqual([{}, {}, []]);
  }, 120_000);

  test("tells in words what breaks, with the place of each part", async () => {
    const copy = await copyOf("words", {
      "userAdmin.json": (document) => {
        delete at(document, "paths")["/auth/user/batchDelete"];
      },
    });
    // Nothing is reported of what a single document does not describe.
    const shared = path.join(copy, "shared.json");
    const command = ["scripts/check.ts", "--against", path.join(copy, "userAdmin.json"), "--against", shared];
    const { code, output } = await runCommand("node_modules/.bin/tsx", command);
    expect(output).toMatch(
      /^breaks {3}userAdmin\.batchDelete is gone: nothing answers POST \S+\n {2}schemas\/screens\/setting\/user-manage\.json:\d+:\d+ setting\.user-manage {2}/m,
    );
    expect(output.match(/^breaks/gm)).toHaveLength(1);
    expect(output).toMatch(/^described nowhere there, so not compared: schemas\/api\/.*\/company\.json/m);
    expect(output).toMatch(/^screens that break: setting\.user-manage$/m);
    expect(code).toBe(1);
  }, 120_000);

  test("a document that nobody can read is told", async () => {
    const broken = path.join(folder, "broken.json");
    await writeFile(broken, '{ "openapi": ');
    const said = vi.spyOn(console, "log").mockReturnValue();
    expect(await againstCatalogue(["--against", broken])).toBe(1);
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/^unreadable {2}.*broken\.json:1:\d+ not JSON/m));
    said.mockRestore();
  });

  test.each([
    [["--against", "nowhere.json"], "There is no JSON file at nowhere.json"],
    [["--against", "schemas/api", "--format", "xml"], "Usage: npm run check -- --against"],
  ])("a call as %j is explained", async (args, text) => {
    const said = vi.spyOn(console, "error").mockReturnValue();
    expect(await againstCatalogue(args)).toBe(2);
    expect(said).toHaveBeenCalledWith(expect.stringContaining(text));
    said.mockRestore();
  });
});

/** As a generator of some backend writes a document. */
function exported(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((part) => exported(part));
  if (value === null || typeof value !== "object") return key === "openapi" ? "3.0.1" : value;
  const { operationId: _, ...rest } = value as Json;
  const entries = Object.entries(rest)
    .filter(([name]) => !name.startsWith("x-"))
    .map(([name, part]) => [name === "application/json" ? "*/*" : name, exported(part, name)]);
  const read = Object.fromEntries(entries) as Json;
  const [type, nothing] = Array.isArray(read.type) ? (read.type as string[]) : [];
  if (nothing === "null") Object.assign(read, { type, nullable: true });
  if (key === "servers") return [{ url: "https://gateway.invalid/" }];
  const properties = read.properties as Json | undefined;
  return properties?.code && properties.result ? properties.result : read;
}
