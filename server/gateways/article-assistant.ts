import { setTimeout } from "node:timers/promises";
import type { AnswerPart, Assistant, FoundArticle, Question } from "./assistant.ts";

/** At most so many articles beside the nearest one, and only those nearly as near. */
const MOST_BESIDE = 2;
const NEAR_ENOUGH = 0.6;

/** Readers follow a text that grows; one that jumps they begin anew. */
const PAUSE_MS = 30;

const NOTHING =
  "没有在帮助文章里找到与您的问题相关的内容。您可以换个说法再问一次，或者点击「转人工」，由客服人员回答。";

/** Invents nothing: says the passages of the help articles that a question is about, and where they stand. */
export const articleAssistant: Assistant = { answer };

async function* answer({ question, findArticles }: Question): AsyncGenerator<AnswerPart> {
  const [nearest, ...others] = await findArticles(question);
  if (!nearest) return yield* slowly(NOTHING);
  const beside = others.filter(({ closeness }) => closeness >= NEAR_ENOUGH).slice(0, MOST_BESIDE);
  yield* slowly(`我在帮助文章里找到了相关内容，摘自《${nearest.title}》：\n${nearest.passages.join("\n")}`);
  for (const article of beside) yield* slowly(`\n\n另外，《${article.title}》提到：\n${article.best}`);
  yield { sources: [nearest, ...beside].map(sourceOf) };
}

/** Clause by clause. */
async function* slowly(text: string): AsyncGenerator<AnswerPart> {
  for (const clause of text.match(/[^，。；：\n]+[，。；：\n]*|[，。；：\n]+/g) ?? []) {
    yield { text: clause };
    await setTimeout(PAUSE_MS);
  }
}

function sourceOf({ articleId, title }: FoundArticle) {
  return { articleId, title };
}
