import type { PlanNode } from "../nodes/plan-node.ts";

/** The node that an element shows, by the marks on and around it. */
export interface FoundNode {
  readonly screenId: string;
  readonly part: PlanNode["part"];
  readonly mark: string;
  /** The row of the list that it stands in. */
  readonly rowKey?: string;
  /** The element to outline. */
  readonly element: Element;
}

const MARKED = "[data-node]";

/** Reads the marks from the element outwards; null where nothing is planned. */
export function findNode(start: Element): FoundNode | null {
  const cell = start.closest("td, th");
  const column = cell && columnMark(cell);
  const marked = start.closest(MARKED);
  // A cell shows its column, unless what was hit inside it has a mark of its own.
  const isCell = column !== null && cell !== null && !(marked && cell.contains(marked));
  const element = isCell ? cell : marked;
  const around = isCell ? cell : marked?.parentElement;
  const mark = isCell ? column : markOf(marked);
  if (!element || mark === undefined) return null;
  const frame = containerMark(mark) ?? marksAround(around).map(containerMark).find(Boolean);
  if (!frame) return null;
  const rowKey = start.closest<HTMLElement>("tr[data-key]")?.dataset.key;
  const isAside = frame.part === "" && start.closest('[data-node="aside"]') !== null;
  return {
    screenId: frame.screenId,
    part: isAside ? "aside" : frame.part,
    mark: mark,
    element,
    ...(rowKey !== undefined && { rowKey }),
  };
}

/** The element that shows a node; for a row action that of the row. Null when there is none on the page. */
export function findElement(screenId: string, node: PlanNode, rowKey: string | undefined): Element | null {
  const { part, mark, item } = node;
  const frame = document.querySelector(
    part.startsWith("dialogs/")
      ? `[data-node="${CSS.escape(`dialog:${screenId}/${part.slice("dialogs/".length)}`)}"]`
      : `[data-node="${CSS.escape(`screen:${screenId}`)}"]`,
  );
  if (!frame || item.kind === "screen" || item.kind === "dialog") return frame;
  const within = part === "aside" ? frame.querySelector('[data-node="aside"]') : frame;
  if (!within || mark === undefined) return null;
  if (item.kind === "column" && item.isMain)
    return within.querySelector(`[data-resize="${CSS.escape(item.column.id)}"]`)?.closest("th") ?? null;
  const row =
    item.kind === "action" && item.place === "row" && rowKey !== undefined
      ? within.querySelector(`tr[data-key="${CSS.escape(rowKey)}"]`)
      : within;
  return row?.querySelector(`[data-node="${CSS.escape(mark)}"]`) ?? null;
}

/** The column of a cell in a list, by its place; a cell of another table has none. */
function columnMark(cell: Element): string | null {
  const resized = cell.querySelector<HTMLElement>("[data-resize]")?.dataset.resize;
  if (resized !== undefined) return `column:${resized}`;
  const cols = cell.closest("table")?.querySelectorAll<HTMLElement>(":scope > colgroup > col");
  const id = cell instanceof HTMLTableCellElement ? cols?.[cell.cellIndex]?.dataset.column : undefined;
  return id === undefined || cell.tagName === "TH" ? null : `column:${id}`;
}

function markOf(element: Element | null | undefined): string | undefined {
  return element instanceof HTMLElement ? element.dataset.node : undefined;
}

function marksAround(element: Element | null | undefined): readonly string[] {
  const marked = element?.closest(MARKED);
  return marked ? [markOf(marked) ?? "", ...marksAround(marked.parentElement)] : [];
}

function containerMark(
  mark: string,
): { readonly screenId: string; readonly part: PlanNode["part"] } | undefined {
  const [, kind, screenId = "", dialog] = /^(screen|dialog):([^/]+)(?:\/(.+))?$/u.exec(mark) ?? [];
  if (kind === undefined) return undefined;
  return { screenId, part: dialog === undefined ? "" : `dialogs/${dialog}` };
}
