import "../markup.css";
import "./markup-editor.css";
import { type Editor, EditorContent, getSchema, useEditor } from "@tiptap/react";
import { useEffect, useMemo, useRef } from "react";
import type { ControlProps } from "../../field-view.ts";
import { markupExtensions } from "./extensions.ts";
import { readDocument, writeMarkup } from "./markup-document.ts";
import { insertedBy } from "./inserted.ts";
import { EditorToolbar } from "./toolbar/editor-toolbar.tsx";
import { usePictures } from "./use-pictures.ts";

/** A formatted text with the buttons that format it. Its value is undefined while nothing is written. */
export function MarkupEditor(props: ControlProps) {
  const { id, value, options, environment, placeholder } = props;
  const { readFile } = environment;
  const isFixed = props.disabled === true || props.readOnly === true;
  const extensions = useMemo(() => markupExtensions(readFile), [readFile]);
  const pictures = usePictures(props);
  const written = useRef(value);
  const takesPictures = options.upload !== undefined && !isFixed;
  const sendPicture = (file: File) =>
    void pictures.send(file, (picture) => editor.chain().focus().setImage(picture).run());
  const editor: Editor = useEditor({
    extensions,
    injectCSS: false,
    editable: !isFixed,
    autofocus: props.autoFocus === true ? "end" : false,
    content: readDocument(textOf(value), getSchema(extensions)).toJSON(),
    editorProps: {
      attributes: {
        id,
        role: "textbox",
        class: "field-markup markup-editor-text",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        ...(isFixed && { "aria-readonly": "true" }),
        ...(props["aria-invalid"] && { "aria-invalid": "true" }),
        ...(props["aria-required"] && { "aria-required": "true" }),
        ...(props["aria-describedby"] !== undefined && { "aria-describedby": props["aria-describedby"] }),
      },
      handleDOMEvents: insertedBy(takesPictures ? sendPicture : null),
    },
    onUpdate: ({ editor: { isEmpty, state } }) => {
      written.current = isEmpty ? undefined : writeMarkup(state.doc);
      props.onChange(written.current);
    },
    onBlur: () => props.onBlur?.(),
  });
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(readDocument(textOf(value), editor.schema).toJSON(), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="markup-editor" aria-busy={pictures.underWay > 0}>
      {!isFixed && <EditorToolbar editor={editor} onPicture={takesPictures ? sendPicture : null} />}
      <div className="markup-editor-body">
        {editor.isEmpty && placeholder !== undefined && (
          <span className="markup-editor-placeholder" aria-hidden>
            {placeholder}
          </span>
        )}
        <EditorContent editor={editor} />
      </div>
      {pictures.underWay > 0 && <output className="field-hint">正在上传图片…</output>}
      {pictures.problem !== null && (
        <span className="field-problem" role="alert">
          {pictures.problem}
        </span>
      )}
    </div>
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
