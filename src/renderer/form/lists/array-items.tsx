import { observer, RecursionField, useFieldSchema } from "@formily/react";
import { useListRows } from "./list-rows.ts";
import { AddButton, RowButtons } from "./row-buttons.tsx";

/** A list of entries one below the other, each a small form. */
export const ArrayItems = observer(() => {
  const rows = useListRows();
  const { items } = useFieldSchema();
  return (
    <div className="form-list" ref={rows.ref}>
      {items && !Array.isArray(items) && rows.count > 0 && (
        <ol className="form-entries">
          {Array.from({ length: rows.count }, (_, index) => (
            <li key={index} className="form-entry" data-row={index}>
              <div className="form-entry-head">
                <span>{`第 ${index + 1} 行`}</span>
                {rows.isEditable && <RowButtons rows={rows} index={index} />}
              </div>
              <RecursionField schema={items} name={index} onlyRenderProperties />
            </li>
          ))}
        </ol>
      )}
      {rows.count === 0 && <p className="form-list-empty">暂无数据</p>}
      {rows.isEditable && <AddButton rows={rows} />}
    </div>
  );
});
