import type { CSSProperties } from "react";

const TITLE: CSSProperties = { margin: "16px 0 6px", fontSize: 15, fontWeight: 600 };
const TABLE: CSSProperties = { width: "100%", borderCollapse: "collapse" };
const HEAD: CSSProperties = {
  padding: "6px 10px",
  background: "#f5f6f7",
  color: "#646a73",
  fontWeight: 400,
  fontSize: 13,
};
const CELL: CSSProperties = { padding: "7px 10px", borderBottom: "1px solid #eff0f1", verticalAlign: "top" };
const WORDS: CSSProperties = { textAlign: "left", overflowWrap: "anywhere" };
const AMOUNT: CSSProperties = {
  textAlign: "right",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
};

interface SheetTableProps {
  readonly title?: string;
  readonly heads: readonly string[];
  /** The last of a row is its amount. */
  readonly rows: readonly (readonly string[])[];
}

/** A table of the sheet; nothing where it has no rows. */
export function SheetTable({ title, heads, rows }: SheetTableProps) {
  if (rows.length === 0) return null;
  const alignment = (index: number) => (index === heads.length - 1 ? AMOUNT : WORDS);
  return (
    <>
      {title !== undefined && <div style={TITLE}>{title}</div>}
      <table style={TABLE}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} style={{ ...HEAD, ...alignment(index) }}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {heads.map((head, index) => (
                <td key={head} style={{ ...CELL, ...alignment(index) }}>
                  {row[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
