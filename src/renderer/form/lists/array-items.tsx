import type { ArrayField } from "@formily/core";
import { observer, RecursionField, useField, useFieldSchema } from "@formily/react";
import { ChosenEntries } from "./chosen-entries.tsx";
import { useListRows } from "./list-rows.ts";
import { AddButton, RowButtons } from "./row-buttons.tsx";

/** A list of entries one below the other, each a small form; with a source of choices an entry for each that is ticked. */
export const ArrayItems = observer(() => {
  const { source } = useField<ArrayField>().componentProps as { readonly source?: unknown };
  return source === undefined ? <AddedEntries /> : <ChosenEntries />;
});

const AddedEntries = observer(() => {
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
