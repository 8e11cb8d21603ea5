import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { OperationEffect } from "./operation-skeleton.ts";

/** The files that say which handler serves which operation, path → text. */
export type HandlerFiles = ReadonlyMap<string, string>;

/** A resource that the plain store serves. */
export interface PlainResource {
  readonly name: string;
  readonly file: string;
  /** Operation id → what it does. */
  readonly effects: ReadonlyMap<string, string>;
}

const AREAS = "server/areas";
const HANDLERS = `${AREAS}/handlers.ts`;
const PLAIN = /plainHandlers\("([\w.]+)", \{([^}]*)\}\)/g;

export async function readHandlerFiles(root: string): Promise<HandlerFiles> {
  const names = (await readdir(path.join(root, AREAS), { recursive: true })).map((name) =>
    path.posix.join(AREAS, ...name.split(path.sep)),
  );
  const wanted = names.filter((name) => name === HANDLERS || name.endsWith("-handlers.ts")).toSorted();
  return new Map(
    await Promise.all(
      wanted.map(async (name) => [name, await readFile(path.join(root, name), "utf8")] as const),
    ),
  );
}

export function listPlainResources(files: HandlerFiles): PlainResource[] {
  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(PLAIN)].map(([, name = "", effects = ""]) => ({
      name,
      file,
      effects: new Map(
        [...effects.matchAll(/"([\w.]+)": "(\w+)"/g)].map(([, id = "", effect = ""]) => [id, effect]),
      ),
    })),
  );
}

/** Where a handler for the operation is written by hand; undefined when it is not. */
export function handWrittenIn(files: HandlerFiles, resource: string): string | undefined {
  const named = new RegExp(`"${resource.replaceAll(".", "\\.")}\\.\\w+": \\w`);
  return [...files].find(([, text]) => named.test(text))?.[0];
}

/** One more operation of a resource of the plain store; the first one, its page, begins the resource. */
export function servePlainly(
  files: HandlerFiles,
  resource: string,
  operationId: string,
  effect: OperationEffect,
): ReadonlyMap<string, string> {
  const line = `  "${operationId}": "${effect}",\n`;
  const known = listPlainResources(files).find(({ name }) => name === resource);
  if (known) {
    const text = files.get(known.file) ?? "";
    const whole = text.replaceAll(PLAIN, (all: string, name: string) =>
      name === resource ? all.replace(/\n?\}\)$/, `\n${line}})`) : all,
    );
    return new Map([[known.file, whole]]);
  }
  const words = resource.replaceAll(".", "-").replaceAll(/([a-z\d])([A-Z])/g, "$1-$2");
  const file = `${AREAS}/${kebab(resource.split(".")[0] ?? "")}/${words.toLowerCase()}-handlers.ts`;
  const constant = `${resource.replaceAll(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase())}Handlers`;
  const text = [
    'import { plainHandlers } from "../../store/plain-handlers.ts";',
    "",
    `export const ${constant} = plainHandlers("${resource}", {`,
    `${line}});`,
    "",
  ].join("\n");
  if (files.has(file)) throw new Error(`there is a file ${file} already`);
  return new Map([
    [file, text],
    [HANDLERS, register(files.get(HANDLERS) ?? "", constant, path.posix.relative(AREAS, file))],
  ]);
}

/** `handlers.ts` with one more area of the firm's side. */
function register(text: string, constant: string, file: string): string {
  const imports = /(\nimport [^\n]+;\n)(?!import )/;
  const firm = /(\n {2}firm: \{\n[^]*?)(\n {2}\},\n)/;
  if (!imports.test(text) || !firm.test(text))
    throw new Error(`${HANDLERS} no longer has its imports and its "firm" as they were: name ${file} there`);
  return text
    .replace(imports, `$1import { ${constant} } from "./${file}";\n`)
    .replace(firm, `$1\n    ...${constant},$2`);
}

function kebab(name: string): string {
  return name.replaceAll(/([a-z\d])([A-Z])/g, "$1-$2").toLowerCase();
}
