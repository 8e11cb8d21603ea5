import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findLongWork } from "./find-long-work.ts";
import { sources } from "./sources.ts";

test("whoever unpacks, parses, draws or hashes refuses to do it within a transaction", () => {
  expect(findLongWork(sources())).toEqual([]);
});

test.each([
  ["server/contexts/tax/a.ts", 'import { unzipSync } from "fflate";'],
  ["server/contexts/tax/a.ts", 'const { default: PdfDocument } = await import("pdfkit");'],
  ["server/records/a.ts", 'import { readSheet } from "read-excel-file/node";'],
  ["server/contexts/people/a.ts", 'import { randomBytes, scrypt } from "node:crypto";'],
  ["server/platform/files/a.ts", 'import { gunzip } from "node:zlib";'],
  ["server/platform/files/a.ts", 'import { startThread } from "../threads/start-thread.ts";'],
])("a planted import in %s is found: %s", (file, text) => {
  expect(findLongWork(new Map([[file, text]]))).toEqual([
    { file, reason: "works long and does not refuse to within a transaction" },
  ]);
});

test("hashes of small texts are none", () => {
  const text = 'import { createHash, randomUUID } from "node:crypto";';
  expect(findLongWork(new Map([["server/access/a.ts", text]]))).toEqual([]);
});

test("writes and parts of tasks are the transactions that it is refused within", () => {
  for (const file of ["server/operations/run-write.ts", "server/operations/jobs/job-parts.ts"])
    expect(readFileSync(file, "utf8")).toContain("withinTransaction(");
});
