import { expect, test } from "vitest";
import { findOwnStatus } from "./find-own-status.ts";
import { sources } from "./sources.ts";

test("who is served is asked of one predicate", () => {
  expect(findOwnStatus(sources())).toEqual([]);
});

test.each([
  ["a condition", 'db.selectFrom("company").where("company.status", "=", 1)'],
  [
    "a condition without the table's name",
    'db\n  .selectFrom("company")\n  .select("companyId")\n  .where("status", "=", 1);\n',
  ],
  ["a condition of another name", 'db.selectFrom("company as c").where("c.stopYear", ">", 2026)'],
  [
    "a text of SQL",
    "(await selectHomeCompanies(by, context)).select(sql<number>`count(*) filter (where status = 1)`)",
  ],
  ["a selected column", 'db.selectFrom("company").select(["company.companyId", "company.status"])'],
])("%s of a query is found", (_what, text) => {
  expect(findOwnStatus(new Map([["server/contexts/tax/a.ts", text]]))).toEqual([
    { file: "server/contexts/tax/a.ts", reason: "asks for a status of its own" },
  ]);
});

test("a query of the stops is found", () => {
  const text = 'db.selectFrom("serviceStop").where("resumePeriod", "is", null)';
  expect(findOwnStatus(new Map([["server/contexts/tax/a.ts", text]]))).toEqual([
    { file: "server/contexts/tax/a.ts", reason: "reads the stops itself" },
  ]);
});

test.each([
  [
    "the status of staff",
    'db.selectFrom("company").select("companyId");\ndb.selectFrom("staff").where("status", "=", 1)',
  ],
  ["a status that was worked out", "takeCompanies(context, ids).filter((company) => company.status === 0)"],
])("%s is none", (_what, text) => {
  expect(findOwnStatus(new Map([["server/contexts/tax/a.ts", text]]))).toEqual([]);
});
