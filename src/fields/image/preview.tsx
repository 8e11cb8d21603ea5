import { Image } from "antd";
import { cloneElement, type ReactElement, type ReactNode } from "react";
import type { Attachment } from "../attachments.ts";

interface PreviewProps {
  readonly pictures: readonly Attachment[];
  readonly current: number;
  readonly onChange: (index: number) => void;
  readonly onClose: () => void;
}

/** Pictures one at a time, large, with turning and zooming. */
export function Preview({ pictures, current, onChange, onClose }: PreviewProps) {
  return (
    <Image.PreviewGroup
      items={pictures.map(({ fileUrl }) => fileUrl)}
      preview={{
        visible: true,
        current,
        onChange,
        // The group names none of its pictures by itself.
        imageRender: (picture, info) =>
          cloneElement(picture as ReactElement<{ alt: string }>, {
            alt: pictures[info.current]?.fileName ?? "",
          }),
        toolbarRender: (buttons, { current: shown }) => besideDownload(buttons, pictures[shown]),
        onVisibleChange: (isVisible) => {
          if (!isVisible) onClose();
        },
      }}
    />
  );
}

/** The picture in its own size, kept as a file. */
function besideDownload(buttons: ReactNode, picture: Attachment | undefined): ReactNode {
  if (!picture) return buttons;
  const { fileName, fileUrl } = picture;
  return (
    <>
      {buttons}
      <a
        className="field-preview-download"
        href={fileUrl}
        download={fileName}
        aria-label={`下载 ${fileName}`}
      >
        下载
      </a>
    </>
  );
}
