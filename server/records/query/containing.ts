/**
 * The operator and pattern for "contains this text", or several texts in this order; wildcards are taken literally.
 * Upper and lower case are the same, as `ilike` has it; Chinese and digits have no case, and `like` finds them in a
 * third of the time.
 */
export function containing(
  ...texts: readonly string[]
): readonly [operator: "like" | "ilike", pattern: string] {
  const pattern = `%${texts.map(literally).join("%")}%`;
  return [pattern.toLowerCase() === pattern.toUpperCase() ? "like" : "ilike", pattern];
}

function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`);
}
