import type { ChoicesState } from "./use-choices.ts";

/** The notice of an open list while it has no choices. */
export function ChoicesNotice({ status, onRetry }: { status: ChoicesState["status"]; onRetry?: () => void }) {
  if (status === "loading") return <output>加载中...</output>;
  if (status !== "failed") return <span>没有可选的内容</span>;
  return (
    <span role="alert">
      选项加载失败
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
