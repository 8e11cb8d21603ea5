import type { ReactNode } from "react";
import { shellText } from "../shell-text.ts";
import "./notice-page.css";

interface NoticePageProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** The way on. */
  readonly children?: ReactNode;
}

/** A page with one message and the way on. */
export function NoticePage({ title, text, children }: NoticePageProps) {
  return (
    <main className="notice-page">
      <title>{`${title} - ${shellText("product")}`}</title>
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children}
    </main>
  );
}
