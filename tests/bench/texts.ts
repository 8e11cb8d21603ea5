/** The texts of a page at one moment, line by line: titles of columns and cells, or labels and their errors. */
export type Texts = readonly (readonly string[])[];

/** The first place where two pages differ, in words; undefined when they show the same. */
export function difference(one: Texts, other: Texts): string | undefined {
  for (const [index, line] of one.entries()) {
    const theirs = other[index] ?? [];
    const at = Array.from({ length: Math.max(line.length, theirs.length) }).findIndex(
      (_, column) => line[column] !== theirs[column],
    );
    if (at !== -1) return `line ${index}, text ${at}: "${line[at]}" and "${theirs[at]}"`;
  }
  return one.length === other.length ? undefined : `${one.length} and ${other.length} lines`;
}
