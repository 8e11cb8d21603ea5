import "../grid/grid.css";
import { blankCell } from "../../../fields/cells/formatted-cell.tsx";
import type { Row } from "../../../fields/field-view.ts";
import type { CompiledAction } from "../../action/compile-action.ts";
import type { Scope } from "../../host.ts";
import { LinkedValue } from "../actions/linked-value.tsx";
import { RowActions } from "../actions/row-actions.tsx";
import type { KeyedRow } from "../data/rows-page.ts";
import type { RowTones } from "../row-rules/row-tones.ts";
import { ToneMark } from "../row-rules/tone-mark.tsx";
import type { CardField } from "./use-card-fields.ts";

/** The actions of the rows that cards show. */
export interface CardActions {
  readonly actions: readonly CompiledAction[];
  /** Started by a click on a value. */
  readonly links: readonly CompiledAction[];
  /** Absent: no row stands out. */
  readonly toneOf?: RowTones | undefined;
  /** Names that the actions of a row see. */
  readonly scopeOf: (row: Row) => Scope;
  /** Ids of the actions that are running on a row. */
  readonly runningAt: (rowKey: string) => readonly string[];
  readonly onStart: (rowKey: string, actionId: string) => void;
}

interface RowCardProps extends CardActions {
  readonly entry: KeyedRow;
  readonly fields: readonly CardField[];
}

/** A row as a card: its head, what else it says behind the titles, and its actions. Blank values are left out. */
export function RowCard({ entry: { key, row }, fields, ...acting }: RowCardProps) {
  const [head, ...others] = fields;
  const running = acting.runningAt(key);
  const tone = acting.toneOf?.(row);
  const value = ({ cell, action }: CardField) =>
    action === undefined ? (
      cell(row)
    ) : (
      <LinkedValue {...acting} cell={cell} row={row} action={action} running={running} />
    );
  return (
    <>
      {head && (
        <div className="row-card-head">
          {tone && <ToneMark tone={tone} />}
          {value(head)}
        </div>
      )}
      <dl className="row-card-fields">
        {others
          .filter(({ cell }) => cell(row) !== blankCell)
          .map((field) => (
            <div key={field.id}>
              <dt>{field.title}</dt>
              <dd>{value(field)}</dd>
            </div>
          ))}
      </dl>
      {acting.actions.length > 0 && (
        <div className="row-card-actions">
          <RowActions
            actions={acting.actions}
            scope={acting.scopeOf(row)}
            running={running}
            onStart={(actionId) => acting.onStart(key, actionId)}
          />
        </div>
      )}
    </>
  );
}
