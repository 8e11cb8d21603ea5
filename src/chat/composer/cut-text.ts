/** The most characters of a message. */
export const MOST_TEXT = 500;

interface Typed {
  readonly text: string;
  /** The reason why not all of it was taken, or a note that there is no more room; null when there is neither. */
  readonly warning: string | null;
}

/** The part of a typed text that a message holds, with a warning when it is full. */
export function limitTyped(before: string, text: string): Typed {
  const kept = cut(text, MOST_TEXT);
  const isReached = kept.length >= MOST_TEXT && (before.length < MOST_TEXT || text.length > MOST_TEXT);
  return { text: kept, warning: isReached ? `最多输入 ${MOST_TEXT} 个字` : null };
}

interface Pasting {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A text with another pasted in place of a selection; so much of it as there is room for. */
export function pasteInto({ text, start, end }: Pasting, pasted: string): Typed & { readonly caret: number } {
  const head = text.slice(0, start);
  const tail = text.slice(end);
  const taken = cut(pasted, Math.max(0, MOST_TEXT - head.length - tail.length));
  const isCut = taken.length < pasted.length;
  return {
    text: head + taken + tail,
    caret: head.length + taken.length,
    warning: isCut ? `内容超过 ${MOST_TEXT} 个字，超出的部分没有粘贴` : null,
  };
}

/** No sign of two units is torn in two. */
function cut(text: string, length: number): string {
  const kept = text.slice(0, length);
  return /[\uD800-\uDBFF]$/.test(kept) && kept.length < text.length ? kept.slice(0, -1) : kept;
}
