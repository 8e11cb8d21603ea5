import "./help-page.css";
import { Button } from "antd";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { Client } from "../../../request/client-contract.ts";
import { shellText } from "../../shell-text.ts";
import { helpText } from "./help-text.ts";
import { useArticles } from "./use-articles.ts";

export interface HelpPageProps {
  readonly client: Client;
}

const MOST_NAME = 100;
const MOST_REMARK = 500;
/** The most characters that a search takes. */
const MOST_SEARCHED = 300;

/** Helps with a problem that the address names: what went wrong, what to do, and the articles about it. Needs no sign-in. */
export function HelpPage({ client }: HelpPageProps) {
  const query = new URLSearchParams(useLocation().search);
  const name = (query.get("name") ?? "").trim().slice(0, MOST_NAME);
  const remark = (query.get("remark") ?? "").trim().slice(0, MOST_REMARK);
  const title = name || helpText("title");
  useEffect(() => {
    document.title = `${title} - ${shellText("product")}`;
  }, [title]);
  return (
    <main className="help-page">
      <article className="help-sheet">
        <h1>{title}</h1>
        <section aria-labelledby="help-happened">
          <h2 id="help-happened">{helpText("happened")}</h2>
          <p className="help-remark">{remark || name || helpText("unnamed")}</p>
        </section>
        <section aria-labelledby="help-todo">
          <h2 id="help-todo">{helpText("todo")}</h2>
          <ol>
            <li>{helpText("todo.first")}</li>
            <li>{helpText("todo.second")}</li>
            <li>{helpText("todo.third")}</li>
          </ol>
        </section>
        <Articles client={client} text={`${name} ${remark}`.trim().slice(0, MOST_SEARCHED)} name={name} />
      </article>
    </main>
  );
}

function Articles({ client, text, name }: HelpPageProps & { readonly text: string; readonly name: string }) {
  const { found, retry } = useArticles(client, text);
  return (
    <section aria-labelledby="help-articles">
      <h2 id="help-articles">{helpText("articles")}</h2>
      {found === "loading" && <output>{helpText("loading")}</output>}
      {found === "failed" && (
        <div role="alert">
          <p>{helpText("failed")}</p>
          <Button onClick={retry}>{shellText("retry")}</Button>
        </div>
      )}
      {typeof found !== "string" && found.length === 0 && <p>{helpText("none")}</p>}
      {typeof found !== "string" &&
        found.map((article, index) => (
          <details
            key={article.articleId}
            className="help-article"
            open={article.title === name || (index === 0 && found.every(({ title }) => title !== name))}
          >
            <summary>
              {article.title}
              <span className="help-area">{article.area}</span>
            </summary>
            {article.body.split("\n").map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        ))}
    </section>
  );
}
