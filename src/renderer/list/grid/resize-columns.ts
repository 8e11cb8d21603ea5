import type { PointerEvent } from "react";

/**
 * Drags the edge of a column. While it moves only the column's own element changes; the rows are drawn again
 * when the edge is let go, by `onResize` with the new width in px. Esc leaves the width as it was.
 */
export function dragColumnEdge(
  event: PointerEvent<HTMLTableElement>,
  onResize: (columnId: string, width: number) => void,
): void {
  const edge = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-resize]") : null;
  const columnId = edge?.dataset.resize;
  const head = edge?.closest("th");
  if (!head || columnId === undefined || event.button !== 0) return;
  event.preventDefault();
  const elements = event.currentTarget.querySelectorAll<HTMLElement>("col");
  const element = [...elements].find(({ dataset }) => dataset.column === columnId);
  const before = element?.style.width ?? "";
  const from = event.clientX;
  const startWidth = head.getBoundingClientRect().width || Number(/[\d.]+/.exec(before)?.[0] ?? 0);
  let width: number | null = null;
  const end = new AbortController();
  const { signal } = end;
  const move = ({ clientX }: globalThis.PointerEvent) => {
    width = Math.max(0, startWidth + clientX - from);
    if (element) element.style.width = `${width}px`;
  };
  const leave = () => {
    end.abort();
    if (element) element.style.width = before;
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointercancel", leave, { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && leave(), { signal });
  window.addEventListener(
    "pointerup",
    () => {
      end.abort();
      if (width !== null) onResize(columnId, width);
    },
    { signal },
  );
}
