import { useId, type KeyboardEvent } from "react";
import { nodeMark } from "../../probe.ts";
import type { ListTab } from "./query-shape.ts";
import type { Row } from "../../../fields/field-view.ts";
import type { CallState } from "../data/use-call.ts";

interface ListTabsProps {
  readonly label: string;
  readonly tabs: readonly ListTab[];
  readonly open: string | null;
  /** Numbers by tab id; absent: the tabs have none. */
  readonly counts: CallState<Row> | null;
  readonly panelId: string;
  readonly onOpen: (tabId: string) => void;
}

/** The tabs above the rows. The arrow keys go from one to the next. */
export function ListTabs({ label, tabs, open, counts, panelId, onOpen }: ListTabsProps) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const to =
      event.key === "ArrowRight"
        ? from + 1
        : event.key === "ArrowLeft"
          ? from - 1
          : event.key === "Home"
            ? 0
            : event.key === "End"
              ? tabs.length - 1
              : null;
    const next = to === null ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    document.getElementById(`${id}-${next.id}`)?.focus();
    onOpen(next.id);
  };
  const { state } = counts ?? {};
  return (
    <div className="list-tabs">
      <div role="tablist" aria-label={label}>
        {tabs.map((tab, index) => {
          const count = state?.status === "ready" ? state.value[tab.count ?? tab.id] : undefined;
          return (
            <button
              key={tab.id}
              id={`${id}-${tab.id}`}
              type="button"
              role="tab"
              aria-selected={tab.id === open}
              aria-controls={panelId}
              tabIndex={tab.id === open ? 0 : -1}
              onClick={() => onOpen(tab.id)}
              onKeyDown={(event) => move(event, index)}
              {...nodeMark?.(`tab:${tab.id}`)}
            >
              {tab.label}
              {typeof count === "number" && ` (${count})`}
            </button>
          );
        })}
      </div>
      {counts && state?.status === "failed" && (
        <span className="list-quiet-failure" role="alert">
          数量加载失败
          <button type="button" className="grid-link" title={state.message} onClick={counts.retry}>
            重试
          </button>
        </span>
      )}
    </div>
  );
}
