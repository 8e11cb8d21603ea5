import "./previews.css";
import { Button, Modal } from "antd";
import { useEffect, useState } from "react";
import type { Attachment } from "../../domain/attachments.ts";
import { Preview } from "../../fields/image/preview.tsx";
import { fileKind } from "../../domain/file-kind.ts";
import type { FileViewerProps } from "./file-viewer-props.ts";
import { SaveButton } from "./save-button.tsx";
import { ShownFile } from "./shown-file.tsx";

interface FileDialogProps extends FileViewerProps {
  /** The files that can be shown large. */
  readonly pictures: readonly Attachment[];
}

/** Files one at a time, each with the way to save it; arrow keys lead through them. */
export function FileDialog({ files, pictures, readFile, onClose }: FileDialogProps) {
  const [current, setCurrent] = useState(0);
  const [large, setLarge] = useState<number | null>(null);
  const file = files[current];
  const last = files.length - 1;
  const isLarge = large !== null;
  useEffect(() => {
    if (isLarge || last === 0) return undefined;
    const walk = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") setCurrent((at) => Math.max(0, at - 1));
      if (key === "ArrowRight") setCurrent((at) => Math.min(last, at + 1));
    };
    document.addEventListener("keydown", walk);
    return () => document.removeEventListener("keydown", walk);
  }, [isLarge, last]);
  if (!file) return null;
  const { fileName, fileUrl } = file;
  return (
    <>
      <Modal
        open
        centered
        title={fileName}
        closable={{ "aria-label": "关闭" }}
        width={960}
        // The large picture above it is what Esc closes first.
        keyboard={!isLarge}
        onCancel={onClose}
        footer={
          <div className="file-dialog-foot">
            {last > 0 && (
              <>
                <Button disabled={current === 0} onClick={() => setCurrent(current - 1)}>
                  上一个
                </Button>
                <span aria-live="polite">{`${current + 1} / ${files.length}`}</span>
                <Button disabled={current === last} onClick={() => setCurrent(current + 1)}>
                  下一个
                </Button>
              </>
            )}
            <SaveButton key={fileUrl} file={file} readFile={readFile} />
          </div>
        }
      >
        <ShownFile
          key={fileUrl}
          file={file}
          kind={fileKind(fileName)}
          readFile={readFile}
          onEnlarge={() => setLarge(pictures.indexOf(file))}
        />
      </Modal>
      {large !== null && (
        <Preview
          pictures={pictures}
          current={large}
          readFile={readFile}
          onChange={setLarge}
          onClose={() => setLarge(null)}
        />
      )}
    </>
  );
}
