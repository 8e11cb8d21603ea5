type Question = () => string | null;

/** What the screens behind the tabs want asked before the page closes. */
export interface NestedGuards {
  /** Returns the way to take the question back. */
  readonly add: (itemId: string, question: Question) => () => void;
  /** Keeps what a tab would ask now: a screen that is not in front cannot be asked. */
  readonly leave: (itemId: string) => void;
  readonly comeBack: (itemId: string) => void;
  /** The first question that stands now, or null. */
  readonly ask: Question;
}

export function createNestedGuards(): NestedGuards {
  const questions = new Map<string, Set<Question>>();
  const kept = new Map<string, string>();
  const askOne = (itemId: string) => {
    for (const question of questions.get(itemId) ?? []) {
      const text = question();
      if (text !== null) return text;
    }
    return null;
  };
  return {
    add: (itemId, question) => {
      const known = questions.get(itemId) ?? new Set();
      questions.set(itemId, known.add(question));
      return () => known.delete(question);
    },
    leave: (itemId) => {
      const text = askOne(itemId);
      if (text !== null) kept.set(itemId, text);
    },
    comeBack: (itemId) => void kept.delete(itemId),
    ask: () => {
      for (const itemId of questions.keys()) {
        const text = askOne(itemId) ?? kept.get(itemId);
        if (text !== undefined) return text;
      }
      return null;
    },
  };
}
