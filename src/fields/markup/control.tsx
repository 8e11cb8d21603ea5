import { createDeferred, useDeferred } from "../deferred.ts";
import type { ControlProps } from "../field-view.ts";

/** Apart, because few forms have such a field. */
const editor = createDeferred(async () => (await import("./editor/markup-editor.tsx")).MarkupEditor);

/** An editor of formatted text. */
export function MarkupControl(props: ControlProps) {
  const deferred = useDeferred(editor);
  switch (deferred.status) {
    case "ready":
      return <deferred.part {...props} />;
    case "loading":
      return <output className="field-hint">正在打开编辑器…</output>;
    case "failed":
      return (
        <span className="field-problem" role="alert">
          编辑器没有打开，请检查网络
          <button type="button" className="field-retry" onClick={editor.load}>
            重试
          </button>
        </span>
      );
  }
}
