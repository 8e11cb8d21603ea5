import "./markup.css";
import { useCallback } from "react";
import { createDeferred, useDeferred } from "../deferred.ts";
import type { FieldEnvironment } from "../field-view.ts";
import { openByPictures, readPictures } from "./markup-pictures.ts";
import { textOfMarkup } from "../../domain/markup/text-of-markup.ts";

/** Apart, because few pages have such texts. */
const purify = createDeferred(async () => (await import("./purify.ts")).purifiedElements);

interface MarkupProps {
  readonly text: string;
  readonly readFile: FieldEnvironment["readFile"];
  /** A picture of the text was chosen; its place among them. */
  readonly onPicture?: (index: number) => void;
}

/** Formatted text; its words alone as long as what cleans it is not there. */
export function Markup({ text, readFile, onPicture }: MarkupProps) {
  const part = useDeferred(purify);
  const clean = part.status === "ready" ? part.part : undefined;
  const fill = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !clean) return undefined;
      element.replaceChildren(clean(text));
      if (onPicture) openByPictures(element, onPicture);
      return readPictures(element, readFile);
    },
    [clean, text, readFile, onPicture],
  );
  return clean ? <div className="field-markup" ref={fill} /> : <span>{textOfMarkup(text)}</span>;
}
