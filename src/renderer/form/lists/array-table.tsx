import type { Field } from "@formily/core";
import { observer, RecursionField, Schema, useField, useFieldSchema } from "@formily/react";
import { useContext, type ReactNode } from "react";
import { ErrorBoundary } from "../../error-boundary.tsx";
import { AsTextContext } from "../field/field-connector.tsx";
import { fieldId, fieldLabelId } from "../field/field-id.ts";
import { fieldMessage, fieldProblem, showBroken } from "../field/form-item.tsx";
import { useListRows } from "./list-rows.ts";
import { AddButton, RowButtons } from "./row-buttons.tsx";

/** A list of entries as a table: a column for each property, a control in each cell. */
export const ArrayTable = observer(() => {
  const rows = useListRows();
  const { items } = useFieldSchema();
  const columns = items && !Array.isArray(items) ? Schema.getOrderProperties(items) : [];
  return (
    <div className="form-list" ref={rows.ref}>
      <table
        className={rows.isFixed ? "form-table form-table-fixed" : "form-table"}
        aria-label={rows.field.title}
      >
        <thead>
          <tr>
            {columns.map(({ key, schema }) => (
              <th key={key} scope="col">
                {schema.required === true && (
                  <span className="form-required" aria-hidden="true">
                    *
                  </span>
                )}
                {schema.title}
              </th>
            ))}
            {rows.isEditable && (
              <th scope="col" className="form-table-buttons">
                操作
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows.count }, (_, index) => (
            <tr key={index} data-row={index}>
              {columns.map(({ key, schema }) => (
                <td key={key}>
                  <AsTextContext value={rows.isText || schema["x-as-text"] === true}>
                    <RecursionField schema={schema} name={`${index}.${key}`} />
                  </AsTextContext>
                </td>
              ))}
              {rows.isEditable && (
                <td className="form-table-buttons">
                  <RowButtons rows={rows} index={index} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.count === 0 && <p className="form-list-empty">暂无数据</p>}
      {rows.isEditable && <AddButton rows={rows} />}
    </div>
  );
});

/** Control and error of one cell; its label is for those who do not see the column's head. */
export const ArrayCell = observer(({ children }: { children?: ReactNode }) => {
  const field = useField<Field>();
  const isText = useContext(AsTextContext);
  return (
    <div className={isText ? "form-cell form-cell-text" : "form-cell"}>
      {!isText && (
        <label id={fieldLabelId(field)} className="form-unseen" htmlFor={fieldId(field)}>
          {`第 ${field.index + 1} 行 ${field.title}`}
        </label>
      )}
      {fieldProblem(field)}
      <ErrorBoundary fallback={showBroken}>{children}</ErrorBoundary>
      {fieldMessage(field)}
    </div>
  );
});
