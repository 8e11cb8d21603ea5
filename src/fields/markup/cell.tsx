import "./markup.css";
import { useCallback } from "react";
import { isBlank, plainText } from "../../domain/plain-text.ts";
import { blankCell } from "../cells/formatted-cell.tsx";
import { createDeferred, useDeferred } from "../deferred.ts";
import type { FieldView } from "../field-view.ts";
import { textOfMarkup } from "./text-of-markup.ts";

/** Apart, because few pages have such texts. */
const purify = createDeferred(async () => (await import("./purify.ts")).purifiedElements);

export const markupCell: FieldView["cell"] = () => (value) =>
  isBlank(value) ? blankCell : <Markup text={plainText(value)} />;

/** Its words alone as long as what cleans it is not there. */
function Markup({ text }: { readonly text: string }) {
  const part = useDeferred(purify);
  const clean = part.status === "ready" ? part.part : undefined;
  const fill = useCallback(
    (element: HTMLElement | null) => element?.replaceChildren(clean?.(text) ?? ""),
    [clean, text],
  );
  return clean ? <div className="field-markup" ref={fill} /> : <span>{textOfMarkup(text)}</span>;
}
