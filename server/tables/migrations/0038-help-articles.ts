import { type Kysely, sql } from "kysely";
import { searchWords } from "../../../src/domain/search-words.ts";
import type { Database } from "../tables.ts";
import articles from "../help-articles/help-articles.json" with { type: "json" };

/** The product's help articles: the same for every firm, read without a sign-in, found by their words. */
export const helpArticles: readonly string[] = [
  `create table help_article (
    article_id integer generated always as identity primary key,
    area text not null,
    title text not null unique,
    body text not null,
    words tsvector not null
  )`,
  `create index help_article_words on help_article using gin (words)`,
];

/** The articles that the product comes with. */
export async function fillHelpArticles(db: Kysely<Database>): Promise<void> {
  for (const { area, title, body } of articles) {
    const words = searchWords(`${title}\n${body}`);
    await sql`insert into help_article (area, title, body, words)
      values (${area}, ${title}, ${body}, array_to_tsvector(${words}::text[]))`.execute(db);
  }
}
