import path from "node:path";
import { build } from "esbuild";

/** Folders of `schemas/` that the server reads when it starts; it follows the others while it runs. */
const READ_AT_START = /^schemas\/(api|enums|permissions|routes)\/.*\.json$/;
const SOURCES = /^(server|demo|src)\/.*\.ts$/;

export interface ServerFiles {
  /** True when a change of this file, named from the root, requires a restart of the server. */
  readonly has: (file: string) => boolean;
}

/**
 * The files that a server started now reads: what its entry imports, and the catalogue. Where the imports cannot be
 * followed, because a file is half written, every source counts.
 */
export async function serverFiles(root: string, entry = "demo/main.ts"): Promise<ServerFiles> {
  const imported = await importedFiles(root, entry);
  return {
    has: (file) => READ_AT_START.test(file) || (imported?.has(file) ?? SOURCES.test(file)),
  };
}

async function importedFiles(root: string, entry: string): Promise<ReadonlySet<string> | undefined> {
  try {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [path.join(root, entry)],
      bundle: true,
      write: false,
      metafile: true,
      packages: "external",
      platform: "node",
      format: "esm",
      logLevel: "silent",
    });
    return new Set(Object.keys(metafile.inputs));
  } catch {
    // The server itself says what is wrong with it.
    return undefined;
  }
}
