import "./chosen-entries.css";
import { ExpressionScope, observer, RecursionField, useFieldSchema } from "@formily/react";
import { useContext, useLayoutEffect } from "react";
import type { Choice } from "../../../fields/choices/choices.ts";
import { ChoicesNotice } from "../../../fields/choices/choices-notice.tsx";
import { EnvironmentContext, isForReading } from "../field/field-connector.tsx";
import { ENTRY_NAMES } from "../field/gaps.ts";
import { useChosenEntries } from "./use-chosen-entries.ts";

/** Choices on the left, and on the right the entries of those that are ticked; only these in a form that is only read. */
export const ChosenEntries = observer(() => {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error("a form needs its field environment");
  const chosen = useChosenEntries(environment);
  const { field, choices, status, load, entries, isEditable, keptReason, tick, untick } = chosen;
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
            <section key={index} className="form-entry" aria-label={nameOf(entries, index)} data-row={index}>
              <div className="form-chosen-title">
                {nameOf(entries, index)}
                {chosen.mayRemove(index) && (
                  <button
                    type="button"
                    className="form-row-button"
                    aria-label={`删除${nameOf(entries, index)}`}
                    onClick={() => chosen.remove(index)}
                  >
                    删除
                  </button>
                )}
              </div>
              <ExpressionScope value={{ $choice: entries[index]?.row ?? {} }}>
                <RecursionField schema={items} name={index} onlyRenderProperties />
              </ExpressionScope>
              {chosen.mayAddBehind(index) && (
                <button
                  type="button"
                  className="form-row-add"
                  aria-label={`${entries[index]?.label}：${chosen.addText}`}
                  onClick={() => entries[index] && chosen.add(entries[index])}
                >
                  {chosen.addText}
                </button>
              )}
            </section>
          ))}
      </div>
    </div>
  );
});

/** The choice of an entry, with its number where it is not the first of the choice. */
function nameOf(entries: readonly Choice[], index: number): string {
  const label = entries[index]?.label ?? "";
  const place = entries.slice(0, index + 1).filter((entry) => entry.value === entries[index]?.value).length;
  return place > 1 ? `${label} ${place}` : label;
}
