import type { PointerEvent } from "react";
import { asideWidth, NARROWEST, WIDEST } from "./aside-setting.ts";

interface AsideEdgeProps {
  readonly width: number;
  readonly onResize: (width: number) => void;
}

const STEP = 10;

/** The edge that makes the tree wider and narrower, by pointer or by arrow keys. */
export function AsideEdge({ width, onResize }: AsideEdgeProps) {
  const drag = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    const panel = event.currentTarget.parentElement;
    const from = event.clientX;
    let next = width;
    const end = new AbortController();
    window.addEventListener(
      "pointermove",
      ({ clientX }) => {
        next = asideWidth(width + clientX - from);
        if (panel) panel.style.width = `${next}px`;
      },
      { signal: end.signal },
    );
    const finish = () => {
      end.abort();
      onResize(next);
    };
    window.addEventListener("pointerup", finish, { signal: end.signal });
    window.addEventListener("pointercancel", finish, { signal: end.signal });
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a line that is moved has a value; hr takes none
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="调整宽度"
      aria-valuenow={width}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      className="aside-edge"
      onPointerDown={drag}
      onKeyDown={({ key }) => {
        if (key === "ArrowRight") onResize(asideWidth(width + STEP));
        if (key === "ArrowLeft") onResize(asideWidth(width - STEP));
      }}
    />
  );
}
