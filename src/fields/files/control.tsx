import "../fields.css";
import { useRef } from "react";
import { readAttachments, type Attachment } from "../../domain/attachments.ts";
import type { ControlProps } from "../field-view.ts";
import { checkFile, readEndings } from "./check-file.ts";
import { namedFile } from "./named-file.ts";
import { FileLine } from "./file-line.tsx";
import { UploadLine } from "./upload-line.tsx";
import { readTarget } from "./upload-target.ts";
import { useUploads } from "./use-uploads.ts";

/** Files that have arrived, files on their way, and a button for more. `aria-busy` while any is on its way. */
export function FilesControl(props: ControlProps) {
  const { id, options } = props;
  const input = useRef<HTMLInputElement>(null);
  const endings = readEndings(options.accept);
  const maxMb = typeof options.maxMb === "number" ? options.maxMb : 20;
  const maxCount = typeof options.maxCount === "number" ? options.maxCount : 9;
  const files = readAttachments(props.value);
  const give = (value: readonly Attachment[]) =>
    props.onChange(options.named === true ? value.map(namedFile) : value);
  const { uploads, hasArrived, add, drop, retry } = useUploads({ ...props, give }, readTarget(options));
  const underWay = uploads.filter(({ problem }) => problem === undefined).length;
  const room = maxCount - files.length - underWay;
  const isFixed = props.disabled === true || props.readOnly === true;
  const remove = (index: number) => {
    const rest = files.filter((_file, at) => at !== index);
    if (rest.length === 0) props.onChange(undefined);
    else give(rest);
  };
  return (
    <div className="field-files" aria-busy={underWay > 0}>
      {!isFixed && (
        <>
          <button
            type="button"
            id={id}
            className="field-upload"
            aria-labelledby={`${id}-label ${id}-action`}
            disabled={room <= 0}
            {...(props.autoFocus && { autoFocus: true })}
            aria-describedby={props["aria-describedby"] ?? `${id}-limits`}
            onBlur={props.onBlur}
            onClick={() => input.current?.click()}
          >
            <span id={`${id}-action`}>上传文件</span>
          </button>
          <span id={`${id}-limits`} className="field-hint">
            {limitWords(endings, maxMb, maxCount)}
          </span>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="选择文件"
            accept={endings.join(",")}
            multiple={maxCount > 1}
            onChange={(event) => {
              add([...(event.currentTarget.files ?? [])], room, (file) =>
                checkFile(file, { endings, maxMb }),
              );
              // The same file may be chosen again after it has been removed.
              event.currentTarget.value = "";
            }}
          />
        </>
      )}
      <ul className="field-file-list">
        {files.map((file, index) => (
          <FileLine
            key={file.fileUrl}
            file={file}
            readFile={props.environment.readFile}
            {...(!isFixed && { onRemove: () => remove(index) })}
          />
        ))}
        {uploads.map((upload) => (
          <UploadLine
            key={upload.id}
            upload={upload}
            onDrop={() => drop(upload.id)}
            onRetry={() => retry(upload)}
          />
        ))}
      </ul>
      {hasArrived && uploads.length === 0 && <output className="field-hint">上传成功</output>}
      {isFixed && files.length === 0 && <span className="field-blank">--</span>}
    </div>
  );
}

function limitWords(endings: readonly string[], maxMb: number, maxCount: number): string {
  const kinds =
    endings.length > 0 ? `支持 ${endings.map((ending) => ending.slice(1)).join("、")} 格式，` : "";
  return `${kinds}单个不超过 ${maxMb}MB，最多 ${maxCount} 个`;
}
