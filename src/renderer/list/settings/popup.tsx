import "./popup.css";
import { useEffect, useId, useRef, useState, type CSSProperties, type ReactNode } from "react";
import { shortcutHints, useShortcut } from "../../action/use-shortcut.ts";
import { Button } from "../../button.tsx";

interface PopupProps {
  readonly label: string;
  readonly title: string;
  /** `Alt+S`: the keys that open and close it. */
  readonly shortcut?: string;
  readonly children: (close: () => void) => ReactNode;
}

const GAP = 4;
/** In px: a lower panel could not be worked in, and leaves the window where it must. */
const LEAST_HEIGHT = 120;
const MOST_HEIGHT = 560;

/** A button that opens a small panel below it. Esc and a click elsewhere close it; Esc gives the focus back. */
export function Popup({ label, title, shortcut, children }: PopupProps) {
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useShortcut(shortcut, button);
  const id = useId();
  const panelId = `${id}-panel`;
  const isOpen = place !== null;
  const close = () => {
    setPlace(null);
    document.getElementById(id)?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: PointerEvent) => {
      // A popup that a control of the panel opens belongs to it, wherever it stands in the page.
      const isInPopup = target instanceof Element && target.closest(".ant-select-dropdown, .ant-modal-root");
      if (!(target instanceof Node) || frame.current?.contains(target) || isInPopup) return;
      // The text being typed is taken over when its input is left, which must be before the input is gone.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && frame.current?.contains(activeElement))
        activeElement.blur();
      setPlace(null);
    };
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, [isOpen]);
  const toggle = () => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    if (isOpen || !box) return close();
    const { clientWidth, clientHeight } = document.documentElement;
    setPlace({
      top: box.bottom + GAP,
      right: Math.max(GAP, clientWidth - box.right),
      maxHeight: Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, clientHeight - box.bottom - 2 * GAP)),
    });
  };
  return (
    <span
      ref={frame}
      role="presentation"
      onKeyDown={(event) => {
        // The Esc that ends the choice of a Chinese word belongs to that.
        if (event.key !== "Escape" || !isOpen || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        close();
      }}
    >
      <Button
        id={id}
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={panelId}
        {...(shortcut !== undefined && shortcutHints(shortcut))}
        onClick={toggle}
      >
        {label}
      </Button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native dialog would need to be opened by hand
        <div id={panelId} className="popup" role="dialog" aria-label={title} style={place}>
          {children(close)}
        </div>
      )}
    </span>
  );
}
