import { Button } from "antd";
import { useState } from "react";
import type { Attachment } from "../../domain/attachments.ts";
import { saveFile } from "../../fields/cells/save-file.ts";
import type { FieldEnvironment } from "../../fields/field-view.ts";

interface SaveButtonProps {
  readonly file: Attachment;
  readonly readFile: FieldEnvironment["readFile"];
}

/** Saves a file of this application; one of the web opens beside the page. */
export function SaveButton({ file: { fileName, fileUrl }, readFile }: SaveButtonProps) {
  const [state, setState] = useState<"idle" | "reading" | "failed">("idle");
  if (!fileUrl.startsWith("/"))
    return (
      <Button type="primary" href={fileUrl} target="_blank" rel="noopener noreferrer">
        打开
      </Button>
    );
  const save = async () => {
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
      {state === "failed" && <span role="alert">没有下载成功，请再试</span>}
      <Button type="primary" loading={state === "reading"} onClick={() => void save()}>
        下载
      </Button>
    </>
  );
}
