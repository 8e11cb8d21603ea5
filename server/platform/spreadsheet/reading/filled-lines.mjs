import { RefusedWorkbook, TOO_LARGE } from "./refused-workbook.mjs";

/**
 * The rows that hold something, each with its number, and cells that are null, texts or numbers. Refuses more characters
 * than `mostCharacters`: cells may share a text that is kept once, but each of them takes it along to another thread.
 */
export function filledLines(rows, mostCharacters) {
  let characters = 0;
  return rows.flatMap((row, index) => {
    if (row.every((cell) => cell === null || cell === "")) return [];
    const cells = row.map(plainCell);
    for (const cell of cells) if (typeof cell === "string") characters += cell.length;
    if (characters > mostCharacters) throw new RefusedWorkbook(TOO_LARGE);
    return [{ line: index + 1, cells }];
  });
}

/** Dates have no zone in a workbook; the reader gives them as UTC. */
function plainCell(cell) {
  if (!(cell instanceof Date)) return cell;
  const [day, time] = cell.toISOString().slice(0, 19).split("T");
  return time === "00:00:00" ? day : `${day} ${time}`;
}
