import { useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import { blankCell } from "../../../../fields/cells/formatted-cell.tsx";
import type { CardsPlan, ListPlan } from "../../../../schema/plan/plans/screen-plan.ts";
import { compileFieldCell } from "../../../field-cell.tsx";
import type { Screen } from "../../../host.ts";
import { PageBox } from "../../grid/page-box.tsx";
import { RowBox } from "../../grid/row-box.tsx";
import type { ListScreen } from "../../use-list-screen.ts";
import { pressOnCards } from "../card-keys.ts";
import { cardActions } from "../card-actions.ts";
import { cardKeyAt, startClicked } from "../card-place.ts";
import { RowCard } from "../row-card.tsx";
import { useCardFields } from "../use-card-fields.ts";
import { nextInRows } from "./next-in-rows.ts";

interface CardsProps {
  readonly screen: Screen<ListPlan>;
  readonly list: ListScreen;
  readonly view: CardsPlan;
}

/** A page of the rows as cards side by side, with the ticks and actions of the table. */
export function Cards({ screen, list, view }: CardsProps) {
  const { plan } = screen;
  const { state, environment, scope, selection, canSelect, beside } = list;
  const fields = useCardFields({ screen, environment, scope, card: view.card });
  const [entered, setEntered] = useState<string | undefined>();
  const start = useRef<HTMLSpanElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const picture = useMemo(() => {
    const column = plan.columns.find(({ id }) => id === view.image);
    const first = column && { ...column, options: { ...column.options, max: 1 } };
    return first && compileFieldCell(first, screen.host.fields[first.kind], environment);
  }, [plan, view, screen.host, environment]);
  const acting = cardActions(list);
  const entryKey = state.rows.some(({ key }) => key === entered) ? entered : state.rows[0]?.key;
  const handlers = {
    onClick: startClicked(acting.onStart),
    onFocus: ({ target }: FocusEvent) => setEntered((before) => cardKeyAt(target) ?? before),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
      pressOnCards(event, { start: start.current, end: end.current }, nextInRows),
  };
  return (
    <section className="cards" aria-label={plan.title} aria-busy={state.busy} {...handlers}>
      {canSelect && state.rows.length > 0 && (
        <div className="cards-page">
          <PageBox
            rows={state.rows}
            keys={selection.keys}
            obstacleOf={selection.obstacleOf}
            onChange={(on) => selection.toggle(state.rows, on)}
          />
          全选本页
        </div>
      )}
      <span ref={start} tabIndex={-1} />
      <ul>
        {state.rows.map((entry, index) => (
          <li
            key={entry.key}
            className="row-card"
            data-card={entry.key}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys lead from card to card
            tabIndex={entry.key === entryKey ? 0 : -1}
            {...(selection.keys.has(entry.key) && { "data-ticked": true })}
            {...(entry.key === beside?.currentKey && { "aria-current": true })}
          >
            {canSelect && (
              <span className="card-tick">
                <RowBox
                  name={`选择第 ${index + 1} 张`}
                  selected={selection.keys.has(entry.key)}
                  obstacle={selection.obstacleOf(entry.row)}
                  onChange={(on) => selection.toggle([entry], on)}
                />
              </span>
            )}
            {picture && <div className="card-picture">{orNone(picture(entry.row))}</div>}
            <RowCard entry={entry} fields={fields} {...acting} />
          </li>
        ))}
      </ul>
      <span ref={end} tabIndex={-1} />
    </section>
  );
}

function orNone(picture: ReactNode): ReactNode {
  return picture === blankCell ? <span>无图片</span> : picture;
}
