/** Cells of a table as spreadsheets put them on the clipboard: tabs between columns, lines for rows, quotes around cells that hold either. */
export function readClipboardTable(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  const plain = text.replaceAll(/\r\n?/g, "\n");
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain[at] ?? "";
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (plain[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === "") isQuoted = true;
    else if (letter === "\t") endCell();
    else if (letter === "\n") endRow();
    else cell += letter;
  }
  // Spreadsheets end the last row too.
  if (cell !== "" || row.length > 0) endRow();
  return rows;
}

export function writeClipboardTable(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join("\t")).join("\n");
}

function quoted(cell: string): string {
  return /[\t\n\r]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
