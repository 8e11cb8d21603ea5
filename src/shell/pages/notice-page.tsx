import { type ReactNode, useEffect } from "react";
import { shellText } from "../shell-text.ts";
import "./notice-page.css";

interface NoticeProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** The way on. */
  readonly children?: ReactNode;
}

/** A page of its own with one message and the way on. */
export function NoticePage(props: NoticeProps) {
  return (
    <main className="notice-page">
      <Notice {...props} />
    </main>
  );
}

/** One message and the way on, in the page around it. */
export function Notice({ title, text, children }: NoticeProps) {
  useEffect(() => {
    document.title = `${title} - ${shellText("product")}`;
  }, [title]);
  return (
    <div className="notice">
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}
