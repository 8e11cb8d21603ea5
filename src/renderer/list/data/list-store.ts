import type { ListQuery } from "../query/list-query.ts";
import type { KeyedRow, RowsPage } from "./rows-page.ts";

export interface ListState extends RowsPage {
  /** The query of the latest request. */
  readonly query: ListQuery;
  /** The query that the rows answer: an earlier one while `busy` or after a failure. */
  readonly answered: ListQuery;
  readonly busy: boolean;
  /** False until the first answer. */
  readonly loaded: boolean;
  readonly error: Error | null;
  /** Pages taken over whole so far. */
  readonly answers: number;
}

export interface ListStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => ListState;
  /** Fetches a page. The newest request wins, in whatever order answers come. Never rejects: failures are state. */
  readonly load: (query: ListQuery) => Promise<void>;
  /**
   * Fetches the visible page again and takes over these rows of it; when one of them is gone the whole page is taken
   * over.
   */
  readonly refreshRows: (keys: readonly string[]) => Promise<void>;
  /**
   * Fetches the visible page again and takes it over whole, without a sign of loading. Rejects when the request fails.
   * A page that is requested meanwhile takes precedence.
   */
  readonly renew: () => Promise<void>;
  /** Takes over these rows where they are visible, without a request. */
  readonly merge: (rows: readonly KeyedRow[]) => void;
  /** Lays these properties over the rows where they are on show; what they do not name stays. */
  readonly layOver: (rows: readonly KeyedRow[]) => void;
  readonly stop: () => void;
}

type FetchPage = (query: ListQuery, signal: AbortSignal, how?: FetchHow) => Promise<RowsPage>;

export interface FetchHow {
  /** Neither the bar nor the overlay shows. */
  readonly isQuiet?: boolean;
}

export const NO_ROWS: RowsPage = { rows: [], total: 0, dropped: 0, totals: null };

const BEGINNING = { ...NO_ROWS, busy: false, loaded: false, error: null, answers: 0 };

/** The rows of a list and how they came. */
export function createListStore(fetchPage: FetchPage, query: ListQuery): ListStore {
  let state: ListState = { query, answered: query, ...BEGINNING };
  let asking = new AbortController();
  const listeners = new Set<() => void>();

  const update = (change: Partial<ListState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const ask = async (next: ListQuery, take: (page: RowsPage) => RowsPage): Promise<void> => {
    asking.abort();
    const mine = new AbortController();
    asking = mine;
    update({ query: next, busy: true, error: null });
    try {
      const page = await fetchPage(next, mine.signal);
      if (mine.signal.aborted) return;
      const lastPage = Math.max(1, Math.ceil(page.total / next.size));
      if (page.rows.length === 0 && next.page > lastPage)
        return await ask({ ...next, page: lastPage }, whole);
      const answers = take === whole ? state.answers + 1 : state.answers;
      update({ ...take(page), answered: next, busy: false, loaded: true, answers });
    } catch (error) {
      if (mine.signal.aborted) return;
      update({ busy: false, error: error instanceof Error ? error : new Error(String(error)) });
    }
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    load: (next) => ask(next, whole),
    // A page that is on its way brings the row along.
    refreshRows: (keys) =>
      ask(state.query, state.busy || state.error ? whole : (page) => takeRows(state, page, keys)),
    renew: async () => {
      const again = state.query;
      asking.abort();
      const mine = new AbortController();
      asking = mine;
      const page = await fetchPage(again, mine.signal, { isQuiet: true }).catch((error: unknown) => {
        if (mine.signal.aborted) return null;
        throw error;
      });
      if (page === null || mine.signal.aborted) return;
      const isBeyond = page.rows.length === 0 && again.page > 1 && page.total > 0;
      if (isBeyond) await ask(again, whole);
      else update({ ...page, answered: again, error: null, answers: state.answers + 1 });
    },
    merge: (rows) => update({ rows: mergeRows(state.rows, rows) }),
    layOver: (rows) => {
      const known = new Map(state.rows.map(({ key, row }) => [key, row]));
      const laid = rows.map(({ key, row }) => ({ key, row: { ...known.get(key), ...row } }));
      update({ rows: mergeRows(state.rows, laid) });
    },
    stop: () => asking.abort(),
  };
}

function whole(page: RowsPage): RowsPage {
  return page;
}

function takeRows(shown: RowsPage, page: RowsPage, keys: readonly string[]): RowsPage {
  const fresh = page.rows.filter(({ key }) => keys.includes(key));
  // A row of a board may have come to another lane.
  const isWhole = fresh.length === keys.length && !page.lanes;
  return isWhole ? { ...page, dropped: shown.dropped, rows: mergeRows(shown.rows, fresh) } : page;
}

function mergeRows(shown: readonly KeyedRow[], rows: readonly KeyedRow[]): readonly KeyedRow[] {
  const fresh = new Map(rows.map((entry) => [entry.key, entry]));
  return shown.map((entry) => fresh.get(entry.key) ?? entry);
}
