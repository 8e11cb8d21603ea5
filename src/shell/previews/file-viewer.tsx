import { useState } from "react";
import { Preview } from "../../fields/image/preview.tsx";
import { FileDialog } from "./file-dialog.tsx";
import { fileKind } from "../../domain/file-kind.ts";
import type { FileViewerProps } from "./file-viewer-props.ts";

/** Pictures alone stand large before everything; with other files among them all go through a dialog. */
export function FileViewer({ files, readFile, onClose }: FileViewerProps) {
  const [current, setCurrent] = useState(0);
  const pictures = files.filter(({ fileName }) => fileKind(fileName) === "picture");
  if (pictures.length < files.length)
    return <FileDialog files={files} pictures={pictures} readFile={readFile} onClose={onClose} />;
  return (
    <Preview pictures={files} current={current} readFile={readFile} onChange={setCurrent} onClose={onClose} />
  );
}
