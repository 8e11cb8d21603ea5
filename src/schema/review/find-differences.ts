import { asObject } from "../project/as-object.ts";
import { canonical } from "./canonical.ts";
import { entryNames, type Verbs } from "./entry-names.ts";
import { plainText } from "./words.ts";

/** Two values that differ in meaning. */
export interface Difference {
  /** Keys, and names of entries of lists; ends with `ORDER` when the same entries stand in another order. */
  readonly path: readonly string[];
  /** Undefined: there is none. */
  readonly before: unknown;
  readonly after: unknown;
}

export const ORDER = "#order";

/** Lists whose order says nothing. */
const SETS: ReadonlySet<string> = new Set(["x-assumed"]);

/** Values that say something only as a whole. */
const WHOLE: ReadonlySet<string> = new Set(["edition", "x-paging", "x-sort", "x-job", "x-counts", "value"]);

/** The smallest parts in which two values differ. Key order and the form of expressions are no difference. */
export function findDifferences(
  before: unknown,
  after: unknown,
  verbs: Verbs,
  path: readonly string[] = [],
): Difference[] {
  if (before === after) return [];
  if (isObject(before) && isObject(after) && !WHOLE.has(path.at(-1) ?? "")) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      findDifferences(ownValue(before, key), ownValue(after, key), verbs, [...path, key]),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) return differencesOfLists(before, after, verbs, path);
  return canonical(before) === canonical(after) ? [] : [{ path, before, after }];
}

function differencesOfLists(
  before: readonly unknown[],
  after: readonly unknown[],
  verbs: Verbs,
  path: readonly string[],
): Difference[] {
  const key = path.at(-1) ?? "";
  if (key === "disabled") return differencesOfObstacles(before, after, verbs, path);
  const names = [...before, ...after].every(isObject)
    ? { before: entryNames(before, verbs), after: entryNames(after, verbs) }
    : {};
  if (!names.before || !names.after) {
    const [a, b] = SETS.has(key) ? [asSet(before), asSet(after)] : [before, after];
    return canonical(a) === canonical(b) ? [] : [{ path, before, after }];
  }
  const was = new Map(names.before.map((name, index) => [name, before[index]]));
  const is = new Map(names.after.map((name, index) => [name, after[index]]));
  const kept = names.before.filter((name) => is.has(name));
  const keptNow = names.after.filter((name) => was.has(name));
  return [
    ...[...new Set([...names.before, ...names.after])].flatMap((name) =>
      findDifferences(was.get(name), is.get(name), verbs, [...path, name]),
    ),
    ...(canonical(kept) === canonical(keptNow)
      ? []
      : [{ path: [...path, ORDER], before: kept, after: keptNow }]),
  ];
}

/** Rules that disable an action belong together by their condition, else by their reason. */
function differencesOfObstacles(
  before: readonly unknown[],
  after: readonly unknown[],
  verbs: Verbs,
  path: readonly string[],
): Difference[] {
  const left = before.map(asObject);
  const added = after.map(asObject).flatMap((obstacle) => {
    const at = ["when", "reason"]
      .map((key) => left.findIndex((entry) => canonical(entry[key]) === canonical(obstacle[key])))
      .find((index) => index >= 0);
    const [partner] = at === undefined ? [] : left.splice(at, 1);
    return findDifferences(partner, obstacle, verbs, [...path, plainText(obstacle.reason)]);
  });
  const removed = left.map((obstacle) => ({
    path: [...path, plainText(obstacle.reason)],
    before: obstacle,
    after: undefined,
  }));
  return [...removed, ...added];
}

function asSet(list: readonly unknown[]): readonly string[] {
  return list.map(canonical).toSorted();
}

function ownValue(value: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
