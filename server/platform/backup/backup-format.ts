import { createHash } from "node:crypto";

/** The first line of a backup. */
export interface BackupHead {
  readonly format: typeof FORMAT;
  /** Migrations that the database had; a restore begins with exactly these. */
  readonly migrations: readonly string[];
  /** Asia/Shanghai text. */
  readonly madeAt: string;
}

/** The last line; a file without it was cut off. */
export interface BackupEnd {
  readonly tables: { readonly [table: string]: TableSum };
}

/** The number of rows of a table and their sum in whatever order: 64 hex digits. */
export interface TableSum {
  readonly rows: number;
  readonly hash: string;
}

export const FORMAT = "tax-agency-console 1";

/** Lines of the file: the head, for each table its name and then its rows as JSON, and the end. */
export type BackupLine =
  | { readonly kind: "head"; readonly head: BackupHead }
  | { readonly kind: "table"; readonly table: string }
  | { readonly kind: "row"; readonly text: string }
  | { readonly kind: "end"; readonly end: BackupEnd };

export function readLine(text: string): BackupLine {
  // Rows are most of the lines, and are handed on as they are.
  if (text.startsWith(ROW)) return { kind: "row", text: text.slice(ROW.length) };
  const line = JSON.parse(text) as { head?: BackupHead; table?: string; end?: BackupEnd };
  if (line.head) return { kind: "head", head: line.head };
  if (line.table !== undefined) return { kind: "table", table: line.table };
  if (line.end) return { kind: "end", end: line.end };
  throw new Error("备份文件中有无法识别的行");
}

export const ROW = " ";

const SPACE = 1n << 256n;

/** Adds up rows: the order in which a database gives them does not matter. */
export class RowSum {
  #rows = 0;
  #sum = 0n;

  add(row: string): void {
    this.#rows += 1;
    this.#sum = (this.#sum + BigInt(`0x${createHash("sha256").update(row).digest("hex")}`)) % SPACE;
  }

  get total(): TableSum {
    return { rows: this.#rows, hash: this.#sum.toString(16).padStart(64, "0") };
  }
}
