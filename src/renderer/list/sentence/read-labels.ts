import type { Json } from "../../../schema/plan/plans/screen-plan.ts";
import { plainSigns, wordAt, type Reading } from "./reading.ts";

export interface Labelled {
  readonly value: Json;
  readonly label: string;
}

interface LabelRules {
  readonly isTitled: boolean;
  readonly isMultiple: boolean;
  readonly isNegated: boolean;
  /** The entry that selects all of them; without a value nothing is sent. */
  readonly all?: { readonly label: string; readonly value?: Json } | undefined;
}

/** Words between labels of one filter. */
const OR = /^\s*(?:、|\/|或者?|和|及)\s*/u;
/** Behind labels: all but these. */
const EXCEPT = /^(?:以外|之外|除外)/u;
const EXCEPT_AGAIN = /^(?:以外|之外|外)/u;

/** One label of a code table at the beginning of a text, or several where the filter takes several. */
export function readLabels(text: string, entries: readonly Labelled[], rules: LabelRules): Reading | null {
  const { isMultiple, isTitled, all } = rules;
  const offered = [...entries, ...(all && isTitled ? [{ value: null, label: all.label }] : [])];
  const first = labelAt(text, offered) ?? begunLabel(text, offered);
  // One sign, such as 高, is part of many words.
  if (!first || (first.length === 1 && !isTitled)) return null;
  if (first.value === null) return { length: first.length, value: all?.value ?? null };
  const values: Json[] = [first.value];
  let { length } = first;
  for (;;) {
    const or = isMultiple ? OR.exec(text.slice(length)) : null;
    const next = or && labelAt(text.slice(length + or[0].length), entries);
    if (!or || !next) break;
    values.push(next.value);
    length += or[0].length + next.length;
  }
  const except = (rules.isNegated ? EXCEPT_AGAIN : EXCEPT).exec(text.slice(length));
  length += except?.[0].length ?? 0;
  const chosen =
    rules.isNegated || except
      ? entries.map(({ value }) => value).filter((value) => !values.includes(value))
      : values;
  const begun = first.isBegun && { isBegun: true as const };
  if (isMultiple) return { length, value: chosen, ...begun };
  const [only, ...more] = chosen;
  if (only !== undefined && more.length === 0) return { length, value: only, ...begun };
  return { length, fault: "这一项只能选一个值，不能排除" };
}

interface FoundLabel {
  readonly length: number;
  readonly value: Json;
  /** Only the beginning of the label stands there. */
  readonly isBegun?: true;
}

/** The longest label with which a text begins. */
export function labelAt(text: string, entries: readonly Labelled[]): FoundLabel | null {
  const found = entries
    .flatMap(({ value, label }) =>
      spellings(label).map((spelling) => ({ value, length: spelling.length, spelling })),
    )
    .filter(({ spelling }) => text.startsWith(spelling))
    .toSorted((left, right) => right.length - left.length);
  const [longest] = found;
  return longest ? { length: longest.length, value: longest.value } : null;
}

/** The one label that begins with the text's first word. */
function begunLabel(text: string, entries: readonly Labelled[]): FoundLabel | null {
  const word = wordAt(text);
  const begun = entries.filter(({ label }) => plainSigns(label).startsWith(word));
  const [only] = begun;
  return word.length > 1 && only && begun.length === 1
    ? { length: word.length, value: only.value, isBegun: true }
    : null;
}

/** A label as it stands, without what it adds in brackets, and without the 纳税人 or 市 at its end. */
function spellings(label: string): readonly string[] {
  const whole = plainSigns(label).trim();
  const bare = whole.replace(/\s*\([^)]*\)$/u, "");
  const short = bare.replace(/(?:纳税人|客户|市|省)$/u, "");
  return [...new Set([whole, bare, short])].filter(
    (spelling) => spelling.length > (spelling === whole ? 0 : 1),
  );
}
