import { useShell } from "../shell-context.tsx";
import { shellText } from "../shell-text.ts";

/** Says that the menu is that of a previewed service, with the way back to one's own. */
export function PreviewMark() {
  const { session } = useShell();
  if (session.previewService === null) return null;
  return (
    <a className="shell-preview" href="/workbench/index?preview=0" title={shellText("preview.end")}>
      {shellText("preview.mark")}
    </a>
  );
}
