import { useId, type DragEvent } from "react";
import { coloredLabel } from "../../../../fields/cells/colored-label.tsx";
import type { FieldEnvironment } from "../../../../fields/field-view.ts";
import type { ColumnPlan, EnumEntry } from "../../../../schema/plan/plans/screen-plan.ts";
import { compileFieldCell } from "../../../field-cell.tsx";
import type { RendererHost } from "../../../host.ts";
import type { KeyedRow, LaneRows } from "../../data/rows-page.ts";
import { RowCard, type CardActions } from "../row-card.tsx";
import type { CardField } from "../use-card-fields.ts";
import { LANE_SIZE } from "./lane-size.ts";

interface LaneProps {
  readonly entry: EnumEntry;
  /** Undefined until the first answer. */
  readonly lane: LaneRows | undefined;
  readonly rows: ReadonlyMap<string, KeyedRow>;
  /** Tab leads to this card of the board. */
  readonly entryKey: string | undefined;
  readonly fields: readonly CardField[];
  readonly acting: CardActions;
  /** The column whose total stands in the head. */
  readonly sum?: ColumnPlan;
  readonly host?: RendererHost;
  readonly environment?: FieldEnvironment;
  /** Some lane takes the card of the row. */
  readonly isMovable: (entry: KeyedRow) => boolean;
  /** The dragged card may be dropped here; null: none is dragged. */
  readonly takes: boolean | null;
  readonly onDrop: () => void;
  readonly onMore: () => void;
}

/** The cards that share a value, below what it is called, how many they are and what they come to. */
export function Lane(props: LaneProps) {
  const { entry, lane, rows, fields, acting, takes } = props;
  const titleId = useId();
  const cards = (lane?.keys ?? []).flatMap((key) => rows.get(key) ?? []);
  const left = (lane?.total ?? 0) - cards.length;
  const dropping = {
    onDragOver: (event: DragEvent) => {
      if (takes) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (takes) props.onDrop();
    },
  };
  return (
    <section
      className="board-lane"
      aria-labelledby={titleId}
      {...(takes !== null && { "data-takes": takes })}
      {...dropping}
    >
      <header className="board-head">
        <h3 id={titleId}>
          {coloredLabel(entry.label, entry.color, {})}
          <span className="board-count">{lane?.total ?? ""}</span>
        </h3>
        <LaneSum {...props} />
      </header>
      <ul>
        {cards.map((card) => (
          <li
            key={card.key}
            className="row-card"
            data-card={card.key}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys lead from card to card
            tabIndex={card.key === props.entryKey ? 0 : -1}
            draggable={props.isMovable(card)}
          >
            <RowCard entry={card} fields={fields} {...acting} />
          </li>
        ))}
      </ul>
      {lane?.total === 0 && <p className="board-empty">暂无</p>}
      {left > 0 && (
        <button type="button" className="grid-link board-more" tabIndex={-1} onClick={props.onMore}>
          再显示 {Math.min(LANE_SIZE, left)} 条（还有 {left} 条）
        </button>
      )}
    </section>
  );
}

function LaneSum({ sum, lane, host, environment }: LaneProps) {
  const totals = lane?.totals;
  if (!sum || !host || !environment || totals === undefined || totals === null) return null;
  if (typeof totals === "string") {
    return (
      <span className="board-sum" title={totals}>
        {sum.title}合计加载失败
      </span>
    );
  }
  return (
    <span className="board-sum">
      {sum.title} {compileFieldCell(sum, host.fields[sum.kind], environment)(totals)}
    </span>
  );
}
