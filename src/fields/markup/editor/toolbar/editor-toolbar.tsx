import { LinkOutlined, PictureOutlined } from "@ant-design/icons";
import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useRef, useState } from "react";
import { PICTURES } from "../use-pictures.ts";
import { FORMAT_BUTTONS } from "./format-buttons.tsx";
import { LinkForm } from "./link-form.tsx";

interface EditorToolbarProps {
  readonly editor: Editor;
  /** Null: the text takes no pictures. */
  readonly onPicture: ((file: File) => void) | null;
}

/** The buttons that format a text. One of them can be reached by Tab, the others from there by arrow keys. */
export function EditorToolbar({ editor, onPicture }: EditorToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { on, free, isLink } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: FORMAT_BUTTONS.filter(({ isOn }) => isOn?.(now)).map(({ id }) => id),
      free: FORMAT_BUTTONS.filter(({ isFree }) => isFree?.(now) ?? true).map(({ id }) => id),
      isLink: now.isActive("link"),
    }),
  });
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus, one at a time */}
      <div role="toolbar" aria-label="正文格式" className="markup-toolbar" onKeyDown={walk}>
        {FORMAT_BUTTONS.map(({ id, title, face, run, isOn }, index) => (
          <button
            key={id}
            type="button"
            tabIndex={index === 0 ? 0 : -1}
            title={title}
            aria-label={title}
            aria-pressed={isOn ? on.includes(id) : undefined}
            aria-disabled={!free.includes(id)}
            onClick={() => run(editor)}
          >
            {face}
          </button>
        ))}
        <button
          type="button"
          tabIndex={-1}
          title="链接"
          aria-label="链接"
          aria-pressed={isLink}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          <LinkOutlined />
        </button>
        {onPicture && (
          <button
            type="button"
            tabIndex={-1}
            title="插入图片"
            aria-label="插入图片"
            onClick={() => input.current?.click()}
          >
            <PictureOutlined />
          </button>
        )}
      </div>
      {onPicture && (
        <input
          ref={input}
          type="file"
          hidden
          aria-label="选择图片"
          accept={PICTURES}
          onChange={({ currentTarget }) => {
            for (const file of currentTarget.files ?? []) onPicture(file);
            // The same picture may be chosen again.
            currentTarget.value = "";
          }}
        />
      )}
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function walk(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const step = STEPS[event.key];
  const next = step === undefined ? { Home: 0, End: buttons.length - 1 }[event.key] : at + step;
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}
