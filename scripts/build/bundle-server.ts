import { readFile } from "node:fs/promises";
import path from "node:path";
import { type BuildOptions, type Plugin, build } from "esbuild";

/** They read files that stand beside their own modules. */
const WITH_FILES = ["@electric-sql/pglite", "pdfkit", "fontkit", "swagger-ui-dist"];

/** CommonJS has no `import.meta`. */
const ADDRESS = `const BUNDLE_ADDRESS = require("node:url").pathToFileURL(__filename).href;`;

/**
 * Writes `run-server.cjs` into the folder, the server in one file, and what a start asks besides: `is-built.js`,
 * `load-compiled.js` and `plain-catalogue.js`. A start reads four files where one from the sources compiles about a thousand. The server is
 * CommonJS, whose compiled code can be kept. What the server reads at run time stays where it is in the sources.
 */
export async function bundleServer(root: string, folder: string): Promise<void> {
  const usual: BuildOptions = {
    absWorkingDir: root,
    entryNames: "[name]",
    outdir: folder,
    bundle: true,
    platform: "node",
    mainFields: ["module", "main"],
    target: `node${process.versions.node}`,
    plugins: [keepPlaces(path.join(root, folder))],
    logLevel: "error",
  };
  await Promise.all([
    build({
      ...usual,
      entryPoints: ["demo/run-server.ts"],
      outExtension: { ".js": ".cjs" },
      format: "cjs",
      external: WITH_FILES,
      define: { "import.meta.url": "BUNDLE_ADDRESS" },
      banner: { js: ADDRESS },
    }),
    build({
      ...usual,
      entryPoints: [
        "scripts/build/is-built.ts",
        "scripts/build/load-compiled.ts",
        "scripts/made/plain-catalogue.ts",
      ],
      format: "esm",
    }),
  ]);
}

/** A module that asks for its own address is given that of its source. */
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
