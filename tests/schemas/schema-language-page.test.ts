import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { findIssues } from "../../scripts/check/find-issues.ts";
import { contracts } from "../../src/contracts.ts";
import { planProject } from "../../src/schema/plan/project/plan-project.ts";
import { createProject } from "../../src/schema/project/project.ts";
import { OPENAPI_WORDS } from "../../src/schema/project/short-form/short-words.ts";
import { readProject } from "../../src/schema/project/read-project.ts";

/** Keys that a kind of file must have and an example may leave out. */
const SCREEN = { version: 2, title: "客户", permission: "customerCentre.customerInfo" };
const WHOLE: Readonly<Record<string, object>> = {
  list: { ...SCREEN, source: { call: "company.list" }, rowKey: "companyId", columns: ["companyName"] },
  form: SCREEN,
  page: SCREEN,
  tabs: SCREEN,
  custom: SCREEN,
  columns: { version: 2 },
  filters: { version: 2 },
  embed: SCREEN,
  actions: { version: 2 },
  messages: { version: 2 },
};
const FOLDERS: Readonly<Record<string, string>> = {
  columns: "blocks/docs",
  filters: "blocks/docs",
  actions: "blocks/docs",
  state: "states",
  api: "api",
  enum: "enums",
  permissions: "permissions",
  routes: "routes",
  messages: "messages",
  "import-kind": "imports",
  "import-layout": "imports/statement",
};
const SCREENS = new Set(["list", "form", "page", "tabs", "embed", "custom"]);
/** Kinds of file that say which they are. */
const NAMED = new Set([...SCREENS, "columns", "filters", "actions"]);

const PAGES = ["docs/schema-language.md", "docs/forms.md", "docs/imports.md"];
const text = (await Promise.all(PAGES.map((page) => readFile(page, "utf8")))).join("\n");
const examples = [...text.matchAll(/^```json ([\w-]+)(?: ([\w.-]+))?\n([^]*?)^```/gm)].map(
  ([, kind = "", id, json = ""], index) => ({
    kind,
    id: id ?? `docs.example-${index}`,
    value: JSON.parse(json) as object,
  }),
);
const project = await readProject(".");

function fileOf({ kind, id, value }: (typeof examples)[number]): readonly [path: string, text: string] {
  const folder = FOLDERS[kind] ?? "screens/docs";
  const grammar = `${"../".repeat(folder.split("/").length)}meta/${kind}.schema.json`;
  const name = kind === "state" ? (value as { name: string }).name : id.replace("docs.", "");
  const file = {
    ...(kind !== "api" && { $schema: grammar }),
    ...(NAMED.has(kind) && { id, kind }),
    ...WHOLE[kind],
    ...value,
  };
  return [`schemas/${folder}/${name}.json`, JSON.stringify(file)];
}

test("the examples of the pages pass every check together, and make screens", async () => {
  // Beside what they name of the product: its other screens are checked by themselves.
  const named = JSON.stringify(examples);
  const unnamed = [...project.screens].filter(([id]) => !named.includes(`"${id}"`));
  const left = new Set(unnamed.map(([_id, { file }]) => file.path));
  const others = [...project.files].filter(([path]) => !left.has(path));
  const texts = others.map(([path, file]): [string, string] => [path, file.text]);
  const built = examples.filter(({ kind, value }) => SCREENS.has(kind) && !("planned" in value));
  const routes = {
    $schema: "../meta/routes.schema.json",
    group: "docs",
    routes: built
      .map(({ id, kind, value }) => ({ permission: "", ...WHOLE[kind], ...value, id }))
      .map(({ id, permission }) => ({ path: `/${id}`, title: id, screen: id, permission })),
  };
  const files = new Map([
    ...examples.map(fileOf),
    ["schemas/routes/docs.json", JSON.stringify(routes)] as const,
  ]);
  const withExamples = createProject(new Map([...texts, ...files]), project);
  const result = await findIssues(withExamples);
  // An example shows a thing by itself: not each is used by another one.
  const issues = result.issues.filter(({ slug, file }) => slug !== "unused" && files.has(file));
  expect(issues.map(({ file, pointer, slug, message }) => `${file} ${pointer} ${slug}: ${message}`)).toEqual(
    [],
  );
  const plans = planProject(withExamples, contracts, issues);
  expect([...plans.screens.keys()]).toEqual(expect.arrayContaining(built.map(({ id }) => id)));
});

/** Keys that are there to be refused with a sentence of their own. */
const REFUSED = ["run", "validator", "$ref"];
/** Words of an area that are those of OpenAPI or of JSON Schema. */
const BORROWED = new Set([...OPENAPI_WORDS, "info", "jsonSchemaDialect", "paths", "webhooks", "components"]);

test("the pages have an example of every key", () => {
  const states = [...text.matchAll(/`state\.(\w+)`/g)].map(([, name = ""]) => name);
  const shown = new Set<string>();
  JSON.stringify(
    examples.map(({ value }) => value),
    (key, value: unknown) => {
      shown.add(key);
      return value;
    },
  );
  const added = Object.values(WHOLE).flatMap((part) => Object.keys(part));
  const described = new Set([...shown, ...added, ...states, ...REFUSED, "$schema", "id", "kind"]);
  const grammars = [...project.files].filter(([path]) => path.startsWith("schemas/meta/"));
  const missing = grammars.flatMap(([path, { value }]) =>
    keysOf(path.endsWith("/area.schema.json") ? ownWords(value) : value)
      // The rest of a document is OpenAPI's own.
      .filter((key) => !path.endsWith("/api.schema.json") || key.startsWith("x-"))
      .filter((key) => !described.has(key.replace(/^x-/, "")) && !described.has(key))
      .map((key) => `${path}: ${key}`),
  );
  expect(missing).toEqual([]);
});

/** The grammar of an area without what it takes from OpenAPI and JSON Schema, whose words have no description there. */
function ownWords(grammar: unknown): unknown {
  const { $defs, properties } = grammar as {
    readonly $defs: Readonly<Record<string, { readonly properties?: object }>>;
    readonly properties: object;
  };
  return [
    { properties: without(properties, (key) => BORROWED.has(key)) },
    { properties: without($defs.operation?.properties, (key) => BORROWED.has(key)) },
    { properties: without($defs.schema?.properties, (_key, { description }) => description === undefined) },
  ];
}

function without(
  words: object | undefined,
  isBorrowed: (key: string, word: { readonly description?: string }) => boolean,
): object {
  return Object.fromEntries(
    Object.entries(words ?? {}).filter(([key, word]) => !isBorrowed(key, word as { description?: string })),
  );
}

function keysOf(grammar: unknown): string[] {
  if (typeof grammar !== "object" || grammar === null) return [];
  const keys = "properties" in grammar ? Object.keys(grammar.properties as object) : [];
  return [...keys, ...Object.values(grammar).flatMap(keysOf)];
}
