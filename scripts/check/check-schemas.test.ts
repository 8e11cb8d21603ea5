import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contracts } from "../../src/contracts.ts";
import { createContext } from "../../src/schema/checks/check-context.ts";
import { createProject } from "../../src/schema/project/project.ts";
import { readTexts } from "../../src/schema/project/read-texts.ts";
import { exceptionLines } from "../../src/schema/report/summary.ts";
import { formatText } from "../format-text.ts";
import { runCommand } from "../run-command.ts";
import { checkSchemas } from "./check-schemas.ts";

const SCREEN = "schemas/screens/client-list.json";
const ROUTES = "schemas/routes/account.json";

let root = "";
/** The screen in the format of the house. */
let before = "";

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "schemas-"));
  await cp("schemas/meta", path.join(root, "schemas/meta"), { recursive: true });
  await cp("tests/fixtures/good/schemas", path.join(root, "schemas"), { recursive: true });
  before = await formatText(SCREEN, await readFile(path.join(root, SCREEN), "utf8"));
});
afterEach(() => rm(root, { recursive: true }));

const writeScreen = (text: string) => writeFile(path.join(root, SCREEN), text);

/** The lines that the command prints for the small project, and its exit code. */
async function checked(...args: readonly string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = await checkSchemas(root, args, { ...console, log: print, error: print });
  return { code, output: lines.join("\n") };
}

test("a clean project ends with 0 and one line of counts; what is let pass is told, and counted", async () => {
  const clean = await checked();
  expect(clean.output).toMatch(
    /^\d+ files, \d+ screens, \d+ operations, \d+ expressions: 0 errors, 0 warnings \(.*\)$/,
  );
  expect(clean.code).toBe(0);
  const allowed = '"columns": [{ "field": "naem", "x-allow": { "column-field": "十月接入" } }';
  await writeScreen(before.replace('"columns": ["name"', allowed));
  const { code, output } = await checked();
  expect(output).toMatch(/client-list\.json:\d+:\d+ allowed column-field {2}十月接入$/m);
  expect(output).toMatch(/: 0 errors, 0 warnings, 1 finding allowed \(/);
  expect(code).toBe(0);
}, 60_000);

test("of the product's home page is told what is code, and which figures wait for a route", async () => {
  const texts = new Map(await readTexts(".", "schemas"));
  const planned = texts.get(ROUTES)?.replace('"screen": "account-center.invoice",', '"planned": true,');
  const project = createProject(texts.set(ROUTES, planned ?? ""));
  const { readings } = createContext(project, contracts);
  const lines = exceptionLines(project, readings, { issues: [], allowed: [] });
  expect(lines).toContain("workbench.home  hand-written: 2 surfaces, 0 handlers");
  expect(lines).toContain(
    "workbench.home  figures without a link until these routes open: /accountCenter/invoice",
  );
});

test("errors end with 1, and show file, line, column, rule and hint; one is an expression that does not fit the types", async () => {
  await writeScreen(
    before.replace('"ownerName"', '"ownerNaem"').replace("row.status === 1", "row.statsu === 1"),
  );
  const { code, output } = await checked();
  expect(output).toMatch(
    /^schemas\/screens\/client-list\.json:\d+:\d+ error column-field {2}.*did you mean "ownerName"\?$/m,
  );
  expect(output).toMatch(/client-list\.json:\d+:\d+ error expression-type/);
  expect(code).toBe(1);
}, 60_000);

test("of one screen the faults of its own files are told, and no others", async () => {
  await writeScreen(before.replace('"ownerName"', '"ownerNaem"'));
  const ownScreen = await checked("--screen", "client.list");
  expect(ownScreen.output).toContain('did you mean "ownerName"?');
  expect(ownScreen.code).toBe(1);
  const otherScreen = await checked("--screen", "filing.list");
  expect(otherScreen.output).toMatch(/^schemas\/screens\/filing-list\.json/m);
  expect(otherScreen.output).not.toContain("ownerNaem");
  expect(otherScreen.code).toBe(0);
  const none = await checked("--screen", "client.lsit");
  expect(none.output).toBe('There is no screen "client.lsit"; did you mean "client.list"?');
  expect(none.code).toBe(2);
}, 60_000);

test("the command ends with 2 and its usage for an unknown format", async () => {
  const args = ["scripts/check.ts", "--schemas", "--format=xml"];
  const { code, output } = await runCommand("node_modules/.bin/tsx", args);
  expect(output).toContain("pretty|json|github|sarif");
  expect(code).toBe(2);
}, 60_000);

test("with --fix what has one way to be mended is mended in the file and told; a type that does not fit is not", async () => {
  await writeScreen(
    before
      .replace('"ownerName"', '"ownerNaem"')
      .replace("row.status === 1", "row.statsu === 1")
      .replace(/("id": "[^"]+",)\n(\s*)("kind": "[^"]+",)/, "$3\n$2$1"),
  );
  const { code, output } = await checked("--fix", "--screen", "client.list");
  expect(output).toMatch(/client-list\.json:\d+:\d+ fixed column-field {2}"ownerNaem" → "ownerName"$/m);
  expect(output).toMatch(/client-list\.json:\d+:\d+ fixed expression-type {2}"statsu" → "status"$/m);
  expect(output).toMatch(/client-list\.json:\d+:1 fixed format {2}"kind": .* → "id": /m);
  expect(code).toBe(0);
  expect(await readFile(path.join(root, SCREEN), "utf8")).toBe(before);
}, 60_000);
