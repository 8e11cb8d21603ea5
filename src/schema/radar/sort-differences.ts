import type { EntryReading } from "../checks/check-context.ts";
import { describePointer } from "../checks/written/describe-pointer.ts";
import type { Issue } from "../issue.ts";
import { type Difference, leafOf } from "./difference.ts";
import type { Use } from "./find-uses.ts";

/** A part of a screen that a difference meets. */
export interface HitPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** `columns[3].field` */
  readonly part: string;
  /** The screens that it belongs to, several for a block; none for hand-written code. */
  readonly screens: readonly string[];
  /** The check's message on the other side's terms. */
  readonly says?: string;
}

export interface Hit {
  readonly difference: Difference;
  /** Parts of screens that use what differs. */
  readonly places: readonly HitPlace[];
}

export interface SortedDifferences {
  /** The other side refuses what screens send, or lacks what they read. */
  readonly breaking: readonly Hit[];
  /** It would, but no screen uses it. */
  readonly unused: readonly Hit[];
  readonly harmless: readonly Hit[];
  /** Messages of the checks on the other side's terms that no difference explains. */
  readonly unexplained: readonly HitPlace[];
}

/** Sorts differences by what they do to the screens; `issues` are what the checks say on the other side's terms alone. */
export function sortDifferences(
  differences: readonly Difference[],
  uses: readonly Use[],
  issues: readonly Issue[],
  readings: readonly EntryReading[],
): SortedDifferences {
  const screensOf = screensByFile(readings);
  const reported = issues.map((issue) => {
    const screens = screensOf.get(issue.file) ?? [];
    return {
      place: reportedPlace(issue, screens),
      difference: explanation(issue, screens, differences, uses),
    };
  });
  const hits = differences.map((difference) => {
    const matching = reported.filter((entry) => entry.difference === difference).map(({ place }) => place);
    const used = usesOf(difference, uses).map(usedPlace);
    // The finding of a check names the missing part, and is more exact than the call beside it.
    const reportedIn = new Set(
      difference.change === "required" ? matching.flatMap(({ screens }) => screens) : [],
    );
    const others = used.filter(({ screens }) => !screens.some((screen) => reportedIn.has(screen)));
    return { hit: { difference, places: merged([...matching, ...others]) }, isReported: matching.length > 0 };
  });
  const breaks = ({ hit, isReported }: (typeof hits)[number]) => hit.difference.isBreaking || isReported;
  const bad = hits.filter(breaks).map(({ hit }) => hit);
  return {
    breaking: bad.filter(({ places }) => places.length > 0),
    unused: bad.filter(({ places }) => places.length === 0),
    harmless: hits.filter((entry) => !breaks(entry)).map(({ hit }) => hit),
    unexplained: reported.filter(({ difference }) => !difference).map(({ place }) => place),
  };
}

/** Changes that depend on the fixed value: the check of the value reports them. */
const OF_VALUES: ReadonlySet<string> = new Set(["type", "limit", "values"]);

function usesOf({ change, side, operation, path, isBreaking }: Difference, uses: readonly Use[]): Use[] {
  const operationUses = uses.filter((use) => use.operation === operation);
  const calls = operationUses.filter((use) => use.side === "operation");
  if (side === "operation") return calls;
  if (change === "added") return [];
  // A list or a record that is not there leaves nothing to show.
  if (change === "nullable" && isBreaking && side === "response") return calls;
  const there = operationUses.filter(
    (use) => use.side === side && (isAtOrBelow(use.path, path) || use.screen === ""),
  );
  if (change === "required") {
    const isKnown = operationUses.some((use) => use.path === path);
    return isKnown ? there.filter(({ what, screen }) => what === "optional field" || screen === "") : calls;
  }
  const met = OF_VALUES.has(change) ? there.filter(({ what }) => what !== "literal") : there;
  return withoutCalls(met);
}

/** The uses without the calls whose fields are reported: a field is more exact than the call that sends it. */
function withoutCalls(uses: readonly Use[]): Use[] {
  const isReported = ({ screen, path }: Use) =>
    uses.some(
      (candidate) =>
        candidate.what !== "call" && candidate.screen === screen && isAtOrBelow(candidate.path, path),
    );
  return uses.filter((use) => use.what !== "call" || !isReported(use));
}

function isAtOrBelow(path: string, top: string): boolean {
  return path === top || path.startsWith(`${top}.`) || path.startsWith(`${top}[`);
}

/** The difference that an issue speaks of: its operation is called in the same screen, and the issue names its field. */
function explanation(
  { message }: Issue,
  screens: readonly string[],
  differences: readonly Difference[],
  uses: readonly Use[],
): Difference | undefined {
  const called = new Set(
    uses.filter(({ screen }) => screens.includes(screen)).map(({ operation }) => operation),
  );
  const scored = differences
    .filter(({ operation, change }) => called.has(operation) && change !== "added")
    .filter(({ operation, path }) => names(message, path === "" ? operation : leafOf(path)))
    .map((difference) => ({
      difference,
      score: (message.includes(difference.operation) ? 2 : 0) + (difference.isBreaking ? 1 : 0),
    }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.difference;
}

function names(message: string, word: string): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return word !== "" && new RegExp(`(?<![\\w.])${escaped}(?!\\w)|\\.${escaped}(?!\\w)`).test(message);
}

/** The screens by file: blocks belong to the screens that use them, states to none. */
function screensByFile(readings: readonly EntryReading[]): ReadonlyMap<string, readonly string[]> {
  const screenSets = new Map<string, Set<string>>();
  for (const { entry, isScreen, calls, fields, templates, actions } of readings) {
    if (!isScreen) continue;
    const places = [...calls, ...fields, ...templates, ...actions].map(({ place }) => place.file.path);
    for (const path of [entry.file.path, ...places]) {
      screenSets.set(path, (screenSets.get(path) ?? new Set()).add(entry.id));
    }
  }
  return new Map([...screenSets].map(([path, screens]) => [path, [...screens].toSorted()]));
}

function reportedPlace(
  { file, pointer, line, column, message }: Issue,
  screens: readonly string[],
): HitPlace {
  return { file, line, column, part: describePointer(pointer), screens, says: message };
}

function usedPlace({ screen, at: { file, pointer } }: Use): HitPlace {
  const part = describePointer(pointer);
  return { file: file.path, ...file.locate(pointer), part, screens: screen === "" ? [] : [screen] };
}

/** Each place once, with all its screens and the first thing that is matching of it. */
function merged(places: readonly HitPlace[]): HitPlace[] {
  const byPlace = new Map<string, HitPlace>();
  for (const place of places) {
    const key = `${place.file}#${place.part}`;
    const before = byPlace.get(key) ?? place;
    byPlace.set(key, { ...before, screens: [...new Set([...before.screens, ...place.screens])].toSorted() });
  }
  return [...byPlace.values()].toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
