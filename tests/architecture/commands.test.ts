import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { RUN_BY, SMALL_FORMS } from "../../scripts/testing/small-forms.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

test("every command of package.json is run by the tests, at least in a small form", () => {
  const run = [...SMALL_FORMS.map(({ script }) => script), ...Object.keys(RUN_BY)];
  expect(run.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test("who is said to run a command exists", () => {
  for (const file of Object.values(RUN_BY)) expect(existsSync(path.join(ROOT, file)), file).toBe(true);
});

const BLOCK = /```sh\n([\s\S]*?)```/g;
const NPM = /^npm (?:ci|start|test|prune|run (?:--silent )?(?<script>[\w:-]+))(?: |$)/;
const VARIABLE = /^(?:export )?[A-Z_]+=\S*/;
const TOOL = /`(?:npx|tsx|vitest|playwright|vite|node) [^`]*`/g;

function documents(): readonly (readonly [string, string])[] {
  const docs = readdirSync(path.join(ROOT, "docs"), { recursive: true }).map(
    (name) => `docs/${String(name)}`,
  );
  return ["README.md", ...docs]
    .filter((name) => name.endsWith(".md"))
    .map((name) => [name, readFileSync(path.join(ROOT, name), "utf8")]);
}

/** The commands of a block: comments, line ends and variables before them left out. */
function commandsOf(block: string): string[] {
  return block
    .replaceAll("\\\n", " ")
    .split("\n")
    .flatMap((line) => line.replace(/\s#.*$/, "").split("&&"))
    .map((command) => command.trim().replace(/^(?:[A-Z_]+=\S*\s+|…\s+)+/, ""))
    .filter((command) => command !== "" && !VARIABLE.test(command));
}

test("every command that a document shows is one of package.json, or of Docker", () => {
  const faults = documents().flatMap(([name, text]) => {
    const shown = [...text.matchAll(BLOCK)].flatMap(([, block = ""]) => commandsOf(block));
    const strange = shown.filter((command) => {
      if (command.startsWith("docker compose ")) return false;
      const match = NPM.exec(command);
      return !match || (match.groups?.script !== undefined && !(match.groups.script in scripts));
    });
    return [...strange, ...(text.match(TOOL) ?? [])].map((command) => `${name}: ${command}`);
  });
  expect(faults).toEqual([]);
});
