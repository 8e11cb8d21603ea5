import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import "./header-popup.css";

interface HeaderPopupProps {
  /** Names the panel, and the button unless its face does. */
  readonly label: string;
  readonly buttonLabel?: string;
  /** The content of the button. */
  readonly face: ReactNode;
  readonly children: (close: () => void) => ReactNode;
}

/** A dialog that was opened from the panel lies above it, not outside of it. */
const ABOVE = ".ant-modal-root, .ant-image-preview-root";

function isOutside(frame: HTMLElement | null, target: Element): boolean {
  return !frame?.contains(target) && target.closest(ABOVE) === null;
}

/** A button of the header with a panel below it. Tab leads from the one into the other; Esc gives the focus back. */
export function HeaderPopup({ label, buttonLabel, face, children }: HeaderPopupProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const panelId = `${id}-panel`;
  const close = () => {
    setOpen(false);
    document.getElementById(id)?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Element && isOutside(frame.current, target)) setOpen(false);
    };
    // A button of the panel that went with its press has left the focus to the page.
    const escape = ({ key }: KeyboardEvent) => {
      const focused = document.activeElement;
      if (key !== "Escape" || (focused !== document.body && !frame.current?.contains(focused))) return;
      setOpen(false);
      document.getElementById(id)?.focus();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("keydown", escape);
    };
  }, [isOpen, id]);
  return (
    <div
      ref={frame}
      role="presentation"
      className="shell-popup"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && isOutside(frame.current, relatedTarget)) setOpen(false);
      }}
    >
      <button
        id={id}
        type="button"
        className="shell-user"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={buttonLabel}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native dialog would need to be opened by hand
        <div id={panelId} role="dialog" aria-label={label} className="shell-popup-panel">
          {children(close)}
        </div>
      )}
    </div>
  );
}
