import { isSafeAddress, type Attachment } from "../../domain/attachments.ts";
import type { FieldEnvironment } from "../field-view.ts";
import { useKeptFile } from "./use-kept-file.ts";
import { isOwnAddress } from "../../domain/own-address.ts";

interface FileLinkProps {
  readonly file: Attachment;
  readonly readFile: FieldEnvironment["readFile"];
}

/** The name of a file. One of the web opens beside the page; one of this application is read as the user and kept. */
export function FileLink({ file, readFile }: FileLinkProps) {
  const { fileName, fileUrl } = file;
  const { state, keep } = useKeptFile(file, readFile);
  if (!isSafeAddress(fileUrl)) return <span>{fileName}</span>;
  if (!isOwnAddress(fileUrl))
    return (
      <a className="field-link" href={fileUrl} target="_blank" rel="noopener noreferrer">
        {fileName}
      </a>
    );
  return (
    <>
      <button type="button" className="field-link" disabled={state === "reading"} onClick={() => void keep()}>
        {fileName}
      </button>
      {state === "failed" && <span role="alert">没有下载成功，请再试</span>}
    </>
  );
}
