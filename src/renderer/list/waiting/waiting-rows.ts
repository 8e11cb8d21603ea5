import type { Row } from "../../../fields/field-view.ts";
import type { KeyedRow } from "../data/rows-page.ts";

/** The page on show. */
interface PageOnShow {
  readonly rows: readonly KeyedRow[];
  /** The query of the list: rows that another query leaves out do not concern the user any more. */
  readonly question: string;
  /** Loads so far: the next one begins anew with rows that were given up. */
  readonly answers: number;
}

export interface Look {
  /** The rows that stopped waiting, with their present values; a row that left the page with its last ones. */
  readonly done: readonly Row[];
  /** All of them, and the rows that still wait. */
  readonly rows: readonly Row[];
}

/** The rows that a round waits for. Each of them ends: it is done, given up, or out of the question. */
export interface WaitingRows {
  /** Compares them with the page on show, and begins to wait for further ones. */
  readonly look: (page: PageOnShow, isWaiting: (row: Row) => boolean) => Look;
  readonly rows: () => readonly KeyedRow[];
  /**
   * Takes an answer about the requested rows; gives the answered ones, and the visible keys that the answer leaves
   * out.
   */
  readonly take: (
    asked: readonly KeyedRow[],
    answer: readonly KeyedRow[],
  ) => { readonly known: readonly KeyedRow[]; readonly lost: readonly string[] };
  /** Gives up those that have waited too long. */
  readonly expire: () => void;
  /** The time begins anew for all. */
  readonly restart: () => void;
  /** True while some of them were given up because of the time. */
  readonly hasExpired: () => boolean;
}

interface WaitingRow {
  row: Row;
  since: number;
  isShown: boolean;
}

interface WaitingRowsInput {
  /** In ms. */
  readonly limit: number;
  /** Rows that leave the page can still be fetched, by their key: an answer is laid over the last values. */
  readonly byKey: boolean;
}

export function createWaitingRows({ limit, byKey }: WaitingRowsInput): WaitingRows {
  const waiting = new Map<string, WaitingRow>();
  const givenUp = new Set<string>();
  /** Rows that the last answer left out. */
  const lost = new Set<string>();
  let page: Pick<PageOnShow, "question" | "answers"> | null = null;
  let hasExpired = false;

  const begin = (next: PageOnShow) => {
    if (page && page.answers !== next.answers) {
      givenUp.clear();
      hasExpired = false;
    }
    const isSameQuestion = page?.question === next.question;
    page = next;
    return isSameQuestion;
  };
  return {
    look: (next, isWaiting) => {
      const isSameQuestion = begin(next);
      const shown = new Map(next.rows.map(({ key, row }) => [key, row]));
      const done: Row[] = [];
      for (const [key, entry] of waiting) {
        const now = shown.get(key);
        entry.isShown = now !== undefined;
        entry.row = now ?? entry.row;
        const isLost = lost.has(key);
        if (now ? isWaiting(now) && !isLost : byKey && !isLost && isSameQuestion && isWaiting(entry.row))
          continue;
        waiting.delete(key);
        if (now && isWaiting(now)) givenUp.add(key);
        else if (now || isSameQuestion) done.push(entry.row);
      }
      lost.clear();
      for (const { key, row } of next.rows) {
        if (waiting.has(key) || givenUp.has(key) || !isWaiting(row)) continue;
        waiting.set(key, { row, since: Date.now(), isShown: true });
      }
      return { done, rows: [...done, ...[...waiting.values()].map(({ row }) => row)] };
    },
    rows: () => [...waiting].map(([key, { row }]) => ({ key, row })),
    take: (asked, answer) => {
      const fresh = new Map(answer.map(({ key, row }) => [key, row]));
      const known: KeyedRow[] = [];
      for (const { key } of asked) {
        const entry = waiting.get(key);
        if (!entry) continue;
        const row = fresh.get(key);
        if (!row) lost.add(key);
        else {
          entry.row = byKey ? { ...entry.row, ...row } : row;
          known.push({ key, row });
        }
      }
      return { known, lost: [...lost].filter((key) => waiting.get(key)?.isShown === true) };
    },
    expire: () => {
      for (const [key, { since }] of waiting) {
        if (Date.now() - since <= limit) continue;
        waiting.delete(key);
        givenUp.add(key);
        hasExpired = true;
      }
    },
    restart: () => {
      for (const entry of waiting.values()) entry.since = Date.now();
    },
    hasExpired: () => hasExpired,
  };
}
