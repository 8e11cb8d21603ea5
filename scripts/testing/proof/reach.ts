import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "../../run-command.ts";
import type { Program, ProvableTest, Reach } from "./provable-test.ts";

/** The server with all that the tests of the server start. */
const SERVER_ENTRIES = ["server/app.ts", "demo/main.ts"];

/** What the runners load before any test. */
const SET_UP = ["tests/e2e/prepare-once.ts", "tests/fuzz/freeze-builtins.ts"];

/** Files that no test of `npm run test:rest` reads, but for the pages of `docs` that it names. */
const DOCUMENT = /^(docs\/|\.ci\/|README\.md$|tests\/proven\.json$)/;

/** Tests and what they import, which reach themselves, and tables that only commands read. */
const OF_TESTS =
  /^tests\/(.*\.tsx?|spec\.json|screen-rules\.json|unused-options\.json)$|\.(test|spec)\.tsx?$/;

const PAGE = /docs\/[\w-]+\.md/g;

/**
 * The hash of all that decides how each test ends, by its id: its own files with what they import, the pages of `docs`
 * that they name, the files of its reach, and the versions of the programs that it runs. Undefined outside of a
 * checkout, where the files of the project are not known.
 */
export async function hashReaches(
  root: string,
  tests: readonly ProvableTest[],
  versions: Readonly<Record<Program, string>>,
): Promise<ReadonlyMap<string, string> | undefined> {
  const names = await projectFiles(root);
  if (names === undefined) return undefined;
  const setUp = SET_UP.filter((file) => names.includes(file));
  const importsOf = await readImports(root, [
    ...SERVER_ENTRIES,
    ...setUp,
    ...tests.flatMap(({ files }) => files),
  ]);
  const loaded = importsOf(SERVER_ENTRIES);
  const project = names.filter((name) => !DOCUMENT.test(name));
  const product = names.filter(isOfProduct);
  const hashes: Readonly<Record<Reach, string>> = {
    project: await hashFiles(root, project),
    product: await hashFiles(root, product),
    server: await hashFiles(
      root,
      product.filter((name) => !name.startsWith("src/") || loaded.has(name)),
    ),
  };
  const hashTest = async ({ id, files, reach, programs }: ProvableTest) => {
    const texts = await Promise.all(files.map(async (file) => await readFile(path.join(root, file), "utf8")));
    const pages = texts.flatMap((text) => text.match(PAGE) ?? []);
    const own = files.length === 0 ? [] : [...importsOf([...files, ...setUp]), ...pages];
    const facts = [
      process.version,
      process.platform,
      ...programs.map((program) => `${program} ${versions[program]}`),
      hashes[reach],
      await hashFiles(root, [...new Set(own)]),
    ];
    return [id, createHash("sha256").update(facts.join("\n")).digest("hex").slice(0, 16)] as const;
  };
  return new Map(await Promise.all(tests.map(hashTest)));
}

/** True for a file of the product, its tools or the data of tests. */
export function isOfProduct(name: string): boolean {
  return !DOCUMENT.test(name) && !OF_TESTS.test(name);
}

async function projectFiles(root: string): Promise<readonly string[] | undefined> {
  const { code, output } = await runCommand(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
    { cwd: root },
  );
  return code === 0 ? [...new Set(output.split("\0"))].filter((name) => name !== "") : undefined;
}

/** Returns, for some of the entries, the modules of the project that they import, themselves included, from the root. */
async function readImports(root: string, entryPoints: readonly string[]) {
  // esbuild refuses to be loaded where a test stands in for a browser, and there it is not needed.
  const { build } = await import("esbuild");
  const { metafile } = await build({
    entryPoints: [...new Set(entryPoints)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outdir: "out",
    platform: "node",
    format: "esm",
    packages: "external",
  });
  return (entries: readonly string[]): ReadonlySet<string> => {
    const reached = new Set<string>();
    const waiting = [...entries];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      const imports = metafile.inputs[file]?.imports ?? [];
      waiting.push(...imports.filter(({ external }) => !external).map((imported) => imported.path));
    }
    return reached;
  };
}

/** Of names and contents, whatever their order; a file that is gone counts by its name. */
async function hashFiles(root: string, files: readonly string[]): Promise<string> {
  const lines = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(root, file)).catch(() => Buffer.alloc(0));
      return `${createHash("sha256").update(content).digest("hex")} ${file}`;
    }),
  );
  return createHash("sha256").update(lines.toSorted().join("\n")).digest("hex");
}
