import { createHash } from "node:crypto";
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Script, constants } from "node:vm";

const KEPT = ".compiled";

/**
 * Loads a CommonJS bundle of ASCII, with the code that V8 made of it last time if that was kept. `keep` keeps it for the
 * next time, with every function that has run until then; it does nothing when that is done already.
 */
export function loadCompiled(file) {
  const source = readFileSync(file, "latin1");
  // V8 compares lengths only: the name says which text it is.
  const kept = `${file}.${createHash("sha256").update(source, "latin1").digest("hex")}${KEPT}`;
  const cachedData = readIfThere(kept);
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
    filename: file,
    ...(cachedData && { cachedData }),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const bundle = { exports: {} };
  const run = script.runInThisContext();
  run(bundle.exports, createRequire(file), bundle, file, path.dirname(file));
  const keep = () => {
    // Another Node refuses it.
    if (cachedData && !script.cachedDataRejected) return;
    for (const old of keptBeside(file)) rmSync(old, { force: true });
    writeFileSync(`${kept}.unfinished`, script.createCachedData());
    renameSync(`${kept}.unfinished`, kept);
  };
  return { exports: bundle.exports, keep };
}

function keptBeside(file) {
  const folder = path.dirname(file);
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${path.basename(file)}.`))
    .map((name) => path.join(folder, name));
}

function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}
