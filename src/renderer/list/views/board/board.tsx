import { useRef, useState, type DragEvent, type FocusEvent, type KeyboardEvent } from "react";
import type { BoardPlan, ListPlan } from "../../../../schema/plan/plans/screen-plan.ts";
import type { Screen } from "../../../host.ts";
import type { ListScreen } from "../../use-list-screen.ts";
import { pressOnCards } from "../card-keys.ts";
import { cardActions } from "../card-actions.ts";
import { cardKeyAt, startClicked } from "../card-place.ts";
import { useCardFields } from "../use-card-fields.ts";
import { lanesOf } from "./fetch-lanes.ts";
import { Lane } from "./lane.tsx";
import { nextInLanes } from "./lane-keys.ts";
import { LANE_SIZE, laneSize } from "./lane-size.ts";
import { lanesFor, type LaneValue } from "./lanes-for.ts";

interface BoardProps {
  readonly screen: Screen<ListPlan>;
  readonly list: ListScreen;
  readonly board: BoardPlan;
}

/** The card that is dragged, and the lanes that take it with the action that is started there. */
interface Dragged {
  readonly rowKey: string;
  readonly lanes: ReadonlyMap<LaneValue, string>;
}

/** The rows as cards in lanes. A card that is dropped on another lane starts the row action that leads there. */
export function Board({ screen, list, board }: BoardProps) {
  const { plan, host } = screen;
  const { state, store, actions, environment, scope } = list;
  const fields = useCardFields({ screen, environment, scope, card: board.card });
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [entered, setEntered] = useState<string | undefined>();
  const start = useRef<HTMLSpanElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const acting = cardActions(list);
  const rows = new Map(state.rows.map((entry) => [entry.key, entry]));
  const firstKey = state.lanes?.find(({ keys }) => keys.length > 0)?.keys[0];
  const sum = plan.columns.find(({ id }) => id === board.sum);
  const beginDrag = (event: DragEvent<HTMLElement>) => {
    const rowKey = cardKeyAt(event.target);
    const entry = rows.get(rowKey ?? "");
    if (rowKey === undefined || !entry) return;
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", rowKey);
    setDragged({ rowKey, lanes: lanesFor(entry.row, board, acting) });
  };
  const handlers = {
    onClick: startClicked(acting.onStart),
    onFocus: ({ target }: FocusEvent) => setEntered((before) => cardKeyAt(target) ?? before),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
      pressOnCards(event, { start: start.current, end: end.current }, nextInLanes),
    onDragStart: beginDrag,
    onDragEnd: () => setDragged(null),
  };
  return (
    <section className="board" aria-label={plan.title} aria-busy={state.busy} {...handlers}>
      <span ref={start} tabIndex={-1} />
      {lanesOf(plan, board).map((entry) => (
        <Lane
          key={String(entry.value)}
          entry={entry}
          lane={state.lanes?.find(({ value }) => value === entry.value)}
          rows={rows}
          entryKey={entered !== undefined && rows.has(entered) ? entered : firstKey}
          fields={fields}
          acting={acting}
          {...(sum && { sum, host, environment })}
          isMovable={({ row }) => lanesFor(row, board, acting).size > 0}
          takes={dragged && dragged.lanes.has(entry.value)}
          onDrop={() => {
            const action = dragged?.lanes.get(entry.value);
            setDragged(null);
            if (dragged && action !== undefined) actions.startRow(dragged.rowKey, action);
          }}
          onMore={() => {
            const { query } = store.read();
            const size = laneSize(query, entry.value) + LANE_SIZE;
            void store.load({ ...query, lanes: { ...query.lanes, [String(entry.value)]: size } });
          }}
        />
      ))}
      <span ref={end} tabIndex={-1} />
    </section>
  );
}
