import "./beside-panel.css";
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";

interface BesidePanelProps {
  readonly title: ReactNode;
  /** The title as one text. */
  readonly label: string;
  /** In px, or a share of the window; a window that has not the room gives less. */
  readonly width: number | string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called once it is no longer open. */
  readonly onClosed: () => void;
  /** Attributes by which the panel of developers finds it. */
  readonly mark: object | undefined;
  readonly children: ReactNode;
}

/** A dialog that leaves its surroundings in use: it does not take the focus, and Esc in it closes it. */
export function BesidePanel({
  title,
  label,
  width,
  isOpen,
  onClose,
  onClosed,
  mark,
  children,
}: BesidePanelProps) {
  const latestClosed = useRef(onClosed);
  useEffect(() => {
    latestClosed.current = onClosed;
  });
  useEffect(() => {
    if (!isOpen) latestClosed.current();
  }, [isOpen]);
  if (!isOpen) return null;
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.nativeEvent.isComposing || event.defaultPrevented) return;
      event.stopPropagation();
      onClose();
    },
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native dialog would have to be opened by hand
    <div className="beside" role="dialog" aria-label={label} style={{ width }} {...mark} {...handlers}>
      <header className="beside-head">
        <h2>{title}</h2>
        <button type="button" className="beside-close" aria-label="关闭" onClick={onClose} />
      </header>
      <div className="beside-body">{children}</div>
    </div>
  );
}
