import { describe, expect, it } from "vitest";
import { findCircles } from "./find-circles.ts";
import { findForbiddenImports } from "./find-forbidden-imports.ts";
import { sources } from "./sources.ts";

describe("layers", () => {
  it("are kept: imports only go down", () => {
    expect(findForbiddenImports(sources())).toEqual([]);
  });

  it.each([
    ["src/expression/a.ts", 'import { check } from "../schema/check.ts";', "imports go down"],
    ["src/schema/a.ts", 'import type { FieldView } from "../fields/field-view.ts";', "imports go down"],
    ["src/renderer/a.tsx", 'const page = lazy(() => import("../shell/home.tsx"));', "imports go down"],
    ["src/request/a.ts", 'import { readTokens } from "../session/tokens.ts";', "imports go down"],
    [
      "src/fields/a.ts",
      'import { run } from "../actions/call/run.ts";',
      "rooms of one floor don't know each other",
    ],
    [
      "src/shell/a.tsx",
      'export { start } from "../../server/start.ts";',
      "the browser's code knows nothing outside src",
    ],
    ["server/a.ts", 'import { useState } from "react";', "no React outside the browser"],
    [
      "server/a.ts",
      'import { createClient } from "../src/request/create-client.ts";',
      "only expression, domain, generated types, schema and contracts are pure",
    ],
    ["server/access/a.ts", 'import { RecordStore } from "../records/record-store.ts";', "imports go down"],
    [
      "server/platform/jobs/a.ts",
      'import { runWrite } from "../../operations/run-write.ts";',
      "imports go down",
    ],
    ["server/contexts/books/a.ts", 'import { sendTask } from "../growth/door.ts";', "imports go down"],
    [
      "server/contexts/growth/visit/a.ts",
      'import { readCompany } from "../../clients/company/client-company.ts";',
      "another context is known by its door",
    ],
    [
      "server/platform/database/a.ts",
      'import { calculateVat } from "../../../src/domain/tax/vat.ts";',
      "the platform knows nothing of accounting",
    ],
    ["server/start.ts", 'import { seed } from "../demo/seed.ts";', "imports go down"],
    ["generators/a.ts", 'import { seed } from "../demo/seed.ts";', "generators know no server"],
  ])("a planted import in %s is found", (file, text, reason) => {
    expect(findForbiddenImports(new Map([[file, text]]))).toMatchObject([{ file, reason }]);
  });

  it("have no circle, not even of types", () => {
    const planted = new Map([
      ["src/a/one.ts", 'import type { Two } from "./two.ts";'],
      ["src/a/two.ts", 'import { three } from "../b/three.ts";'],
      ["src/b/three.ts", 'export type { One } from "../a/one.ts";'],
      ["src/b/four.ts", 'import { three } from "./three.ts";'],
    ]);
    expect(findCircles(planted)).toEqual([["src/a/one.ts", "src/a/two.ts", "src/b/three.ts"]]);
    expect(findCircles(sources())).toEqual([]);
  });

  it("have no folder where anything goes", () => {
    const attics = [...sources().keys()].filter((file) =>
      /\/(utils?|helpers?|common|misc)(\/|\.)/.test(file),
    );
    expect(attics).toEqual([]);
  });
});
