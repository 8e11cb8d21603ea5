import type { Contracts } from "../contracts.ts";
import type { Part } from "../plan/blocks/merge-parts.ts";
import { planScreen } from "../plan/plan-screen.ts";
import { readScreenParts } from "../plan/blocks/use-block.ts";
import { withoutNames } from "../names/without-names.ts";
import type { Entry, Project } from "../project/project.ts";
import type { ChangeDraft } from "./change.ts";
import { describeDifference } from "./say-difference.ts";
import { type Difference, findDifferences } from "./find-differences.ts";
import { findOrigin } from "./find-origin.ts";
import { withSameLayouts } from "./same-layouts.ts";
import { partsAlong } from "./screen-parts.ts";
import { trailWords } from "./trail-words.ts";
import type { Verbs } from "./entry-names.ts";
import { fromTo, joinWords, readable, rightsWords, plainText } from "./words.ts";

/** Names of a plan that follow from the others, or from the catalogue. */
const DERIVED: ReadonlySet<string> = new Set([
  "format",
  "catalogue",
  "calls",
  "enums",
  "states",
  "id",
  "$schema",
  "version",
]);

/** Changes of the screens, and of blocks through the screens that use them. */
export function reviewScreens(
  before: Project,
  after: Project,
  contracts: Contracts,
  verbs: Verbs,
): ChangeDraft[] {
  const [base, now] = withCommonCatalogue(withoutNames(before), withoutNames(after));
  const ids = new Set([...base.screens.keys(), ...now.screens.keys()]);
  return [...ids].flatMap((id) => {
    const was = openScreen(base, id);
    const is = openScreen(now, id);
    if (was && is) return reviewScreen({ id, was, is, base, now, contracts, verbs });
    return [...comeOrGone(id, was, is, [now, base]), ...plannedOnly(id, base, now)];
  });
}

interface Pair {
  readonly id: string;
  readonly was: Entry;
  readonly is: Entry;
  readonly base: Project;
  readonly now: Project;
  readonly contracts: Contracts;
  readonly verbs: Verbs;
}

/**
 * Both projects with the operations, tables and states of now, so that a change of the catalogue is not reported in
 * each screen.
 */
function withCommonCatalogue(before: Project, after: Project): readonly [Project, Project] {
  const common = {
    operations: new Map([...before.operations, ...after.operations]),
    enums: new Map([...before.enums, ...after.enums]),
    states: new Map([...before.states, ...after.states]),
  };
  return [
    { ...before, ...common },
    { ...after, ...common },
  ];
}

function openScreen({ screens }: Project, id: string): Entry | undefined {
  const screen = screens.get(id);
  return screen?.value.planned === true ? undefined : screen;
}

function comeOrGone(
  id: string,
  was: Entry | undefined,
  is: Entry | undefined,
  projects: readonly Project[],
): ChangeDraft[] {
  const screen = is ?? was;
  if (!screen) return [];
  const title = `页面「${plainText(screen.value.title)}」(${id})`;
  const { permission } = screen.value;
  const guard = typeof permission === "string" ? `需${rightsWords([permission], projects)}` : "不需权限";
  return [
    {
      kind: is ? "screen-added" : "screen-removed",
      subject: [`screen ${id}`],
      spot: { file: screen.file.path, names: [] },
      sentence: is ? `新增${title}，${guard}` : `去掉了${title}`,
      screens: [id],
      before: was?.value.title,
      after: is?.value.title,
    },
  ];
}

/** A screen that is planned on both sides: that it changed, and no more. */
function plannedOnly(id: string, base: Project, now: Project): ChangeDraft[] {
  const [was, is] = [base.screens.get(id), now.screens.get(id)];
  if (was?.value.planned !== true || is?.value.planned !== true) return [];
  return findDifferences(was.value, is.value, new Set())
    .filter(({ path }) => !DERIVED.has(path[0] ?? "") && !path.includes("x-allow"))
    .map(({ path, before, after }) => ({
      kind: "screen-changed",
      subject: [`screen ${id}`, ...path],
      spot: { file: is.file.path, names: path },
      sentence: `规划中的页面「${plainText(is.value.title)}」(${id})：${joinWords(path.join("."), fromTo(before, after))}`,
      screens: [id],
      before,
      after,
    }));
}

function reviewScreen(pair: Pair): ChangeDraft[] {
  const { id, was, is, base, now, contracts, verbs } = pair;
  const parts = { base: readScreenParts(base, was), now: readScreenParts(now, is) };
  const isOtherKind = was.value.kind !== is.value.kind;
  const { before, after } = isOtherKind
    ? { before: headerOf(was.value), after: headerOf(is.value) }
    : (plansOf(id, base, now, contracts) ?? {
        before: writtenOut(parts.base.value),
        after: writtenOut(parts.now.value),
      });
  const plans = { before: withSameLayouts(before, after), after };
  const drafts = findDifferences(plans.before, plans.after, verbs)
    .filter(({ path }) => !DERIVED.has(path[0] ?? "") && !path.includes("x-allow"))
    .flatMap((difference) => {
      const along = partsAlong(difference.path, plans.before, plans.after, verbs);
      return describeDifference(difference, along, base, now).map(({ kind, words }): ChangeDraft => {
        const { spot, subject, isShared } = whereWritten(pair, difference, parts);
        const trail = trailWords(along, isShared ? subject[0] : undefined, [now, base]);
        return {
          kind,
          subject,
          spot,
          sentence: `${trail}：${words}`,
          screens: [id],
          before: difference.before,
          after: difference.after,
        };
      });
    });
  return [...(isOtherKind ? [otherKind(pair)] : []), ...drafts, ...reviewExamples(pair)];
}

/** Examples are no part of a plan, but they hold the screen to what it promises. */
function reviewExamples({ id, was, is, verbs }: Pair): ChangeDraft[] {
  return findDifferences(was.value.examples, is.value.examples, verbs, ["examples"]).map(
    ({ path, before, after }) => ({
      kind: "screen-examples-changed",
      subject: [`screen ${id}`, ...path],
      spot: { file: is.file.path, names: path },
      sentence: `${readable(is.value.title)}：${joinWords(path.slice(1).join(" ") || "示例", fromTo(before, after))}（示例）`,
      screens: [id],
      before,
      after,
    }),
  );
}

/** The normal forms of a screen; undefined when one of them cannot be planned as it stands. */
function plansOf(id: string, base: Project, now: Project, contracts: Contracts) {
  try {
    return { before: planScreen(base, id, contracts), after: planScreen(now, id, contracts) };
  } catch {
    return undefined;
  }
}

function headerOf({ title, permission }: Entry["value"]): object {
  return { title, permission };
}

/** A screen as written, short forms of columns, filters and fields as objects, so that each is found by its name. */
function writtenOut(value: unknown, key = ""): unknown {
  if (Array.isArray(value))
    return value.map((entry: unknown) =>
      typeof entry === "string" && ["columns", "filters", "fields"].includes(key)
        ? { field: entry }
        : writtenOut(entry),
    );
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, writtenOut(child, name)]));
}

function otherKind({ id, was, is }: Pair): ChangeDraft {
  return {
    kind: "screen-kind-changed",
    subject: [`screen ${id}`, "kind"],
    spot: { file: is.file.path, names: ["kind"] },
    sentence: `页面「${plainText(is.value.title)}」(${id})：种类${fromTo(was.value.kind, is.value.kind)}，整页要重看`,
    screens: [id],
    before: was.value,
    after: is.value,
  };
}

/** The file of a difference, and names of it that a block has in common in all screens that use it. */
function whereWritten(
  { id, base, now, verbs }: Pair,
  { path, after }: Difference,
  parts: { readonly base: Part; readonly now: Part },
) {
  const inNow = findOrigin(parts.now, path, now, verbs);
  const inBase = findOrigin(parts.base, path, base, verbs);
  const isNow = (after !== undefined && inNow.isWhole) || !inBase.isWhole;
  const { file, names } = isNow ? inNow : inBase;
  const block = [...(isNow ? now : base).blocks.values()].find((entry) => entry.file.path === file);
  return {
    spot: { file, names },
    subject: block ? [`block ${block.id}`, ...names] : [`screen ${id}`, ...path],
    isShared: block !== undefined,
  };
}
