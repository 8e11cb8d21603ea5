import { METHODS, SPREAD } from "../../../src/schema/project/short-form/short-words.ts";

type Json = unknown;

/** Folders that a copy of the project has again for itself; grammar, code tables, permission codes and messages are shared. */
const COPIED = /^schemas\/(?:api\/|blocks\/|routes\/|screens\/|states\/|permissions\/for-everyone\.)/;

/**
 * A larger project with the real one in it: so many times as many screens, operations, routes and states, which
 * refer to each other within their copy. Takes and gives path → text.
 */
export function growProject(texts: ReadonlyMap<string, string>, times: number): ReadonlyMap<string, string> {
  const sources = [...texts]
    .filter(([path]) => COPIED.test(path))
    .map(([path, text]): [string, Json] => [path, JSON.parse(text)]);
  const names = new Set(sources.flatMap(([path, source]) => namesIn(path, source)));
  const grown = new Map(texts);
  for (let copy = 2; copy <= times; copy += 1) {
    for (const [path, source] of sources) {
      const renamed = path.startsWith("schemas/routes/")
        ? renameRoutes(source, names, copy)
        : path.startsWith("schemas/api/")
          ? renameArea(source, names, copy)
          : rename(source, names, copy);
      grown.set(path.replace(/\.json$/, `-${copy}.json`), JSON.stringify(renamed, null, 2));
    }
  }
  return grown;
}

/** Ids of operations, screens and blocks, names of states. */
function namesIn(path: string, source: Json): readonly string[] {
  if (path.startsWith("schemas/routes/")) return [];
  if (!path.startsWith("schemas/api/")) return textsUnder(source, /^(?:id|name)$/, 1);
  const { operations = {} } = source as { readonly operations?: object };
  return [...Object.keys(operations), ...textsUnder(source, /^operationId$/, Infinity)];
}

function textsUnder(node: Json, name: RegExp, depth: number): readonly string[] {
  if (typeof node !== "object" || node === null || depth === 0) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === "string" && name.test(key) ? [value] : textsUnder(value, name, depth - 1),
  );
}

/** Permission codes are shared; one may have the name of an operation. */
const SHARED = /^(?:x-)?permission$/;

/** Also the addresses of operations, and references to documents beside this one. */
function rename(node: Json, names: ReadonlySet<string>, copy: number): Json {
  if (typeof node === "string") {
    if (names.has(node)) return `${node}Copy${copy}`;
    return readsOwnStates(inCopy(node, copy), names, copy);
  }
  if (Array.isArray(node)) return node.map((entry) => rename(entry, names, copy));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key.startsWith("/") ? `/copy${copy}${key}` : key.startsWith(SPREAD) ? inCopy(key, copy) : key,
      SHARED.test(key) ? value : rename(value, names, copy),
    ]),
  );
}

/** A reference to another document, in full or short, leads to its copy. */
function inCopy(text: string, copy: number): string {
  return text
    .replace(/^([\w-]+)\.json#/, `$1-${copy}.json#`)
    .replace(/^((?:\.\.\.)?[a-z]\w*)\/(?=[A-Z])/, `$1-${copy}/`);
}

/** An expression reads the derived states of its copy. */
function readsOwnStates(text: string, names: ReadonlySet<string>, copy: number): string {
  return text.replace(/\bstate\.(\w+)/g, (read, name: string) =>
    names.has(name) ? `${read}Copy${copy}` : read,
  );
}

/** The operations of an area in the short form stand under their ids, and say their addresses. */
function renameArea(source: Json, names: ReadonlySet<string>, copy: number): Json {
  const renamed = rename(source, names, copy) as { readonly operations?: Readonly<Record<string, Json>> };
  if (!renamed.operations) return renamed;
  const operations = Object.entries(renamed.operations).map(([id, operation]) => {
    const said = Object.entries(operation as object).map(([word, value]: [string, Json]) => [
      word,
      METHODS.some((method) => method === word) ? `/copy${copy}${String(value)}` : value,
    ]);
    return [`${id}Copy${copy}`, Object.fromEntries(said)];
  });
  return { ...renamed, operations: Object.fromEntries(operations) };
}

/** Routes and the menu's entries are addresses. */
function renameRoutes(node: Json, names: ReadonlySet<string>, copy: number): Json {
  const moved = JSON.stringify(rename(node, names, copy)).replaceAll('"/', `"/copy${copy}/`);
  return JSON.parse(moved) as Json;
}
