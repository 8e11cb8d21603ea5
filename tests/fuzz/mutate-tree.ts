import {
  copyTree,
  JsonObject,
  type JsonTree,
  RawText,
  removeAt,
  repeatAt,
  setAt,
  type Spot,
  spotsOf,
} from "./json-tree.ts";
import { ODD_NAMES, oddValue } from "./odd-values.ts";
import type { Random } from "./random.ts";

/** Sources of texts and parts of other files: a mistake is often something right in the wrong place. */
export interface Donors {
  readonly trees: readonly JsonTree[];
  readonly texts: readonly string[];
}

type Mutation = (spot: Spot, random: Random, donors: Donors, spots: readonly Spot[]) => void;

const BROKEN_EXPRESSIONS = [
  "{{",
  "{{ }}",
  "}} {{",
  "{{ row. }}",
  "{{ row.constructor }}",
  "{{ row['__proto__'] }}",
  "{{ nothing.at.all }}",
  "{{ ((((((1)))))) + '' }}",
  "{{ row.id === ",
  "{{ [1].map((row) => row.x) }}",
  "{{ 1 / 0 }} 元",
  `{{ ${"!".repeat(600)}true }}`,
] as const;

/** Mishaps of files: slips of the hand, half-done changes, and things that no author would write. */
const mutations: readonly Mutation[] = [
  (spot) => removeAt(spot),
  (spot) => repeatAt(spot),
  (spot, random) => setAt(spot, oddValue(random)),
  (spot, random) => setAt(spot, oddValue(random)),
  (spot, random) => setAt(spot, otherSort(spot.value, random)),
  (spot, random) => setAt(spot, otherSort(spot.value, random)),
  (spot, random) => rename(spot, random, (name) => slip(name, random)),
  (spot, random) => rename(spot, random, () => random.pick(ODD_NAMES)),
  (spot, random) =>
    setAt(spot, typeof spot.value === "string" ? slip(spot.value, random) : slip("text", random)),
  (spot, random) => setAt(spot, random.pick(BROKEN_EXPRESSIONS)),
  (spot, random, donors) => setAt(spot, random.pick(donors.texts)),
  (spot, random, donors) => setAt(spot, subtree(random.pick(donors.trees), random)),
  (spot, random, donors) => adopt(spot, subtree(random.pick(donors.trees), random), random),
  (spot, random, _donors, spots) => swap(spot, random.pick(spots)),
  (spot, random) => adopt(spot, oddValue(random), random),
];

/** Changes one place of a tree. */
export function mutateTree(tree: JsonTree, random: Random, donors: Donors): void {
  const spots = spotsOf(tree);
  if (spots.length === 0) return;
  random.pick(mutations)(random.pick(spots), random, donors, spots);
}

/** The value as another type would write it. */
function otherSort(value: JsonTree, random: Random): JsonTree {
  const text = value instanceof RawText ? value.text : typeof value === "string" ? value : "1";
  return random.pick<JsonTree>([
    text,
    Number(text) || 1,
    [value],
    new JsonObject([["value", value]]),
    value === null ? "" : null,
    value !== true,
    text.slice(0, 30).split(""),
  ]);
}

function rename({ holder, index }: Spot, random: Random, change: (name: string) => string): void {
  if (Array.isArray(holder)) holder.splice(random.below(holder.length), 1);
  else if (holder.members[index]) holder.members[index][0] = change(holder.members[index][0]);
}

/** Gives an object a further member, or a list a further entry. */
function adopt({ value, holder }: Spot, child: JsonTree, random: Random): void {
  const into = value instanceof JsonObject || Array.isArray(value) ? value : holder;
  const name = into instanceof JsonObject ? random.pick(into.members)?.[0] : undefined;
  if (into instanceof JsonObject)
    into.members.push([random.oneIn(2) ? random.pick(ODD_NAMES) : `${name}`, child]);
  else into.splice(random.below(into.length + 1), 0, child);
}

function swap(left: Spot, right: Spot): void {
  const value = copyTree(left.value);
  setAt(left, copyTree(right.value));
  setAt(right, value);
}

function subtree(tree: JsonTree, random: Random): JsonTree {
  const spots = spotsOf(tree);
  return spots.length === 0 ? tree : copyTree(random.pick(spots).value);
}

/** The word with one typing slip. */
function slip(word: string, random: Random): string {
  const at = random.below(word.length + 1);
  return random.pick([
    word.slice(0, at) + word.slice(at + 1),
    `${word.slice(0, at)}q${word.slice(at)}`,
    `${word.slice(0, at)}q${word.slice(at + 1)}`,
    word.toUpperCase(),
  ]);
}
