/**
 * Collects the lines of a sheet that is read cell by cell. `count` is the sheet's own of `tally`, which refuses what is too
 * much. All lines come out as long as the longest.
 */
export function collectLines(tally, sheet) {
  const count = tally.beginSheet(sheet);
  const lines = [];
  let widest = 0;
  return {
    /** `cells` are null, texts, numbers or booleans. */
    add(line, cells) {
      const last = cells.findLastIndex((cell) => cell !== null);
      if (last === -1) return;
      count.addLine();
      cells.forEach((cell, index) => {
        if (cell === null || cell === undefined) return;
        count.addCell(line, index + 1);
        if (typeof cell === "string") tally.addCharacters(cell.length);
      });
      widest = Math.max(widest, last + 1);
      lines.push({ line, cells });
    },
    /** Refuses a column beyond the limit before the cells up to it are laid out. */
    assertColumn: (line, column) => count.assertColumn(line, column),
    end: () =>
      lines
        .toSorted((a, b) => a.line - b.line)
        .map(({ line, cells }) => ({
          line,
          cells: Array.from({ length: widest }, (_none, index) => cells[index] ?? null),
        })),
  };
}
