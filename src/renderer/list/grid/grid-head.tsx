import { memo } from "react";
import { BrokenMark } from "../../broken-mark.tsx";
import { nodeMark } from "../../probe.ts";
import { CHECK_WIDTH, type GridColumn } from "./grid-columns.tsx";
import { ACTIONS_STYLE, checkStyle } from "./grid-row.tsx";
import { groupColumns } from "./group-columns.ts";
import { PageBox } from "./page-box.tsx";
import type { ListSort } from "../query/list-query.ts";
import type { RowObstacles } from "../row-rules/row-obstacles.ts";
import type { KeyedRow } from "../data/rows-page.ts";

interface GridHeadProps {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly KeyedRow[];
  readonly hasDetail: boolean;
  readonly hasActions: boolean;
  readonly sort: ListSort | null;
  readonly canResize: boolean;
  readonly selection?: { readonly keys: ReadonlySet<string>; readonly obstacleOf: RowObstacles };
}

/** The titles, in two rows when columns share one, and the box that ticks the whole page. */
export const GridHead = memo(function GridHead(props: GridHeadProps) {
  const { columns, hasDetail, hasActions, sort, canResize } = props;
  const groups = groupColumns(columns);
  const isDeep = groups.some(({ title }) => title !== undefined);
  const deep = isDeep ? { rowSpan: 2 } : {};
  const head = (column: GridColumn, span: { rowSpan?: number }) => (
    <ColumnHead key={column.id} column={column} sort={sort} canResize={canResize} {...span} />
  );
  return (
    <thead>
      <tr aria-rowindex={1}>
        {hasDetail && (
          <th scope="col" className="grid-fixed grid-stay-left grid-check" style={checkStyle(0)} {...deep}>
            <span className="grid-unseen">展开</span>
          </th>
        )}
        {props.selection && (
          <th
            scope="col"
            className="grid-fixed grid-stay-left grid-check"
            style={checkStyle(hasDetail ? CHECK_WIDTH : 0)}
            {...deep}
          >
            <PageBox rows={props.rows} keys={props.selection.keys} obstacleOf={props.selection.obstacleOf} />
          </th>
        )}
        {groups.map(({ title, columns: [first, ...others] }) => {
          if (title === undefined) return [first, ...others].map((column) => head(column, deep));
          return (
            <th
              key={first.id}
              scope="colgroup"
              colSpan={1 + others.length}
              className={`${first.className} grid-group`}
              style={first.style?.right === undefined ? first.style : (others.at(-1) ?? first).style}
            >
              <span className="grid-group-title">{title}</span>
            </th>
          );
        })}
        {hasActions && (
          <th
            scope="col"
            className="grid-fixed grid-stay-right grid-edge-right grid-actions"
            style={ACTIONS_STYLE}
            {...deep}
          >
            操作
          </th>
        )}
      </tr>
      {isDeep && (
        <tr aria-rowindex={2}>
          {groups.flatMap(({ title, columns: members }) =>
            title === undefined ? [] : members.map((column) => head(column, {})),
          )}
        </tr>
      )}
    </thead>
  );
});

function ColumnHead(props: {
  readonly column: GridColumn;
  readonly sort: ListSort | null;
  readonly canResize: boolean;
  readonly rowSpan?: number;
}) {
  const { column, sort, canResize, rowSpan } = props;
  const order = sort?.column === column.id ? sort.order : "none";
  return (
    <th
      scope="col"
      className={column.className}
      style={column.style}
      {...(!canResize && nodeMark?.(`column:${column.id}`))}
      {...(rowSpan !== undefined && { rowSpan })}
      {...(column.isSortable && { "aria-sort": order })}
    >
      {column.isSortable ? (
        <button type="button" className="grid-sort" data-sort={column.id}>
          {column.title}
          <span aria-hidden="true" className={`grid-sort-mark grid-sort-${order}`} />
        </button>
      ) : (
        column.title
      )}
      {column.problem !== undefined && <BrokenMark message={column.problem} />}
      {column.tooltip !== undefined && (
        <button type="button" className="grid-tip" aria-label={column.tooltip} title={column.tooltip}>
          ⓘ
        </button>
      )}
      {canResize && <span aria-hidden="true" className="grid-edge" data-resize={column.id} />}
    </th>
  );
}
