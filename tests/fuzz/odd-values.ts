import { JsonObject, type JsonTree, RawText } from "./json-tree.ts";
import type { Random } from "./random.ts";

/** Names that mean something to JavaScript, which they must not in data. */
export const ODD_NAMES = [
  "__proto__",
  "constructor",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "prototype",
  "length",
  "then",
  "",
  " ",
  "0",
  "a.b",
  "a/b~c",
  "名称",
  "\u0000",
  "\u202e\ufeff",
  "\ud800",
  "😀".repeat(3),
] as const;

const ODD_TEXTS = [
  ...ODD_NAMES,
  "x".repeat(5000),
  "NaN",
  "null",
  "[object Object]",
  "-8888888888.88",
  "2026-13-45",
  "<img src=x onerror=alert(1)>",
  "a\nb\tc\u2028d",
] as const;

const ODD_NUMBERS = ["1e400", "-0", "1e-400", "9007199254740993", "0.1", "-1", "0", "4294967296"] as const;

/** A value of another sort than one would expect anywhere. */
export function oddValue(random: Random): JsonTree {
  switch (random.below(9)) {
    case 0:
      return null;
    case 1:
      return random.oneIn(2);
    case 2:
      return new RawText(random.pick(ODD_NUMBERS));
    case 3:
      return [];
    case 4:
      return new JsonObject([]);
    case 5:
      return [oddValue(random), null, oddValue(random)];
    case 6:
      return new JsonObject([[random.pick(ODD_NAMES), oddValue(random)]]);
    case 7:
      return deep(random, 200);
    default:
      return random.pick(ODD_TEXTS);
  }
}

/** Lists or objects, one inside the other. */
function deep(random: Random, depth: number): JsonTree {
  const inList = random.oneIn(2);
  let tree: JsonTree = "x";
  for (let level = 0; level < depth; level += 1)
    tree = inList ? [tree] : new JsonObject([["properties", tree]]);
  return tree;
}
