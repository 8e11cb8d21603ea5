import type { ChoicesState } from "./use-choices.ts";

interface ChoicesNoticeProps {
  readonly status: ChoicesState["status"];
  /** The noun of the sentence that it could not be loaded; default 选项. */
  readonly what?: string;
  readonly onRetry?: () => void;
}

/** The notice of an open list while it has no choices, and of a control while it has not come. */
export function ChoicesNotice({ status, what = "选项", onRetry }: ChoicesNoticeProps) {
  if (status === "loading") return <output>加载中...</output>;
  if (status !== "failed") return <span>没有可选的内容</span>;
  return (
    <span role="alert">
      {what}加载失败
      <button
        type="button"
        className="field-retry"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRetry}
      >
        重试
      </button>
    </span>
  );
}
