import { useState } from "react";
import { isSafeAddress, type Attachment } from "../../domain/attachments.ts";
import { saveFile } from "../cells/save-file.ts";
import type { FieldEnvironment } from "../field-view.ts";

interface FileLinkProps {
  readonly file: Attachment;
  readonly readFile: FieldEnvironment["readFile"];
}

/** The name of a file. One of the web opens beside the page; one of this application is read as the user and kept. */
export function FileLink({ file: { fileName, fileUrl }, readFile }: FileLinkProps) {
  const [state, setState] = useState<"idle" | "reading" | "failed">("idle");
  if (!isSafeAddress(fileUrl)) return <span>{fileName}</span>;
  if (!fileUrl.startsWith("/"))
    return (
      <a className="field-link" href={fileUrl} target="_blank" rel="noopener noreferrer">
        {fileName}
      </a>
    );
  const keep = async () => {
    setState("reading");
    try {
      saveFile({ blob: await readFile(fileUrl), name: fileName });
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <>
      <button type="button" className="field-link" disabled={state === "reading"} onClick={() => void keep()}>
        {fileName}
      </button>
      {state === "failed" && <span role="alert">没有下载成功，请再试</span>}
    </>
  );
}
