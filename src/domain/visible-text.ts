/** Zero-width marks, soft hyphens, marks of direction, fillers: two texts that differ in them look the same. */
const INVISIBLE = /(?![\u200C\u200D]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;

/** Joiners, which make one sign of several emoji, and are invisible elsewhere. */
const JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]|\u200C|\u200D(?!\p{Extended_Pictographic})/gu;

/** Blanks that no line breaks at: they look like any other, but are not found by it. */
const UNBREAKING = /[\u00A0\u202F]/g;

/**
 * The text as it is seen, with ordinary blanks: pasting from chats and from other systems brings marks along that a
 * user can neither find nor delete.
 */
export function withoutInvisibleMarks(text: string): string {
  return text.replace(INVISIBLE, "").replace(JOINER, "").replace(UNBREAKING, " ");
}
