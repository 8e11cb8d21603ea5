import type { Generated } from "kysely";

/** Of no firm: the product's own. */
export interface HelpTables {
  helpArticle: {
    articleId: Generated<number>;
    area: string;
    title: string;
    /** Paragraphs, a line each. */
    body: string;
    /** A `tsvector` of `searchWords`. */
    words: string;
  };
}
