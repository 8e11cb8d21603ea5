type Question = () => string | null;

interface Guard {
  readonly question: Question;
  readonly onAgreed: (() => void) | undefined;
}

/** Confirmations that pages need before they are closed, by the path of their tab. */
export interface ClosingGuards {
  /** `onAgreed` is called when the user lets the page be closed. Returns the way to take the question back. */
  readonly add: (path: string, question: Question, onAgreed?: () => void) => () => void;
  /** The first question that stands now, or null when the tab may close at once. */
  readonly ask: (path: string) => string | null;
  /** Reports to the page that the user lets it be closed. */
  readonly agree: (path: string) => void;
}

export function createClosingGuards(): ClosingGuards {
  const guards = new Map<string, Set<Guard>>();
  return {
    add: (path, question, onAgreed) => {
      const known = guards.get(path) ?? new Set();
      const guard = { question, onAgreed };
      guards.set(path, known.add(guard));
      return () => known.delete(guard);
    },
    ask: (path) => {
      for (const { question } of guards.get(path) ?? []) {
        const text = question();
        if (text !== null) return text;
      }
      return null;
    },
    agree: (path) => {
      for (const { onAgreed } of guards.get(path) ?? []) onAgreed?.();
    },
  };
}
