import type { Json } from "../../../schema/plan/plans/screen-plan.ts";
import type { SentenceFilter } from "./filter-titles.ts";
import { takesMany } from "./kinds/takes-many.ts";
import type { SentencePart } from "./read-sentence.ts";

/** The conditions of a sentence. */
export interface Conditions<Part extends SentencePart> {
  /** By filter id, in the order of writing; null selects all. */
  readonly values: ReadonlyMap<string, Json>;
  /** The parts that are conditions, names that are still to be found among them. */
  readonly heard: readonly Exclude<Part, { readonly kind: "unknown" }>[];
  /** The parts that are none: those that were not read, and second values of one filter. */
  readonly unknown: readonly Extract<SentencePart, { readonly kind: "unknown" }>[];
}

/** The conditions of a sentence: several values of one filter together, both ends of a range. */
export function gatherConditions<Part extends SentencePart>(parts: readonly Part[]): Conditions<Part> {
  const values = new Map<string, Json>();
  const heard: Exclude<Part, { readonly kind: "unknown" }>[] = [];
  const unknown: Extract<SentencePart, { readonly kind: "unknown" }>[] = [];
  for (const part of parts) {
    if (part.kind === "unknown") {
      unknown.push(part);
      continue;
    }
    heard.push(part as Exclude<Part, { readonly kind: "unknown" }>);
    if (part.kind === "names") continue;
    const { at, filter, value, text } = part;
    const before = values.get(filter.id);
    const together = before === undefined ? value : joined(filter, before, value);
    if (together === undefined) {
      heard.pop();
      unknown.push({ kind: "unknown", at, text, reason: `“${filter.title}”写了两次` });
    } else values.set(filter.id, together);
  }
  return { values, heard, unknown };
}

/** Undefined: the two do not go together. */
function joined({ kind, options }: SentenceFilter, before: Json, value: Json): Json | undefined {
  if (JSON.stringify(before) === JSON.stringify(value)) return value;
  if (!Array.isArray(before) || !Array.isArray(value)) return undefined;
  if (kind === "number-range") {
    const [[low, high], [otherLow, otherHigh]] = [before as readonly Json[], value as readonly Json[]];
    const isApart = (low === null || otherLow === null) && (high === null || otherHigh === null);
    return isApart ? [low ?? otherLow ?? null, high ?? otherHigh ?? null] : undefined;
  }
  return takesMany(options) ? [...new Set([...before, ...value])] : undefined;
}
