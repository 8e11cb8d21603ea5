import { Button, Spin } from "antd";
import { useEffect, useState } from "react";
import type { HelpArticle } from "../../generated/operations/customerService.ts";
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
  const [article, setArticle] = useState<HelpArticle | "loading" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    void client.call("customerService.articles", { text: title }, { silent: true }).then(
      (found) => {
        const own = found.find((each) => each.articleId === articleId);
        if (!isLeft) setArticle(own ?? "failed");
        return null;
      },
      () => {
        if (!isLeft) setArticle("failed");
      },
    );
    return () => {
      isLeft = true;
    };
  }, [client, articleId, title, attempt]);
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
      {article === "failed" && (
        <div role="alert">
          <p>{aiText("reading.failed")}</p>
          <Button
            size="small"
            onClick={() => {
              setArticle("loading");
              setAttempt(attempt + 1);
            }}
          >
            {shellText("retry")}
          </Button>
        </div>
      )}
      {typeof article !== "string" &&
        article.body.split("\n").map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
    </section>
  );
}
