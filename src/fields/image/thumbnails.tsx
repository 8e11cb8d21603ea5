import "../fields.css";
import { use, useState, type ComponentProps } from "react";
import type { Attachment } from "../../domain/attachments.ts";
import type { FieldEnvironment } from "../field-view.ts";
import { createDeferred, useDeferred } from "../deferred.ts";
import { NeighbourPictures } from "./neighbour-pictures.ts";
import type { Preview } from "./preview.tsx";
import { Thumbnail } from "./thumbnail.tsx";

const preview = createDeferred(async () => (await import("./preview.tsx")).Preview);

interface ThumbnailsProps {
  readonly pictures: readonly Attachment[];
  /** The number of pictures that are shown; the others are counted. */
  readonly max: number;
  /** True: as wide as their place instead of small. */
  readonly isLarge?: boolean;
  readonly readFile: FieldEnvironment["readFile"];
}

/** Small pictures; a click shows them large, with a viewer that is fetched by then. */
export function Thumbnails({ pictures, max, isLarge = false, readFile }: ThumbnailsProps) {
  const [open, setOpen] = useState<number | null>(null);
  const shown = use(NeighbourPictures) ?? pictures;
  const show = (index: number) => {
    const at = shown.findIndex(({ fileUrl }) => fileUrl === pictures[index]?.fileUrl);
    setOpen(Math.max(0, at));
  };
  return (
    <span className={isLarge ? "field-thumbnails field-thumbnails-large" : "field-thumbnails"}>
      {pictures.slice(0, max).map((picture, index) => (
        <Thumbnail
          key={picture.fileUrl}
          picture={shown.find(({ fileUrl }) => fileUrl === picture.fileUrl) ?? picture}
          readFile={readFile}
          onOpen={() => show(index)}
        />
      ))}
      {pictures.length > max && (
        <button
          type="button"
          className="field-more"
          aria-label={`查看全部 ${pictures.length} 张图片`}
          onClick={() => show(max)}
        >
          {`+${pictures.length - max}`}
        </button>
      )}
      {open !== null && (
        <DeferredPreview
          pictures={shown}
          current={open}
          readFile={readFile}
          onChange={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </span>
  );
}

function DeferredPreview(props: ComponentProps<typeof Preview>) {
  const deferred = useDeferred(preview);
  if (deferred.status === "ready") return <deferred.part {...props} />;
  return deferred.status === "loading" ? (
    <output className="field-unseen">加载中...</output>
  ) : (
    <span role="alert">图片没有加载成功，请检查网络后再打开</span>
  );
}
