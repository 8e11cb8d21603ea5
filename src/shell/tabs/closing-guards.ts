type Question = () => string | null;

/** What pages want asked before they are closed, by the path of their tab. */
export interface ClosingGuards {
  /** Returns the way to take the question back. */
  readonly add: (path: string, question: Question) => () => void;
  /** The first question that stands now, or null when the tab may close at once. */
  readonly ask: (path: string) => string | null;
}

export function createClosingGuards(): ClosingGuards {
  const questions = new Map<string, Set<Question>>();
  return {
    add: (path, question) => {
      const known = questions.get(path) ?? new Set();
      questions.set(path, known.add(question));
      return () => known.delete(question);
    },
    ask: (path) => {
      for (const question of questions.get(path) ?? []) {
        const text = question();
        if (text !== null) return text;
      }
      return null;
    },
  };
}
