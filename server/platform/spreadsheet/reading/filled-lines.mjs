/**
 * The rows that hold something, each with its number, and cells that are null, texts or numbers. `zeros`: the least
 * digits that a cell shows, by `line:column`.
 */
export function filledLines(rows, { tally, zeros = new Map() }) {
  return rows.flatMap((row, index) => {
    if (row.every((cell) => cell === null || cell === "")) return [];
    const line = index + 1;
    const cells = row.map((cell, place) => plainCell(cell, zeros.get(`${line}:${place + 1}`)));
    for (const cell of cells) if (typeof cell === "string") tally.addCharacters(cell.length);
    return [{ line, cells }];
  });
}

/**
 * Dates have no zone in a workbook; the reader gives them as UTC. A number that is shown with zeros before it is the text
 * that is shown, which a column of numbers reads as the same number.
 */
function plainCell(cell, digits = 0) {
  if (Number.isInteger(cell) && cell >= 0 && String(cell).length < digits)
    return String(cell).padStart(digits, "0");
  if (!(cell instanceof Date)) return cell;
  const [day, time] = cell.toISOString().slice(0, 19).split("T");
  return time === "00:00:00" ? day : `${day} ${time}`;
}
