import "./record-cards.css";
import { type CSSProperties, type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Row } from "../../../fields/field-view.ts";
import { failureText } from "../../failure-text.ts";
import type { KeyedRow } from "../data/rows-page.ts";
import type { GridColumn } from "../grid/grid-columns.tsx";
import type { CardCall, RecordCard } from "./compile-card.ts";
import { type CardPlace, useCardPlace } from "./use-card-place.ts";

const WIDTH = 320;
const GAP = 8;
const LINE = 30;
const EDGES = 24;

interface RecordCardsProps {
  /** The frame of the cells. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly KeyedRow[];
}

/** The card of the cell under the pointer, or opened by a key; each record is read once. */
export function RecordCards({ scroller, columns, rows }: RecordCardsProps) {
  const { place, enter, leave } = useCardPlace(scroller);
  const [records] = useState(() => new Map<string, Promise<Row>>());
  const column = columns.find(({ id }) => id === place?.columnId);
  const row = rows.find(({ key }) => key === place?.rowKey)?.row;
  const call = row && column?.card?.callFor(row);
  if (!place || !column?.card || !call) return null;
  const { card, title } = column;
  return createPortal(
    <section
      className="record-card"
      aria-label={`${title}名片`}
      aria-live="polite"
      style={besideCell(place, card)}
      onPointerEnter={enter}
      onPointerLeave={leave}
    >
      <CardLines key={call.key} card={card} call={call} records={records} />
    </section>,
    document.body,
  );
}

interface CardLinesProps {
  readonly card: RecordCard;
  readonly call: CardCall;
  readonly records: Map<string, Promise<Row>>;
}

function CardLines({ card, call, records }: CardLinesProps) {
  const [record, setRecord] = useState<Row | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { key } = call;
  useEffect(() => {
    readOnce(call, records).then(setRecord, (error: unknown) => setFailure(failureText(error)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new object at each drawing, identified by its key
  }, [key, records]);
  if (failure !== null) return <p className="record-card-words">没有读取到：{failure}</p>;
  if (!record) return <p className="record-card-words">正在读取…</p>;
  return (
    <dl>
      {card.lines.map(({ field, title, cell }) => (
        <div key={field}>
          <dt>{title}</dt>
          <dd>{cell(record)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Reads a record once; a failed one is read again when its card opens again. */
function readOnce({ key, read }: CardCall, records: Map<string, Promise<Row>>): Promise<Row> {
  const known = records.get(key);
  if (known) return known;
  const record = read();
  records.set(key, record);
  record.catch(() => records.delete(key));
  return record;
}

/** Right of the cell, so that the next rows of the column stay free; left of it where there is no room. */
function besideCell({ box }: CardPlace, { lines }: RecordCard): CSSProperties {
  const right = box.right + GAP;
  const hasRoom = right + WIDTH + GAP <= window.innerWidth;
  const lowest = window.innerHeight - lines.length * LINE - EDGES - GAP;
  return {
    width: WIDTH,
    left: hasRoom ? right : Math.max(GAP, box.left - WIDTH - GAP),
    top: Math.max(GAP, Math.min(box.top, lowest)),
  };
}
