/** An article as far as an answer needs it. */
export interface FoundArticle {
  readonly articleId: number;
  readonly title: string;
  /** The paragraphs that the question is about, in the article's order, the nearest one marked by its place. */
  readonly passages: readonly string[];
  readonly best: string;
  /** Against the nearest article, which has 1. */
  readonly closeness: number;
}

export interface Question {
  readonly question: string;
  /** The nearest help articles, nearest first; none when nothing is about it. */
  readonly findArticles: (question: string) => Promise<readonly FoundArticle[]>;
}

/** Texts come one after the other as the answer grows; sources come once, and are the articles that it rests on. */
export type AnswerPart =
  | { readonly text: string }
  | { readonly sources: readonly { readonly articleId: number; readonly title: string }[] };

/** Answers users' questions about the product. Ends early when the reader leaves. */
export interface Assistant {
  readonly answer: (question: Question) => AsyncIterable<AnswerPart>;
}
