type Question = () => string | null;

interface Guard {
  readonly question: Question;
  readonly onAgreed: (() => void) | undefined;
}

/** The confirmations that screens behind the tabs need before the page closes. */
export interface NestedGuards {
  /** `onAgreed` is called when the user lets the page be closed. Returns the way to take the question back. */
  readonly add: (itemId: string, question: Question, onAgreed?: () => void) => () => void;
  /** Keeps the current confirmation of a tab: a screen that is not in front cannot give it later. */
  readonly leave: (itemId: string) => void;
  readonly comeBack: (itemId: string) => void;
  /** The first question that stands now, or null. */
  readonly ask: Question;
  /** Reports to the screens that the user lets the page be closed. */
  readonly agree: () => void;
}

export function createNestedGuards(): NestedGuards {
  const guards = new Map<string, Set<Guard>>();
  const kept = new Map<string, string>();
  const askTab = (itemId: string) => {
    for (const { question } of guards.get(itemId) ?? []) {
      const text = question();
      if (text !== null) return text;
    }
    return null;
  };
  return {
    add: (itemId, question, onAgreed) => {
      const known = guards.get(itemId) ?? new Set();
      const guard = { question, onAgreed };
      guards.set(itemId, known.add(guard));
      return () => known.delete(guard);
    },
    leave: (itemId) => {
      const text = askTab(itemId);
      if (text !== null) kept.set(itemId, text);
    },
    comeBack: (itemId) => void kept.delete(itemId),
    ask: () => {
      for (const itemId of guards.keys()) {
        const text = askTab(itemId) ?? kept.get(itemId);
        if (text !== undefined) return text;
      }
      return null;
    },
    agree: () => {
      for (const known of guards.values()) for (const { onAgreed } of known) onAgreed?.();
    },
  };
}
