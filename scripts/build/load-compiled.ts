import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Script, constants } from "node:vm";

interface Loaded {
  readonly exports: Readonly<Record<string, unknown>>;
  /** Keeps the compiled code for the next time, of every function that has run by now; unless that was done before. */
  readonly keep: () => void;
}

/** Runs a bundle of CommonJS by the code that V8 made of this very text when it was kept. */
export function loadCompiled(file: string): Loaded {
  const source = readFileSync(file, "utf8");
  // V8 compares lengths only: the name says which text it is.
  const kept = `${file}.${createHash("sha256").update(source).digest("hex")}`;
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined;
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
    filename: file,
    ...(cachedData && { cachedData }),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const bundle: { exports: Record<string, unknown> } = { exports: {} };
  const run = script.runInThisContext() as (...parts: readonly unknown[]) => void;
  run(bundle.exports, createRequire(file), bundle, file, path.dirname(file));
  const keep = () => {
    // Another version of V8 refuses what this one made.
    if (cachedData && script.cachedDataRejected === false) return;
    for (const old of keptOf(file)) rmSync(old);
    const unfinished = `${file}.unfinished`;
    writeFileSync(unfinished, script.createCachedData());
    renameSync(unfinished, kept);
  };
  return { exports: bundle.exports, keep };
}

/** Whatever was kept of other texts, or was broken off. */
function keptOf(file: string): string[] {
  const folder = path.dirname(file);
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${path.basename(file)}.`))
    .map((name) => path.join(folder, name));
}
