import { useState } from "react";
import type { Attachment } from "../../domain/attachments.ts";
import type { FieldEnvironment } from "../field-view.ts";
import { usePicture } from "./use-picture.ts";

interface ThumbnailProps {
  readonly picture: Attachment;
  readonly readFile: FieldEnvironment["readFile"];
  readonly onOpen: () => void;
}

/** A small picture that opens large; one that does not come says so, and has nothing to open. */
export function Thumbnail({ picture: { fileName, fileUrl }, readFile, onOpen }: ThumbnailProps) {
  const [isBroken, setBroken] = useState(false);
  const source = usePicture(fileUrl, readFile);
  if (isBroken || source === null) {
    return (
      <span className="field-thumbnail field-thumbnail-broken" title={`${fileName}：图片打不开`}>
        图片打不开
      </span>
    );
  }
  return (
    <button
      type="button"
      className="field-thumbnail"
      aria-label={`查看图片 ${fileName}`}
      title={fileName}
      onClick={onOpen}
    >
      {source !== undefined && (
        <img src={source} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      )}
    </button>
  );
}
