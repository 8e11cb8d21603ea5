import "./chosen-entries.css";
import { ExpressionScope, observer, RecursionField, useFieldSchema } from "@formily/react";
import { useContext, useLayoutEffect } from "react";
import { ChoicesNotice } from "../../../fields/choices/choices-notice.tsx";
import { EnvironmentContext, isForReading } from "../field/field-connector.tsx";
import { ENTRY_NAMES } from "../field/gaps.ts";
import { useChosenEntries } from "./use-chosen-entries.ts";

/** Choices on the left, and on the right an entry for each that is ticked; only these in a form that is only read. */
export const ChosenEntries = observer(() => {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error("a form needs its field environment");
  const { field, choices, status, load, entries, isEditable, keptReason, tick, untick } =
    useChosenEntries(environment);
  const { items } = useFieldSchema();
  const names = entries.map(({ label }) => label).join();
  useLayoutEffect(() => {
    // The message for a missing value names the entry that lacks it.
    field.setData({ ...field.data, [ENTRY_NAMES]: names.split(",") });
  }, [field, names]);
  if (status !== "ready") return <ChoicesNotice status={status} onRetry={load} />;
  const isRead = isForReading(field);
  return (
    <div className={isRead ? undefined : "form-chosen"}>
      {!isRead && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset does not lay out its children
        <div className="form-choices" role="group" aria-label={`勾选${String(field.title ?? "")}`}>
          {choices.map((choice) => {
            const isTicked = entries.some(({ value }) => value === choice.value);
            const reason = isTicked ? keptReason(choice) : undefined;
            return (
              <label key={choice.value} className="form-choice" title={reason}>
                <input
                  type="checkbox"
                  checked={isTicked}
                  disabled={!isEditable || reason !== undefined}
                  onChange={() => (isTicked ? untick(choice) : tick(choice))}
                />
                <span>
                  {choice.label}
                  {reason !== undefined && <span className="form-hint">{reason}</span>}
                </span>
              </label>
            );
          })}
        </div>
      )}
      <div className="form-entries">
        {entries.length === 0 && (
          <p className="form-list-empty">{isEditable ? "在左侧勾选后，在此填写" : "暂无数据"}</p>
        )}
        {items &&
          !Array.isArray(items) &&
          Array.from({ length: entries.length }, (_, index) => (
            <section key={index} className="form-entry" aria-label={entries[index]?.label} data-row={index}>
              <div className="form-chosen-title">{entries[index]?.label}</div>
              <ExpressionScope value={{ $choice: entries[index]?.row ?? {} }}>
                <RecursionField schema={items} name={index} onlyRenderProperties />
              </ExpressionScope>
            </section>
          ))}
      </div>
    </div>
  );
});
