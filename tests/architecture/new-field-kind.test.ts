import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { contracts } from "../../src/contracts.ts";
import type { FieldContract } from "../../src/schema/contracts.ts";
import { fieldViews } from "../../src/views.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/** The document's places to work on for a new kind, and the kinds that need each. */
const places =
  read("docs/field-kinds.md")
    .split("## A new kind")[1]
    ?.split("\n")
    .flatMap((line) => {
      const [, place, kinds] = /^\| `([^`]+)`\s*\| (.*?)\s*\|/.exec(line) ?? [];
      return place === undefined || kinds === undefined ? [] : [{ place, kinds }];
    }) ?? [];

/** Their values are more than one text or choice. */
const MANY_PARTS = new Set(["files", "permission-tree"]);

/** They name kinds for what they are themselves about. */
const OTHERS = /generated\/operations|^tests\/bench|^generators\/new-filters/;

type Asked = (contract: FieldContract) => boolean;

const ASKED: Readonly<Record<string, Asked>> = {
  all: () => true,
  "those with a control of their own": ({ kind }) =>
    new RegExp(`fields/${folderOf(kind)}/control\\.tsx`).test(read("src/views.ts")),
  "those that a column shows": ({ cell }) => cell !== undefined,
  "those that a filter may have": ({ kind, control, formOnly }) =>
    control !== undefined && !MANY_PARTS.has(kind) && !formOnly,
  "those that a filter compares in its own way": ({ kind, parts }) => kind === "text" || parts === 2,
  "those whose filter sends two parameters": ({ parts }) => parts === 2,
  "numbers and codes that people paste": ({ kind }) => ["phone", "idcard", "tax-number"].includes(kind),
};

const steps = places.flatMap(({ place, kinds }) =>
  contracts.fields.filter((contract) => ASKED[kinds]?.(contract)).map(({ kind }) => [place, kind] as const),
);

/** Folders are written in small letters, kinds that are named after a control of antd in capitals. */
function folderOf(kind: string): string {
  return kind.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}

function isThere(place: string, kind: string): boolean {
  const file = place.replace("<kind>", folderOf(kind));
  return existsSync(path.join(ROOT, file)) && (file !== place || namesKind(read(file), kind));
}

function namesKind(text: string, kind: string): boolean {
  return new RegExp(`["\`]${kind}["\`]|^ +"?${kind}"?:|fields/${folderOf(kind)}/`, "m").test(text);
}

test("the document tells of every place, in the order of work", () => {
  expect(places.map(({ place }) => place)).toEqual([
    "src/fields/<kind>/contract.ts",
    "src/fields/<kind>/cell.tsx",
    "src/fields/<kind>/control.tsx",
    "src/contracts.ts",
    "src/views.ts",
    "docs/field-kinds.md",
    "tests/oracles/cell-oracle.ts",
    "tests/generated/fill-control.ts",
    "tests/oracles/filter-oracle.ts",
    "tests/oracles/request-oracle.ts",
    "src/renderer/list/sentence/sentence-kinds.ts",
    "server/operations/tidy-params.ts",
  ]);
  expect(places.filter(({ kinds }) => ASKED[kinds] === undefined)).toEqual([]);
});

test.each(steps)("%s is complete for %s", (place, kind) => {
  expect(isThere(place, kind)).toBe(true);
});

test("no other file keeps a list of kinds", () => {
  const known = new Set(places.map(({ place }) => place));
  const distinct = ["money", "percent", "idcard", "permission-tree", "date-range", "number-range", "period"];
  const lists = ["src", "server", "generators", "scripts", "tests"]
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        path.posix.join(folder, file),
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !OTHERS.test(file))
    .filter((file) => distinct.filter((kind) => namesKind(read(file), kind)).length >= 3);
  expect(lists.filter((file) => !known.has(file))).toEqual([]);
});

test("what a kind can do stands in its view too", () => {
  for (const { kind, control, send, tidy } of contracts.fields) {
    const view = fieldViews[kind];
    expect([kind, view?.Control !== undefined]).toEqual([kind, control !== undefined]);
    expect([kind, view?.send]).toEqual([kind, send]);
    expect([kind, view?.tidy]).toEqual([kind, tidy]);
  }
});
