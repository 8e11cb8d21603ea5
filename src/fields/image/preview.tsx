import { Image } from "antd";
import { cloneElement, type ReactElement } from "react";
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
        onVisibleChange: (isVisible) => {
          if (!isVisible) onClose();
        },
      }}
    />
  );
}
