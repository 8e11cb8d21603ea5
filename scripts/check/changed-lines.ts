/** A line of two texts: in both, or only in the first or the second. */
interface ChangedLine {
  readonly of: "both" | "first" | "second";
  readonly text: string;
}

/** Runs of changed lines, each with the line before it, in the order of the texts. */
export function changedLines(first: readonly string[], second: readonly string[]): ChangedLine[][] {
  const lines = compareLines(first, second);
  const runs: ChangedLine[][] = [];
  for (const [index, line] of lines.entries()) {
    if (line.of === "both") continue;
    const before = lines[index - 1];
    if (before && before.of !== "both") runs.at(-1)?.push(line);
    else runs.push(before ? [before, line] : [line]);
  }
  return runs;
}

/** The longest common run of lines, walked from the beginning; what is not in it belongs to one of the texts. */
function compareLines(first: readonly string[], second: readonly string[]): ChangedLine[] {
  const common = commonLengths(first, second);
  const lines: ChangedLine[] = [];
  let [row, column] = [0, 0];
  while (row < first.length || column < second.length) {
    const [left, right] = [first[row], second[column]];
    if (left !== undefined && left === right) {
      lines.push({ of: "both", text: left });
      row += 1;
      column += 1;
    } else if (
      left !== undefined &&
      (right === undefined || at(common, row + 1, column) >= at(common, row, column + 1))
    ) {
      lines.push({ of: "first", text: left });
      row += 1;
    } else {
      lines.push({ of: "second", text: right ?? "" });
      column += 1;
    }
  }
  return lines;
}

/** The number of lines that both texts have in common from here on, by place in the first and in the second. */
function commonLengths(first: readonly string[], second: readonly string[]): number[][] {
  const lengths = Array.from({ length: first.length + 1 }, () =>
    Array.from({ length: second.length + 1 }, () => 0),
  );
  for (let row = first.length - 1; row >= 0; row -= 1) {
    for (let column = second.length - 1; column >= 0; column -= 1) {
      const length =
        first[row] === second[column]
          ? at(lengths, row + 1, column + 1) + 1
          : Math.max(at(lengths, row + 1, column), at(lengths, row, column + 1));
      (lengths[row] ?? [])[column] = length;
    }
  }
  return lengths;
}

function at(lengths: readonly (readonly number[])[], row: number, column: number): number {
  return lengths[row]?.[column] ?? 0;
}
