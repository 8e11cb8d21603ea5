import { withZeros } from "./zero-formats.mjs";

/**
 * The rows that hold something, each with its number, and cells that are null, texts, numbers or booleans. `zeros`: the
 * least digits that a cell shows, by `line:column`.
 */
export function filledLines(rows, { tally, zeros = new Map() }) {
  return rows.flatMap((row, index) => {
    if (row.every((cell) => cell === null || cell === "")) return [];
    const line = index + 1;
    const cells = row.map((cell, place) => withZeros(plainCell(cell), zeros.get(`${line}:${place + 1}`)));
    for (const cell of cells) if (typeof cell === "string") tally.addCharacters(cell.length);
    return [{ line, cells }];
  });
}

/** Dates have no zone in a workbook; the reader gives them as UTC. */
function plainCell(cell) {
  if (!(cell instanceof Date)) return cell;
  const [day, time] = cell.toISOString().slice(0, 19).split("T");
  return time === "00:00:00" ? day : `${day} ${time}`;
}
