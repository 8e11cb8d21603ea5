interface DraftLineProps {
  readonly state: "restored" | "offered";
  /** Titles of fields whose values were not kept. */
  readonly missing: readonly string[];
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Says that a form shows, or could show, what was typed before. */
export function DraftLine({ state, missing, onRestore, onDiscard }: DraftLineProps) {
  const isOffered = state === "offered";
  return (
    <output className="form-draft">
      <span>
        {isOffered ? "有未提交的内容，但此数据之后已被修改" : "已恢复未提交的内容"}
        {missing.length > 0 && `（不含${missing.join("、")}，需重新填写）`}
      </span>
      {isOffered && (
        <button type="button" className="form-row-button" onClick={onRestore}>
          恢复
        </button>
      )}
      <button type="button" className="form-row-button" onClick={onDiscard}>
        放弃
      </button>
    </output>
  );
}
