import type { EditorView } from "@tiptap/pm/view";
import { readSlice } from "./markup-document.ts";

/** Cleans what is pasted or dropped before it becomes elements; pictures among it go the way of `onPicture`, if there is one. */
export function insertedBy(onPicture: ((file: File) => void) | null) {
  const insert = (view: EditorView, event: Event, data: DataTransfer | null) => {
    const markup = data?.getData("text/html") ?? "";
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
    if (markup === "" && files.length === 0) return false;
    event.preventDefault();
    if (markup !== "") {
      const slice = readSlice(markup, view.state.schema);
      view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
    } else {
      for (const file of files) onPicture?.(file);
    }
    return true;
  };
  return {
    paste: (view: EditorView, event: ClipboardEvent) => insert(view, event, event.clipboardData),
    // Content dragged within the text is moved by the editor itself.
    drop: (view: EditorView, event: DragEvent) =>
      view.dragging === null && insert(view, event, event.dataTransfer),
  };
}
