import { useState, type KeyboardEvent, type PointerEvent } from "react";

/** In px, by a key. */
const STEP = 24;

/** In px: as much as the figures may take. */
const HIGHEST = 400;

const KEYS: { readonly [key: string]: number } = { ArrowUp: -STEP, ArrowDown: STEP };

interface ResizeHandleProps {
  /** Height of what stands above, in px; null: as high as it is. */
  readonly height: number | null;
  readonly onResize: (height: number | null) => void;
  /** The element above. */
  readonly above: () => HTMLElement | null;
}

/** Gives the list below more room or less, by the pointer or by ↑ and ↓; a double click gives it back. */
export function ResizeHandle({ height, onResize, above }: ResizeHandleProps) {
  const [from, setFrom] = useState<{ readonly y: number; readonly height: number } | null>(null);
  const whole = () => above()?.scrollHeight ?? 0;
  const now = () => height ?? above()?.clientHeight ?? 0;
  const resize = (wanted: number) => onResize(wanted >= whole() ? null : Math.max(0, Math.round(wanted)));
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setFrom({ y: event.clientY, height: now() });
    },
    onPointerMove: ({ clientY }: PointerEvent) => from && resize(from.height + clientY - from.y),
    onPointerUp: () => setFrom(null),
    onPointerCancel: () => setFrom(null),
    onDoubleClick: () => onResize(null),
    onKeyDown: (event: KeyboardEvent) => {
      const step = KEYS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      resize(now() + step);
    },
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a rule cannot be moved
      role="separator"
      aria-orientation="horizontal"
      aria-label="调整列表高度"
      aria-valuemin={0}
      aria-valuemax={HIGHEST}
      aria-valuenow={Math.min(height ?? HIGHEST, HIGHEST)}
      tabIndex={0}
      className="month-resize"
      {...handlers}
    />
  );
}
