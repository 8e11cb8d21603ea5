import type { KeyboardEvent } from "react";

/** Elements that Tab visits. */
export const STOPS = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)";

/**
 * Of all the rows Tab visits one: from the head to the row that was entered last, through its boxes and links, and on
 * to what follows the table (`end` stands there). The arrow keys lead to the other rows.
 */
export function tabThroughGrid(event: KeyboardEvent<HTMLTableElement>, end: HTMLElement | null): void {
  const { target, currentTarget: table, shiftKey: isBack } = event;
  if (event.key !== "Tab" || !(target instanceof HTMLElement)) return;
  const row = target.closest<HTMLElement>("tr[data-key], .grid-detail");
  if (row) {
    if (isBack && target === row) focusInstead(event, lastStop([table.tHead]));
    if (!isBack && target === (lastStop(withDetail(row)) ?? row)) end?.focus({ preventScroll: true });
  } else if (!isBack && target === lastStop([table.tHead])) {
    focusInstead(event, table.querySelector<HTMLElement>("tr[data-key][tabindex='0']"));
  }
}

function focusInstead(event: KeyboardEvent, element: HTMLElement | null | undefined): void {
  if (!element) return;
  event.preventDefault();
  element.focus();
}

/** The row and the open table that belongs to it. */
function withDetail(row: HTMLElement): readonly HTMLElement[] {
  const next = row.nextElementSibling;
  const detail = next instanceof HTMLElement && next.dataset.key === undefined && !next.hidden ? [next] : [];
  return [row, ...detail];
}

function lastStop(parts: readonly (HTMLElement | null)[]): HTMLElement | undefined {
  return parts.flatMap((part) => (part ? [...part.querySelectorAll<HTMLElement>(STOPS)] : [])).at(-1);
}
