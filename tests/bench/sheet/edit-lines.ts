import { COLUMNS } from "./columns.ts";
import { type Line, sumOfColumn, withTotals } from "./lines.ts";

/** The lines with a table of texts over them from a cell on; a text that is no amount leaves its cell as it was. */
export function pasteInto(
  lines: readonly Line[],
  text: string,
  from: { readonly row: number; readonly field: string },
): readonly Line[] {
  const table = text
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  const left = COLUMNS.findIndex(({ field }) => field === from.field);
  const pasted = [...lines];
  for (const [down, texts] of table.entries()) {
    const line = pasted[from.row + down];
    if (!line) break;
    pasted[from.row + down] = withTotals({ ...line, ...changesOf(texts, left) });
  }
  return pasted;
}

function changesOf(texts: readonly string[], left: number): { readonly [field: string]: number } {
  return Object.fromEntries(
    texts.flatMap((text, right) => {
      const column = COLUMNS[left + right];
      const amount = Number(text);
      return column?.kind === "amount" && text.trim() !== "" && Number.isFinite(amount)
        ? [[column.field, amount]]
        : [];
    }),
  );
}

/** The line below the sheet: the sums of all columns of money. */
export function sumsOf(lines: readonly Line[]): { readonly [field: string]: number } {
  return Object.fromEntries(
    COLUMNS.flatMap(({ field, kind }) => (kind === "text" ? [] : [[field, sumOfColumn(lines, field)]])),
  );
}
