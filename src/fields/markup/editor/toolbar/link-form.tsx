import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { openableLink } from "../../../../domain/open-link.ts";

interface LinkFormProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** The button has just been pressed: its user goes on here. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** Makes a link of the chosen words, or takes it away. Without chosen words the address itself is put in. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const { href } = editor.getAttributes("link");
  const [address, setAddress] = useState(typeof href === "string" ? href : "https://");
  const [problem, setProblem] = useState<string | null>(null);
  const leave = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const wanted = address.trim();
    if (openableLink(wanted) === null) {
      setProblem("请输入以 http:// 或 https:// 开头的网址");
      return;
    }
    const change = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !editor.isActive("link"))
      change
        .insertContent({ type: "text", text: wanted, marks: [{ type: "link", attrs: { href: wanted } }] })
        .run();
    else change.setLink({ href: wanted }).run();
    onClose();
  };
  return (
    <div className="markup-link">
      <input
        ref={takeFocus}
        className="field-input"
        aria-label="网址"
        aria-invalid={problem !== null}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setProblem(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "Escape") return;
          // Neither sends the form nor closes the dialog.
          event.preventDefault();
          event.stopPropagation();
          if (event.key === "Enter") apply();
          else leave();
        }}
      />
      <button type="button" className="field-upload" onClick={apply}>
        确定
      </button>
      {typeof href === "string" && (
        <button
          type="button"
          className="field-upload"
          onClick={() => {
            editor.chain().focus().extendMarkRange("link").unsetLink().run();
            onClose();
          }}
        >
          取消链接
        </button>
      )}
      {problem !== null && (
        <span className="field-problem" role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
