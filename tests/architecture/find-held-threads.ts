import path from "node:path";

interface HeldThread {
  readonly file: string;
  readonly imports: string;
}

const CALCULATION = /\bexport const calculation\b/;
const IMPORT = /\bimport\s+(?<names>(?:type\s+)?\{[^}]*\})\s+from\s+"(?<module>[^"]+)"/g;

/**
 * Files of the server that import the work of a calculation themselves, and would do it in the server's own thread.
 * `files` maps paths from the project's root to their text.
 */
export function findHeldThreads(files: ReadonlyMap<string, string>): HeldThread[] {
  const server = [...files].filter(([file]) => /^(server|demo)\//.test(file));
  const works = new Set(
    server.filter(([, text]) => CALCULATION.test(text)).flatMap(([file, text]) => domainImports(file, text)),
  );
  return server
    .filter(([, text]) => !CALCULATION.test(text))
    .flatMap(([file, text]) =>
      domainImports(file, text)
        .filter((name) => works.has(name))
        .map((imports) => ({ file, imports })),
    );
}

/** The imports of a file from the domain, types aside: `src/domain/tax/vat.ts calculateVat`. */
function domainImports(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(({ groups }) => {
    const { names = "", module = "" } = groups ?? {};
    const target = path.posix.join(path.posix.dirname(file), module);
    if (!target.startsWith("src/domain/") || names.startsWith("type")) return [];
    return names
      .slice(1, -1)
      .split(",")
      .map((name) => name.trim().replace(/ as .*/, ""))
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((name) => `${target} ${name}`);
  });
}
