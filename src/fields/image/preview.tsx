import { Image } from "antd";
import { cloneElement, type ReactElement, type ReactNode, useEffect, useRef } from "react";
import type { Attachment } from "../../domain/attachments.ts";
import type { FieldEnvironment } from "../field-view.ts";
import { usePicture } from "./use-picture.ts";
import { isOwnAddress } from "../../domain/own-address.ts";

interface PreviewProps {
  readonly pictures: readonly Attachment[];
  readonly current: number;
  readonly readFile: FieldEnvironment["readFile"];
  readonly onChange: (index: number) => void;
  readonly onClose: () => void;
}

/** A picture of nothing, until the picture itself has been read. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** Pictures one at a time, large, with turning and zooming. */
export function Preview({ pictures, current, readFile, onChange, onClose }: PreviewProps) {
  useEscapeInFront(onClose);
  return (
    <Image.PreviewGroup
      items={pictures.map(({ fileUrl }) => (isOwnAddress(fileUrl) ? NOTHING : fileUrl))}
      preview={{
        visible: true,
        current,
        onChange,
        imageRender: largeOf(pictures, readFile),
        toolbarRender: withDownload(pictures, readFile),
        onVisibleChange: (isVisible) => {
          if (!isVisible) onClose();
        },
      }}
    />
  );
}

/** Esc is for what lies in front, even before that has taken the focus from a dialog which would close too. */
function useEscapeInFront(close: () => void): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.stopPropagation();
      latestClose.current();
    };
    document.addEventListener("keydown", handleKey, { capture: true });
    return () => document.removeEventListener("keydown", handleKey, { capture: true });
  }, []);
}

type Render = (node: ReactNode, shown: { readonly current: number }) => ReactNode;

function largeOf(pictures: readonly Attachment[], readFile: FieldEnvironment["readFile"]): Render {
  return (node, { current }) => {
    const picture = pictures[current];
    return picture ? <Large picture={picture} readFile={readFile} node={node} /> : node;
  };
}

function withDownload(pictures: readonly Attachment[], readFile: FieldEnvironment["readFile"]): Render {
  return (buttons, { current }) => {
    const picture = pictures[current];
    return (
      <>
        {buttons}
        {picture && <DownloadLink picture={picture} readFile={readFile} />}
      </>
    );
  };
}

interface ReadProps {
  readonly picture: Attachment;
  readonly readFile: FieldEnvironment["readFile"];
}

/** The group names none of its pictures by itself. */
function Large({ picture: { fileName, fileUrl }, readFile, node }: ReadProps & { readonly node: ReactNode }) {
  const source = usePicture(fileUrl, readFile);
  if (source === null) return <p className="field-preview-broken">{fileName}：图片打不开</p>;
  return cloneElement(node as ReactElement<{ alt: string; src: string }>, {
    alt: fileName,
    src: source ?? NOTHING,
  });
}

/** The picture in its own size, kept as a file. */
function DownloadLink({ picture: { fileName, fileUrl }, readFile }: ReadProps) {
  const source = usePicture(fileUrl, readFile);
  if (typeof source !== "string") return null;
  return (
    <a className="field-preview-download" href={source} download={fileName} aria-label={`下载 ${fileName}`}>
      下载
    </a>
  );
}
