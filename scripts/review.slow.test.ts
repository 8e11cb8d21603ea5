import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contracts } from "../src/contracts.ts";
import { createProject, type Project } from "../src/schema/project/project.ts";
import { readProject } from "../src/schema/project/read-project.ts";
import { reviewProjects } from "../src/schema/review/review.ts";
import { runCommand } from "./run-command.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- parsed files of every kind
type Editable = any;

const BASE = "tests/fixtures/good";
const LIST = "schemas/screens/client-list.json";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "review-"));
  const git = (...args: string[]) => runCommand("git", args, { cwd: folder });
  await cp(BASE, path.join(folder, "app"), { recursive: true });
  await git("init", "--quiet");
  await git("add", "--all");
  await git("-c", "user.name=a", "-c", "user.email=a@example.invalid", "commit", "--quiet", "-m", "base");
  const file = path.join(folder, "app", LIST);
  const text = (await readFileOf(LIST)).replace('"permission": "client.edit",\n      "visible"', '"visible"');
  await writeFile(file, text);
});
afterAll(() => rm(folder, { recursive: true }));

async function readFileOf(name: string): Promise<string> {
  return (await readProject(BASE)).files.get(name)?.text ?? "";
}

function review(...args: readonly string[]) {
  return runCommand("npm", ["run", "--silent", "review", "--", ...args]);
}

describe("npm run review", () => {
  const app = () => path.join(folder, "app");
  const sentence = "企业管理 › 按钮「停用」：原需权限「编辑企业」(client.edit)，现在谁都能按";

  test("compares the working tree with a commit, in a folder of the repository as well", async () => {
    const { code, output } = await review("--base", "HEAD", app());
    expect(output).toContain(`权限放宽 1 处\n  ${sentence}\n    ${LIST}:`);
    expect(code).toBe(0);
  }, 60_000);

  test("compares with a folder, and ends with 1 where rights may not be widened", async () => {
    const { code, output } = await review("--base", BASE, "--fail-on", "widened", "--format", "json", app());
    expect(JSON.parse(output)).toMatchObject({ counts: { widened: 1 }, changes: [{ sentence, file: LIST }] });
    expect(code).toBe(1);
  }, 60_000);

  test("narrowed rights do not end it", async () => {
    const { code, output } = await review(
      "--base",
      app(),
      "--fail-on",
      "widened",
      "--format",
      "github",
      BASE,
    );
    expect(output).toMatch(
      /^::notice file=schemas\/screens\/client-list\.json,line=\d+,col=\d+,title=权限收紧 /,
    );
    expect(code).toBe(0);
  }, 60_000);

  test.each([
    [["--base", "no-such-ref"], "no-such-ref 既不是这里的 git 引用，也不是一个文件夹"],
    [["--base", "docs"], "文件夹 docs 里没有 schemas/，不是一个项目"],
    [["--base", "HEAD", "no-such-project"], "没有文件夹 no-such-project"],
    [["--base", "--output=x"], "用法："],
    [[], "用法："],
    [["--base", "HEAD", "--format", "xml"], "用法："],
    [["--base", "HEAD", "--fail-on", "anything"], "用法："],
  ])(
    "a call as %j is explained and ends with 2",
    async (args, words) => {
      const { code, output } = await review(...args);
      expect(output).toContain(words);
      expect(code).toBe(2);
    },
    60_000,
  );
});

/** Changes of the product's own files; each takes one of the places that it finds. */
const MUTATIONS: Readonly<Record<string, readonly [area: string, change: (holder: Editable) => boolean]>> = {
  "a permission of a screen's part": [
    "screens",
    (value) => take(value, "permission", (code) => typeof code === "string"),
  ],
  "a confirmation": ["screens", (value) => take(value, "confirm", () => value.do !== undefined)],
  "a condition": ["screens", (value) => take(value, "visible", () => value.do !== undefined)],
  "a step": ["screens", (value) => shorten(value, "do")],
  "a column": ["screens", (value) => shorten(value, "columns")],
  "a section": ["screens", (value) => shorten(value, "sections")],
  "a parameter": [
    "screens",
    (value) =>
      typeof value.call === "string" && take(value, "params", (params) => Object.keys(params).length > 0),
  ],
  "a field of a form": ["blocks", (value) => emptyOne(value, "properties")],
  // Not what is sent: where every screen that uses the block says it again, the block's own means nothing.
  "a source of choices in a block": [
    "blocks",
    (value) => typeof value.value === "string" && replace(value, "call", "company.list"),
  ],
  "the code of an operation": ["api", (value) => replace(value, "x-permission", "signed-in")],
  "a version": ["api", (value) => take(value, "x-version", (version) => typeof version === "object")],
  "a mask": ["api", (value) => take(value, "x-mask")],
  "an effect": [
    "api",
    (value) => replace(value, "x-effect", value["x-effect"] === "read" ? "write" : "read"),
  ],
  "a required field": ["api", (value) => shorten(value, "required")],
  "a code table of a field": ["api", (value) => take(value, "x-enum")],
  "the code of a route": ["routes", (value) => take(value, "permission", () => value.path !== undefined)],
  "a permission code": ["permissions", (value) => shorten(value, "children")],
  "a label of a code": ["enums", (value) => replace(value, "label", "另一个")],
  "a case of a state": ["states", (value) => shorten(value, "cases")],
  "a message": ["messages", (value) => emptyOne(value, "texts")],
};

describe("the product's own schemas", async () => {
  const project = await readProject(".");
  const random = seeded(20_261_123);

  test("unchanged, they are silent", () => {
    const texts = new Map([...project.files.values()].map(({ path: name, text }) => [name, text]));
    expect(reviewProjects(project, createProject(texts), contracts)).toEqual([]);
  });

  test.each(Object.entries(MUTATIONS))("%s that changes is told", (_name, [area, change]) => {
    const { name, text } = mutated(project, area, change, random);
    const texts = new Map([...project.files.values()].map((file) => [file.path, file.text]));
    const changes = reviewProjects(project, createProject(texts.set(name, text), project), contracts);
    expect(changes.map(({ file }) => file)).toContain(name);
  });
});

/** One file of the area in which one of the places that the change fits has been changed. */
function mutated(
  project: Project,
  area: string,
  change: (holder: Editable) => boolean,
  random: () => number,
): { readonly name: string; readonly text: string } {
  const fitting = [...project.files.values()]
    .filter((file) => file.path.startsWith(`schemas/${area}/`))
    .flatMap((file) => holdersIn(file.value).map((holder, index) => ({ file, holder, index })))
    .filter(({ holder }) => change(structuredClone(holder)));
  const chosen = fitting[Math.floor(random() * fitting.length)];
  if (!chosen) throw new Error(`Nothing in ${area} can be changed so.`);
  const value = structuredClone(chosen.file.value);
  change(holdersIn(value)[chosen.index]);
  return { name: chosen.file.path, text: JSON.stringify(value) };
}

/** Every object below a value, itself included. */
function holdersIn(value: unknown): Editable[] {
  if (typeof value !== "object" || value === null) return [];
  return [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(holdersIn)];
}

function take(holder: Editable, key: string, fits: (value: Editable) => boolean = () => true): boolean {
  return Object.hasOwn(holder, key) && fits(holder[key]) && delete holder[key];
}

function replace(holder: Editable, key: string, value: string): boolean {
  if (typeof holder[key] !== "string" || holder[key] === value) return false;
  holder[key] = value;
  return true;
}

function shorten(holder: Editable, key: string): boolean {
  return Array.isArray(holder[key]) && holder[key].length > 1 && holder[key].pop() !== undefined;
}

function emptyOne(holder: Editable, key: string): boolean {
  const [name] = Object.keys(holder[key] ?? {});
  return name !== undefined && typeof holder[key] === "object" && delete holder[key][name];
}

/** Numbers from 0 to 1, the same in every run. */
function seeded(start: number): () => number {
  let state = start;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
