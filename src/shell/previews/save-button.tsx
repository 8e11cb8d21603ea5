import { Button } from "antd";
import type { Attachment } from "../../domain/attachments.ts";
import type { FieldEnvironment } from "../../fields/field-view.ts";
import { useKeptFile } from "../../fields/files/use-kept-file.ts";
import { isOwnAddress } from "../../domain/own-address.ts";

interface SaveButtonProps {
  readonly file: Attachment;
  readonly readFile: FieldEnvironment["readFile"];
}

/** Saves a file of this application; one of the web opens beside the page. */
export function SaveButton({ file, readFile }: SaveButtonProps) {
  const { fileUrl } = file;
  const { state, keep } = useKeptFile(file, readFile);
  if (!isOwnAddress(fileUrl))
    return (
      <Button type="primary" href={fileUrl} target="_blank" rel="noopener noreferrer">
        打开
      </Button>
    );
  return (
    <>
      {state === "failed" && <span role="alert">没有下载成功，请再试</span>}
      <Button type="primary" loading={state === "reading"} onClick={() => void keep()}>
        下载
      </Button>
    </>
  );
}
