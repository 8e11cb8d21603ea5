import type { ReactNode } from "react";
import type { Row } from "../../fields/field-view.ts";
import { Button } from "../button.tsx";
import type { Questions } from "../questions/use-questions.ts";

interface SectionAnswerProps {
  readonly name: string;
  readonly questions: Questions;
  readonly children: (answer: Row) => ReactNode;
}

/** Waits for the answer to a question, and says in the section itself when it could not come. */
export function SectionAnswer({ name, questions, children }: SectionAnswerProps) {
  const state = questions.stateOf(name);
  if (state?.status === "ready")
    return state.record === null ? <p className="detail-notice">暂无数据</p> : children(state.record);
  if (state?.status === "failed") {
    return (
      <p className="detail-notice" role="alert">
        {`加载失败：${state.message}`}
        <Button size="small" onClick={() => questions.retry(name)}>
          重试
        </Button>
      </p>
    );
  }
  return (
    <output className="detail-waiting" aria-label="加载中">
      <span />
      <span />
    </output>
  );
}
