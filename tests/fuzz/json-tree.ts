/** A JSON value as text can hold it: an object may name a key twice, or `__proto__`. */
export type JsonTree = JsonObject | JsonTree[] | string | number | boolean | null | RawText;

export class JsonObject {
  readonly members: [key: string, value: JsonTree][];
  constructor(members: [string, JsonTree][]) {
    this.members = members;
  }
}

/** Text that stands in the file as it is: a number too large, a word that is none. */
export class RawText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export function readTree(value: unknown): JsonTree {
  if (Array.isArray(value)) return value.map(readTree);
  if (typeof value === "object" && value !== null) {
    return new JsonObject(Object.entries(value).map(([key, member]) => [key, readTree(member)]));
  }
  return value as JsonTree;
}

export function writeTree(tree: JsonTree, indent = ""): string {
  const inner = `${indent}  `;
  if (tree instanceof RawText) return tree.text;
  if (tree instanceof JsonObject) {
    if (tree.members.length === 0) return "{}";
    const lines = tree.members.map(
      ([key, value]) => `${inner}${JSON.stringify(key)}: ${writeTree(value, inner)}`,
    );
    return `{\n${lines.join(",\n")}\n${indent}}`;
  }
  if (Array.isArray(tree)) {
    if (tree.length === 0) return "[]";
    return `[\n${tree.map((item) => inner + writeTree(item, inner)).join(",\n")}\n${indent}]`;
  }
  return JSON.stringify(tree);
}

/** A place in a tree that holds a value. */
export interface Spot {
  readonly value: JsonTree;
  readonly holder: JsonObject | JsonTree[];
  readonly index: number;
}

/** Every place below a tree, from top to bottom. */
export function spotsOf(tree: JsonTree): Spot[] {
  if (tree instanceof JsonObject) {
    return tree.members.flatMap(([, value], index) => [{ value, holder: tree, index }, ...spotsOf(value)]);
  }
  if (!Array.isArray(tree)) return [];
  return tree.flatMap((value, index) => [{ value, holder: tree, index }, ...spotsOf(value)]);
}

export function setAt({ holder, index }: Spot, value: JsonTree): void {
  if (holder instanceof JsonObject) holder.members[index]![1] = value;
  else holder[index] = value;
}

export function removeAt({ holder, index }: Spot): void {
  (holder instanceof JsonObject ? holder.members : holder).splice(index, 1);
}

/** Puts a copy of the place behind itself, under the same name. */
export function repeatAt({ holder, index, value }: Spot): void {
  const copy = copyTree(value);
  if (holder instanceof JsonObject) holder.members.splice(index, 0, [holder.members[index]![0], copy]);
  else holder.splice(index, 0, copy);
}

export function copyTree(tree: JsonTree): JsonTree {
  if (tree instanceof JsonObject) {
    return new JsonObject(tree.members.map(([key, value]) => [key, copyTree(value)]));
  }
  return Array.isArray(tree) ? tree.map(copyTree) : tree;
}
