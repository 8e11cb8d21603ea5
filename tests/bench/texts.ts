/** The texts of a page at one moment, line by line: titles of columns and cells, or labels and their errors. */
export type Texts = readonly (readonly string[])[];

/** The first place where two pages differ, in words; undefined when they show the same. */
export function difference(left: Texts, right: Texts): string | undefined {
  for (const [index, line] of left.entries()) {
    const theirs = right[index] ?? [];
    const at = Array.from({ length: Math.max(line.length, theirs.length) }).findIndex(
      (_, column) => line[column] !== theirs[column],
    );
    if (at !== -1) return `line ${index}, text ${at}: "${line[at]}" and "${theirs[at]}"`;
  }
  return left.length === right.length ? undefined : `${left.length} and ${right.length} lines`;
}
