import type { NameNode } from "../../../expression/expression-node.ts";
import { type Replaced, writtenAt } from "../../../expression/replace-names.ts";
import { unboundNames } from "../../../expression/unbound-names.ts";
import { namesOf } from "../../names/file-names.ts";
import { whereWritten } from "../../names/where-written.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { finding, nearName } from "../finding.ts";
import { givenNames } from "../reading/given-names.ts";
import { type ExpressionUse, listExpressions } from "./list-expressions.ts";
import { scopeNames } from "../reading/scope-names.ts";
import { type ValueAt, valuesInFile, valuesAt } from "../values-in-file.ts";

export const expressionScope: Check = {
  slug: "expression-scope",
  holds: "An expression stands where one is evaluated, and reads only what its place offers.",
  why: "Elsewhere people see the braces, and an unknown name is an error at the moment it is read.",
  *run({ readings }) {
    const reads = readings.flatMap(({ templates }) => listExpressions(templates)).flatMap(readsOf);
    const offers = offersOf(reads);
    for (const read of reads) yield* unknownName(read, offers);
    for (const reading of readings) yield* neverEvaluated(reading);
  },
};

/** A name that an expression takes from its scope, and the declared name in whose meaning it stands, if any. */
interface Read {
  readonly use: ExpressionUse;
  readonly replaced: Replaced;
  readonly node: NameNode;
  readonly within: string | undefined;
}

const WORDS: ReadonlySet<string> = new Set(Object.values(scopeNames).flat());

/** The meaning of a name is read where the name is used. */
function readsOf(use: ExpressionUse): Read[] {
  const { read, template, place } = use;
  if ("error" in read || template.declares !== undefined) return [];
  const { declared } = namesOf(place.file);
  return unboundNames(read.node)
    .filter(({ name }) => !declared.has(name))
    .map((node) => ({
      use,
      replaced: read.replaced,
      node,
      within: writtenAt(read.replaced, node).name,
    }));
}

/** By place of a declared name, all that its uses offer. */
function offersOf(reads: readonly Read[]): ReadonlyMap<string, ReadonlySet<string>> {
  const offers = new Map<string, Set<string>>();
  for (const { use, within } of reads) {
    if (within === undefined) continue;
    const offered = offers.get(keyOf(use, within)) ?? new Set();
    for (const name of use.template.names) offered.add(name);
    offers.set(keyOf(use, within), offered);
  }
  return offers;
}

function keyOf({ place }: ExpressionUse, name: string): string {
  return `${place.file.path}#${name}`;
}

function* unknownName(
  { use, replaced, node, within }: Read,
  offers: ReadonlyMap<string, ReadonlySet<string>>,
): Iterable<Finding> {
  const { place, start, template } = use;
  if (template.names.includes(node.name)) return;
  const given = givenNames(template.names);
  const known = template.names.filter((name) => !given.includes(name));
  const offered = offers.get(keyOf(use, within ?? ""));
  const hint = `known are ${known.join(", ")}`;
  if (within === undefined) {
    const more = { offset: start + node.start, hint, ...nearName(node.name, known) };
    yield finding(place, `"${node.name}" is not known here`, more);
  } else if (offered?.has(node.name) || WORDS.has(node.name)) {
    const by = replaced.pieces.findLast(({ at }) => at <= node.start);
    const offset = start + (by?.from.start ?? 0);
    yield finding(place, `"${by?.name}" reads ${node.name}, which is not known here`, { offset, hint });
  } else {
    const { place: at, offset } = whereWritten({ replaced, place, start }, node);
    const text = `"${node.name}" is not known where "${within}" is used`;
    yield finding(at, text, { offset, ...nearName(node.name, offered ?? []) });
  }
}

function* neverEvaluated({ entry, templates }: EntryReading): Iterable<Finding> {
  const evaluated = new Set(
    templates
      .flatMap(({ value, place }) => valuesAt(value, place).filter(hasExpression))
      .filter(({ at }) => at.file === entry.file)
      .map(({ at }) => at.pointer),
  );
  for (const valueAt of valuesInFile(entry.file)) {
    const { value, at } = valueAt;
    if (!hasExpression(valueAt) || evaluated.has(at.pointer) || /^\/examples(\/|$)/.test(at.pointer))
      continue;
    yield finding(at, "expressions are not evaluated here", { offset: String(value).indexOf("{{") });
  }
}

function hasExpression({ value }: ValueAt): boolean {
  return typeof value === "string" && value.includes("{{");
}
