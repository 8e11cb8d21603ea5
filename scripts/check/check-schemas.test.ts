import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../run-command.ts";

const SCREEN = "schemas/screens/setting/user-manage.json";
const ROUTES = "schemas/routes/account.json";

async function checkCopy(change: (text: string) => string, ...args: readonly string[]) {
  const root = await mkdtemp(path.join(tmpdir(), "schemas-"));
  try {
    await cp("schemas", path.join(root, "schemas"), { recursive: true });
    for (const file of [SCREEN, ROUTES])
      await writeFile(path.join(root, file), change(await readFile(file, "utf8")));
    return await runCommand("node_modules/.bin/tsx", ["scripts/check/check-schemas.ts", ...args, root]);
  } finally {
    await rm(root, { recursive: true });
  }
}

test("a clean project ends with 0 and one line of counts", async () => {
  const { code, output } = await checkCopy((text) => text);
  expect(output).toMatch(
    /^\d+ files, \d+ screens, \d+ operations, \d+ expressions: 0 errors, 0 warnings, 1 finding allowed \(.*\)$/m,
  );
  expect(code).toBe(0);
}, 60_000);

test("what is let pass and what is code are told one by one", async () => {
  const { code, output } = await checkCopy((text) =>
    text.replace('"userKind",', '"userKnid", "x-allow": { "column-field": "十月接入" },'),
  );
  expect(output).toMatch(/user-manage\.json:\d+:\d+ allowed column-field {2}十月接入$/m);
  expect(output).toMatch(/^workbench\.home {2}hand-written: 2 surfaces, 0 handlers$/m);
  expect(output).toMatch(/: 0 errors, 0 warnings, 2 findings allowed \(/);
  expect(code).toBe(0);
}, 60_000);

test("figures that wait for a route are told with it", async () => {
  const { output } = await checkCopy((text) =>
    text.replace('"screen": "account-center.invoice",', '"planned": true,'),
  );
  expect(output).toMatch(
    /^workbench\.home {2}figures without a link until these routes open: \/accountCenter\/invoice$/m,
  );
}, 60_000);

test("errors end with 1, and show file, line, column, rule and hint; one is an expression that does not fit the types", async () => {
  const { code, output } = await checkCopy((text) =>
    text.replace('"userKind",', '"userKnid",').replace("row.status === 1", "row.statsu === 1"),
  );
  expect(output).toMatch(
    /^schemas\/screens\/setting\/user-manage\.json:\d+:\d+ error column-field {2}.*did you mean "userKind"\?$/m,
  );
  expect(output).toMatch(/user-manage\.json:\d+:\d+ error expression-type/);
  expect(code).toBe(1);
}, 60_000);

test("of one screen the faults of its own files are told, and no others", async () => {
  const wrong = (text: string) => text.replace('"userKind",', '"userKnid",');
  const ownScreen = await checkCopy(wrong, "--screen", "setting.user-manage");
  expect(ownScreen.output).toContain('did you mean "userKind"?');
  expect(ownScreen.code).toBe(1);
  const otherScreen = await checkCopy(wrong, "--screen", "setting.tags-manage");
  expect(otherScreen.output).toMatch(/^schemas\/screens\/setting\/tags-manage\.json/m);
  expect(otherScreen.output).not.toContain("userKnid");
  expect(otherScreen.code).toBe(0);
  const none = await checkCopy(wrong, "--screen", "setting.usermanage");
  expect(none.output).toContain(
    'There is no screen "setting.usermanage"; did you mean "setting.user-manage"?',
  );
  expect(none.code).toBe(2);
}, 60_000);

test("an unknown format ends with 2 and tells the usage", async () => {
  const { code, output } = await runCommand("node_modules/.bin/tsx", [
    "scripts/check/check-schemas.ts",
    "--format",
    "xml",
  ]);
  expect(output).toContain("pretty|json|github|sarif");
  expect(code).toBe(2);
}, 60_000);

test("with --fix what has one way to be mended is mended in the file and told; a type that does not fit is not", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "schemas-"));
  try {
    await cp("schemas", path.join(root, "schemas"), { recursive: true });
    const before = await readFile(SCREEN, "utf8");
    const wrong = before
      .replace('"userKind",', '"userKnid",')
      .replace("row.status === 1", "row.statsu === 1")
      .replace(/("id": "[^"]+",)\n(\s*)("kind": "[^"]+",)/, "$3\n$2$1");
    await writeFile(path.join(root, SCREEN), wrong);
    const args = ["scripts/check/check-schemas.ts", "--fix", "--screen", "setting.user-manage", root];
    const { code, output } = await runCommand("node_modules/.bin/tsx", args);
    expect(output).toMatch(/user-manage\.json:\d+:\d+ fixed column-field {2}"userKnid" → "userKind"$/m);
    expect(output).toMatch(/user-manage\.json:\d+:\d+ fixed expression-type {2}"statsu" → "status"$/m);
    expect(output).toMatch(/user-manage\.json:\d+:1 fixed format {2}"kind": .* → "id": /m);
    expect(code).toBe(0);
    expect(await readFile(path.join(root, SCREEN), "utf8")).toBe(before);
  } finally {
    await rm(root, { recursive: true });
  }
}, 60_000);
