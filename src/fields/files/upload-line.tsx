import type { Upload } from "./use-uploads.ts";

interface UploadLineProps {
  readonly upload: Upload;
  readonly onDrop: () => void;
  readonly onRetry: () => void;
}

/** One file on its way with its progress, or the reason why it did not arrive. */
export function UploadLine({ upload, onDrop, onRetry }: UploadLineProps) {
  const { file, share, problem, isRepeatable } = upload;
  return (
    <li>
      <span>{file.name}</span>
      {problem === undefined ? (
        <progress
          aria-label={`${file.name} 上传进度`}
          max={1}
          // Without a value the bar says that it goes on, but not how far.
          {...(share > 0 && { value: share })}
        />
      ) : (
        <span role="alert" className="field-problem">
          {problem}
        </span>
      )}
      {isRepeatable && problem !== undefined && (
        <button type="button" className="field-retry" aria-label={`重试 ${file.name}`} onClick={onRetry}>
          重试
        </button>
      )}
      <button
        type="button"
        className="field-retry"
        aria-label={`${problem === undefined ? "取消上传" : "移除"} ${file.name}`}
        onClick={onDrop}
      >
        {problem === undefined ? "取消" : "移除"}
      </button>
    </li>
  );
}
