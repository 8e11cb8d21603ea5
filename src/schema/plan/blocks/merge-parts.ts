import { joinPointer, pointerSegments } from "../../project/schema-file.ts";

export interface Origin {
  readonly file: string;
  readonly pointer: string;
}

/** A JSON value that may be put together from several files, and the place each piece was written at. */
export interface Part extends Origin {
  readonly value: unknown;
  /** Pieces that were written elsewhere than this value itself. */
  readonly pieces?: ReadonlyMap<string, Part>;
}

/** Lays overrides over a value: objects key by key, lists of objects with an `id` by id, everything else replaced. */
export function mergeParts(base: Part, overrides: Part): Part {
  if (isObject(base.value) && isObject(overrides.value)) {
    const keys = [...new Set([...Object.keys(base.value), ...Object.keys(overrides.value)])];
    const pieces = new Map(keys.map((key) => [key, mergeChild(base, overrides, key)]));
    const value = Object.fromEntries([...pieces].map(([key, piece]) => [key, piece.value]));
    return { file: overrides.file, pointer: overrides.pointer, value, pieces };
  }
  if (isIdentified(base.value) && isIdentified(overrides.value)) return mergeLists(base, overrides);
  return overrides;
}

/** The place where the value at a pointer inside the part was written. */
export function originOf(part: Part, pointer: string): Origin {
  let current = part;
  const rest = pointerSegments(pointer);
  while (rest[0] !== undefined) {
    const piece = current.pieces?.get(rest[0]);
    if (!piece) break;
    current = piece;
    rest.shift();
  }
  return { file: current.file, pointer: joinPointer(current.pointer, ...rest) };
}

/** The part without some of its top names. */
export function omitNames(part: Part, names: readonly string[]): Part {
  if (!isObject(part.value)) return part;
  return {
    ...part,
    value: Object.fromEntries(Object.entries(part.value).filter(([name]) => !names.includes(name))),
  };
}

/** The entries of a list, each with its place. */
export function listParts(list: Part | undefined): Part[] {
  if (!list || !Array.isArray(list.value)) return [];
  return list.value.map((_, index) => childOf(list, String(index)) as Part);
}

/** An object with other values under its names; itself when none is another. */
export function composeObject(part: Part, change: (key: string, child: Part) => Part): Part {
  if (!isObject(part.value)) return part;
  const before = Object.keys(part.value).map((key) => [key, childOf(part, key) as Part] as const);
  const after = before.map(([key, child]) => [key, change(key, child)] as const);
  if (after.every(([, piece], index) => piece === before[index]?.[1])) return part;
  return {
    file: part.file,
    pointer: part.pointer,
    value: Object.fromEntries(after.map(([key, piece]) => [key, piece.value])),
    pieces: new Map(after),
  };
}

/** A list with other entries; itself when none is another. */
export function composeList(list: Part, change: (entries: readonly Part[]) => readonly Part[]): Part {
  const before = listParts(list);
  const after = change(before);
  if (after.length === before.length && after.every((entry, index) => entry === before[index])) return list;
  return {
    file: list.file,
    pointer: list.pointer,
    value: after.map((entry) => entry.value),
    pieces: new Map(after.map((entry, index) => [String(index), entry])),
  };
}

function mergeChild(base: Part, overrides: Part, key: string): Part {
  const under = childOf(base, key);
  const over = childOf(overrides, key);
  return under && over ? mergeParts(under, over) : ((over ?? under) as Part);
}

function mergeLists(base: Part, overrides: Part): Part {
  const items = new Map<unknown, Part>();
  for (const list of [base, overrides]) {
    for (const [index, { id }] of (list.value as readonly { id: unknown }[]).entries()) {
      const item = childOf(list, String(index)) as Part;
      const before = items.get(id);
      items.set(id, before ? mergeParts(before, item) : item);
    }
  }
  return composeList(overrides, () => [...items.values()]);
}

/** The value under a name of an object, or at an index of a list. */
export function childOf(part: Part, key: string): Part | undefined {
  const value = part.value as Record<string, unknown>;
  if (!Object.hasOwn(value, key)) return undefined;
  return (
    part.pieces?.get(key) ?? { file: part.file, pointer: joinPointer(part.pointer, key), value: value[key] }
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isIdentified(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => isObject(item) && typeof item.id === "string");
}
