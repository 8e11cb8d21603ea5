import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Plugin, build } from "esbuild";

/** They read files that stand beside their own modules. */
const WITH_FILES = ["@electric-sql/pglite", "pdfkit", "fontkit", "swagger-ui-dist"];

/** CommonJS packages load Node's own modules by `require`. */
const REQUIRE = `import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);`;

/**
 * Writes `run-server.js` into the folder, the server in one file, and the other modules of a start: `is-built.js` and
 * `plain-catalogue.js`. A start reads three files where one from the sources compiles about a thousand. What the server reads at run time stays where it is in the sources.
 */
export async function bundleServer(root: string, folder: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ["demo/run-server.ts", "scripts/build/is-built.ts", "scripts/made/plain-catalogue.ts"],
    entryNames: "[name]",
    outdir: folder,
    bundle: true,
    platform: "node",
    format: "esm",
    target: `node${process.versions.node}`,
    mainFields: ["module", "main"],
    external: WITH_FILES,
    banner: { js: REQUIRE },
    plugins: [keepPlaces(path.join(root, folder))],
    logLevel: "error",
  });
}

/** Replaces the address that a module reads of itself by that of its source. */
function keepPlaces(folder: string): Plugin {
  return {
    name: "keep-places",
    setup: (building) =>
      building.onLoad({ filter: /[\\/](server|demo|src|scripts)[\\/].*\.ts$/ }, async ({ path: file }) => {
        if (file.includes("node_modules")) return undefined;
        const source = JSON.stringify(path.relative(folder, file).split(path.sep).join("/"));
        const text = await readFile(file, "utf8");
        return {
          contents: text.replaceAll("import.meta.url", `new URL(${source}, import.meta.url).href`),
          loader: "ts",
        };
      }),
  };
}
