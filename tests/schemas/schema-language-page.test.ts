import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { check } from "../../src/schema/check.ts";
import { createProject } from "../../src/schema/project/project.ts";
import { readProject } from "../../src/schema/project/read-project.ts";

const text = await readFile("docs/schema-language.md", "utf8");
const examples = [...text.matchAll(/^```json (\w+)\n([^]*?)^```/gm)].map(([, kind = "", json = ""]) => ({
  kind,
  value: JSON.parse(json) as object,
}));
const grammars = [...(await readProject(".")).files].filter(([path]) => path.startsWith("schemas/meta/"));

/** What a kind of file must have that an example may leave out. */
const WHOLE: Readonly<Record<string, object>> = {
  list: { title: "客户", source: { call: "company.list" }, columns: ["companyName"] },
  form: { title: "客户" },
  detail: { title: "客户" },
  tabs: { title: "客户" },
  columns: {},
};

test.each(examples)("example $# of the page, of a $kind, keeps to the grammar", ({ kind, value }) => {
  const whole = WHOLE[kind];
  const file = whole ? { version: 1, id: "a.b", kind, ...whole, ...value } : value;
  const folder = { state: "states", columns: "blocks" }[kind] ?? "screens";
  const named = { $schema: `../meta/${kind}.schema.json`, ...file };
  const texts = new Map(grammars.map(([path, { text: grammar }]) => [path, grammar]));
  const project = createProject(texts.set(`schemas/${folder}/it.json`, JSON.stringify(named)));
  const issues = check(project, { fields: [], verbs: [] }).filter(({ slug }) => slug === "grammar");
  expect(issues.map(({ message }) => message)).toEqual([]);
});

test("the page has an example of every key of a list, a dialog, an action, a column and a filter", async () => {
  const definitions = Object.assign(
    {},
    ...grammars.map(([, { value }]) => (value as { $defs?: object }).$defs ?? {}),
  ) as Record<string, { properties: object }>;
  const list = grammars.find(([path]) => path.endsWith("/list.schema.json"))?.[1].value as {
    properties: object;
  };
  const shown = new Set<string>();
  JSON.stringify(
    examples.map(({ value }) => value),
    (key, value: unknown) => {
      shown.add(key);
      return value;
    },
  );
  const header = new Set(["$schema", "version", "id", "kind", "title", "permission"]);
  const parts = [
    list,
    ...["dialog", "actionKeys", "columnKeys", "filterKeys"].map((name) => definitions[name]),
  ];
  const keys = parts.flatMap((part) => Object.keys(part?.properties ?? {}));
  expect(keys.filter((key) => !header.has(key) && !shown.has(key))).toEqual([]);
});
