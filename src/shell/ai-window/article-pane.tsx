import { Button, Spin } from "antd";
import { useArticles } from "../pages/help/use-articles.ts";
import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";
import { aiText } from "./ai-text.ts";
import type { Source } from "./answer-events.ts";
import { helpAddress } from "./help-address.ts";

interface ArticlePaneProps {
  readonly source: Source;
  readonly onClose: () => void;
}

/** The article that an answer rests on, beside the talk. */
export function ArticlePane({ source: { articleId, title }, onClose }: ArticlePaneProps) {
  const { client } = useShell();
  const { found, retry } = useArticles(client, title);
  const article = typeof found === "string" ? found : found.find((each) => each.articleId === articleId);
  return (
    <section className="ai-article" aria-label={title}>
      <div className="ai-article-bar">
        <a href={helpAddress(title, title)} target="_blank" rel="noopener">
          {aiText("newTab")}
        </a>
        <Button size="small" onClick={onClose}>
          {aiText("reading.close")}
        </Button>
      </div>
      <h3>{title}</h3>
      {article === "loading" && <Spin aria-label={aiText("reading.loading")} />}
      {(article === "failed" || article === undefined) && (
        <div role="alert">
          <p>{aiText("reading.failed")}</p>
          <Button size="small" onClick={retry}>
            {shellText("retry")}
          </Button>
        </div>
      )}
      {typeof article === "object" &&
        article.body.split("\n").map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
    </section>
  );
}
