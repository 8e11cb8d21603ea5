import { Fragment, useId } from "react";
import { GridRow } from "./grid-row.tsx";
import type { GridProps } from "./grid-props.ts";
import { RowDetail } from "./row-detail.tsx";
import type { OpenDetails } from "./use-open-details.ts";
import type { WindowPart } from "./window-parts.ts";

interface GridBodyProps {
  readonly grid: GridProps;
  readonly parts: readonly WindowPart[];
  /** The columns that are drawn; absent: all. */
  readonly columnParts: readonly WindowPart[] | undefined;
  /** Height of a row that is not drawn, in px. */
  readonly gapHeight: number;
  readonly headRows: number;
  /** Index of the row that Tab leads to. */
  readonly entryAt: number;
  readonly details: OpenDetails;
  readonly onStart: GridProps["onStart"];
}

/** The rows in sight, each with the table below it, and the room of the others. */
export function GridBody({ grid, parts, gapHeight, headRows, entryAt, details, ...props }: GridBodyProps) {
  const { columns, rows, selection, detail, tree } = grid;
  const id = useId();
  const span = columns.length + (detail ? 1 : 0) + (selection ? 1 : 0) + (grid.actionsWidth > 0 ? 1 : 0);
  return (
    <tbody>
      {parts.map((part) => {
        if (part.kind === "gap") {
          return (
            <tr key={`gap ${part.from}`} aria-hidden="true">
              <td
                aria-label="未显示的行"
                className="grid-gap"
                colSpan={span}
                style={{ height: part.count * gapHeight }}
              />
            </tr>
          );
        }
        const { index } = part;
        const entry = rows[index];
        if (!entry) return null;
        const detailId = `${id}-${index}`;
        const node = tree?.nodeOf(entry.key);
        return (
          <Fragment key={entry.key}>
            <GridRow
              entry={entry}
              position={grid.offset + index + 1 + headRows}
              number={grid.offset + index + 1}
              columns={columns}
              parts={props.columnParts}
              actions={grid.actions}
              links={grid.links}
              scopeOf={grid.scopeOf}
              running={grid.runningAt(entry.key)}
              selectable={selection !== undefined}
              obstacle={entry.isNew ? undefined : selection?.obstacleOf(entry.row)}
              tone={entry.isNew ? undefined : grid.toneOf?.(entry.row)}
              selected={selection?.keys.has(entry.key) ?? false}
              isEntry={index === entryAt}
              isCurrent={entry.key === grid.currentKey}
              onStart={props.onStart}
              extras={grid.extrasOf?.(entry, index)}
              {...(tree && node && { node, isBranchOpen: tree.isOpen(node) })}
              {...(detail && { open: details.isOpen(entry.key), detailId })}
            />
            {detail && details.wasOpened(entry.key) && (
              <RowDetail
                id={detailId}
                source={detail}
                row={entry.row}
                span={span}
                isOpen={details.isOpen(entry.key)}
              />
            )}
          </Fragment>
        );
      })}
    </tbody>
  );
}
