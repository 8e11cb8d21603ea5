import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The built app and the bundled backend in one process; demo data stays in `.data` between starts. Plain JavaScript, so
 * that what is built already starts without a compiler.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
process.env.STATIC_DIR ??= `${root}dist/app`;
process.env.DATA_DIR ??= `${root}.data/pglite`;
const buildApp = (await isBuilt()) ? undefined : await prepareBuild();
await renewCatalogue();
const { runWithDemonstration } = await import("../dist/server/run-server.js");
await runWithDemonstration(process.env, buildApp);

async function isBuilt() {
  const check = new URL("../dist/server/is-built.js", import.meta.url);
  if (!existsSync(check)) return false;
  const built = await import(check.href);
  return await built.isBuilt(root);
}

/** Other tools read the catalogue as plain OpenAPI: a start does without it where nothing may be written. */
async function renewCatalogue() {
  const { renewPlainCatalogue } = await import("../dist/server/plain-catalogue.js");
  await renewPlainCatalogue(root).catch((error) => console.error(`接口目录未能导出：${error.message}`));
}

/** Bundles the server, which takes a second; the app is built while the server opens its database. */
async function prepareBuild() {
  const { tsImport } = await import("tsx/esm/api");
  const build = await tsImport("./build/build-when-stale.ts", import.meta.url);
  await build.bundleServerWhenStale(root);
  return async () => await build.buildWhenStale(root);
}
