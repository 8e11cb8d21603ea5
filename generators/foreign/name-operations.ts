import type { ForeignOperation } from "./convert-operation.ts";

const LONGEST = 60;

/** An id below the area for each operation: its own, else one of method and path; none twice. */
export function nameOperations(
  area: string,
  operations: readonly ForeignOperation[],
): ReadonlyMap<ForeignOperation, string> {
  const names = new Map<ForeignOperation, string>();
  const usedNames = new Set<string>();
  for (const operation of operations) {
    const { method, path, value } = operation;
    const written = camel(typeof value.operationId === "string" ? value.operationId : "");
    const base = written === "" ? camel(`${method} ${path.replaceAll("{", " by ")}`) : written;
    let name = base;
    for (let count = 2; usedNames.has(name); count += 1) name = `${base}${count}`;
    usedNames.add(name);
    names.set(operation, `${area}.${name}`);
  }
  return names;
}

/** `list_pets`, `Pets/List` → `listPets`, `petsList`; empty when no letter of ours is in it. */
export function camel(text: string): string {
  const words = text.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const joined = words.map((word, index) => (index === 0 ? lower(word) : upper(word))).join("");
  return joined
    .replace(/^\d+/, "")
    .replace(/^./, (first) => first.toLowerCase())
    .slice(0, LONGEST);
}

function lower(word: string): string {
  return /^[A-Z0-9]+$/.test(word) ? word.toLowerCase() : word.replace(/^./, (first) => first.toLowerCase());
}

function upper(word: string): string {
  return word.replace(/^./, (first) => first.toUpperCase());
}
