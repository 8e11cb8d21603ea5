import type { SourceRange } from "./expression-error.ts";
import type { ExpressionNode } from "./expression-node.ts";
import { MAX_SOURCE } from "./limits.ts";
import { nodesBelow } from "./nodes-below.ts";
import { parseExpression } from "./parse-expression.ts";
import { unboundNames } from "./unbound-names.ts";

/** A declared name: what it stands for, its own names replaced. Undefined for every other name. */
export type Meaning = (name: string) => Replaced | undefined;

/** An expression in which declared names stand for their own expressions, in parentheses. */
export interface Replaced {
  readonly source: string;
  readonly text: string;
  /** Without gaps, from the beginning of the text to its end. */
  readonly pieces: readonly Piece[];
}

interface Piece {
  /** Its beginning in the text. */
  readonly at: number;
  /** Its place in the source. */
  readonly from: SourceRange;
  /** The name that it stands for; undefined for what is the source's own. */
  readonly name?: string;
  /** The meaning of the name, and its beginning in the text. */
  readonly inside?: Replaced;
  readonly insideAt?: number;
  /** It stands in `{ name }`, which is `{ name: name }`. */
  readonly isShort?: boolean;
}

/** A piece of a source: that of a name, or without one the expression's own. */
export interface WrittenRange extends SourceRange {
  readonly name: string | undefined;
}

/** The source as it stands. Throws ExpressionError when it cannot be read. */
export function replaceNames(source: string, meaningOf: Meaning): Replaced {
  const pieces: Piece[] = [];
  let text = "";
  let end = 0;
  const keep = (to: number) => {
    if (to === end) return;
    pieces.push({ at: text.length, from: { start: end, end: to } });
    text += source.slice(end, to);
    end = to;
  };
  for (const { name, from, isShort } of namesIn(parseExpression(source))) {
    // A text that is too long is refused by the parser; names of names could grow it without end.
    const inside = text.length > MAX_SOURCE ? undefined : meaningOf(name);
    if (!inside) continue;
    keep(from.start);
    const isWhole = from.start === 0 && from.end === source.length;
    const [open, close] = isWhole ? ["", ""] : [isShort ? `${name}: (` : "(", ")"];
    pieces.push({ at: text.length, from, name, inside, insideAt: text.length + open.length, isShort });
    text += open + inside.text + close;
    end = from.end;
  }
  keep(source.length);
  return { source, text, pieces };
}

/** The written place of a range of the text: within one name when all of it stands there, else in the source itself. */
export function writtenAt(replaced: Replaced, { start, end }: SourceRange, name?: string): WrittenRange {
  const { pieces } = replaced;
  const first = pieces.findLast(({ at }) => at <= start) ?? pieces[0];
  const last = pieces.findLast(({ at }) => at < Math.max(end, start + 1)) ?? first;
  if (!first || !last) return { name, start: 0, end: 0 };
  const { inside, insideAt = 0 } = first;
  if (first === last && inside && start >= insideAt && end <= insideAt + inside.text.length) {
    const range = { start: start - insideAt, end: end - insideAt };
    return writtenAt(inside, range, first.name);
  }
  return {
    name,
    start: first.inside ? first.from.start : first.from.start + start - first.at,
    end: last.inside ? last.from.end : last.from.start + end - last.at,
  };
}

interface NameUse {
  readonly name: string;
  readonly from: SourceRange;
  /** In `{ name }`, which is `{ name: name }`. */
  readonly isShort: boolean;
}

function namesIn(node: ExpressionNode): NameUse[] {
  const short = new Set<unknown>(
    nodesBelow(node).flatMap((part) =>
      part.kind === "entry" && part.start === part.value.start ? [part.value] : [],
    ),
  );
  return unboundNames(node)
    .map((use) => ({ name: use.name, from: { start: use.start, end: use.end }, isShort: short.has(use) }))
    .toSorted((a, b) => a.from.start - b.from.start);
}
