import { type Kysely, sql } from "kysely";
import { questionWords } from "../../../../src/domain/search-words.ts";
import type { FoundArticle } from "../../../gateways/assistant.ts";
import type { HelpTables } from "../../../tables/help-tables.ts";

/** The share of a question's weight that an article has to have to be about it. */
const ABOUT_IT = 0.35;
const TITLE_WEIGHT = 3;
const MOST_CANDIDATES = 200;
const MOST_FOUND = 5;

interface Article {
  readonly articleId: number;
  readonly area: string;
  readonly title: string;
  readonly body: string;
}

export interface RankedArticle extends FoundArticle, Article {}

/** The help articles that a text is about, nearest first: rare words weigh more than common ones, a title more than a body. */
export async function findArticles(db: Kysely<HelpTables>, text: string): Promise<RankedArticle[]> {
  const words = questionWords(text);
  if (words.length === 0) return [];
  const query = words.map((word) => `'${word}'`).join(" | ");
  const candidates = await db
    .selectFrom("helpArticle")
    .select(["articleId", "area", "title", "body"])
    .where(sql<boolean>`words @@ ${query}::tsquery`)
    .orderBy(sql`ts_rank(words, ${query}::tsquery)`, "desc")
    .orderBy("articleId")
    .limit(MOST_CANDIDATES)
    .execute();
  const { count } = await db
    .selectFrom("helpArticle")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return rank(candidates, weightWords(words, candidates, Number(count)));
}

type Weights = ReadonlyMap<string, number>;

function weightWords(words: readonly string[], candidates: readonly Article[], total: number): Weights {
  return new Map(
    words.map((word) => {
      const having = candidates.filter((article) => has(wholeText(article), word)).length;
      return [word, Math.log(1 + total / (having + 1))];
    }),
  );
}

function rank(candidates: readonly Article[], weights: Weights): RankedArticle[] {
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const scored = candidates
    .map((article) => ({
      article,
      covered: weightOf(wholeText(article), weights),
      score: weightOf(article.body, weights) + TITLE_WEIGHT * weightOf(article.title, weights),
    }))
    .filter(({ covered }) => covered >= ABOUT_IT * whole)
    .toSorted((a, b) => b.score - a.score || a.article.articleId - b.article.articleId)
    .slice(0, MOST_FOUND);
  const nearest = scored[0]?.score ?? 1;
  return scored.map(({ article, score }) => ({
    ...article,
    ...passagesOf(article, weights),
    closeness: score / nearest,
  }));
}

/** The paragraphs with words of the question; all of them where the title alone has any. */
function passagesOf({ body }: Article, weights: Weights): Pick<FoundArticle, "passages" | "best"> {
  const paragraphs = body.split("\n").map((text) => ({ text, weight: weightOf(text, weights) }));
  const told = paragraphs.filter(({ weight }) => weight > 0);
  const shown = told.length > 0 ? told : paragraphs;
  const [best] = shown.toSorted((a, b) => b.weight - a.weight);
  return { passages: shown.map(({ text }) => text), best: best?.text ?? body };
}

function weightOf(text: string, weights: Weights): number {
  let sum = 0;
  for (const [word, weight] of weights) if (has(text, word)) sum += weight;
  return sum;
}

function has(text: string, word: string): boolean {
  return text.toLowerCase().includes(word);
}

function wholeText({ title, body }: Article): string {
  return `${title}\n${body}`;
}
