import "../form.css";
import type { Field } from "@formily/core";
import { observer, useField } from "@formily/react";
import type { ReactNode } from "react";
import { BrokenMark } from "../../broken-mark.tsx";
import { ErrorBoundary } from "../../error-boundary.tsx";
import { failureText } from "../../failure-text.ts";
import { nodeMark } from "../../probe.ts";
import { ASKING } from "../schema/server-rules.ts";
import { isForReading } from "./field-connector.tsx";
import { isNeeded } from "./gaps.ts";
import { decorationOf, spanStyle } from "./decoration.ts";
import { fieldErrorId, fieldId, fieldLabelId } from "./field-id.ts";

/** Label, control and error of one field. */
export const FormItem = observer(({ children }: { children?: ReactNode }) => {
  const field = useField<Field>();
  return (
    <div className="form-item" style={spanStyle(field)} {...nodeMark?.(`field:${field.address.toString()}`)}>
      <label id={fieldLabelId(field)} className="form-label" htmlFor={fieldId(field)}>
        {fieldTitle(field)}
      </label>
      <div className="form-control">
        <ErrorBoundary fallback={showBroken}>{children}</ErrorBoundary>
        {fieldMessage(field)}
      </div>
    </div>
  );
});

// Parts of a component that observes the field, and no components that do: a form opens with dozens of fields.

/** The field's title with the mark of a required one, and of one whose expressions fail. */
export function fieldTitle(field: Field): ReactNode {
  return (
    <>
      {(field.required || isNeeded(field)) && !isForReading(field) && (
        <span className="form-required" aria-hidden="true">
          *
        </span>
      )}
      {field.title}
      {fieldProblem(field)}
    </>
  );
}

export function fieldProblem(field: Field): ReactNode {
  const problem: unknown = field.data?.problem;
  return typeof problem === "string" ? <BrokenMark message={problem} /> : null;
}

/** The error of the field, else how far its check is, else why it cannot be changed, else its help. */
export function fieldMessage(field: Field): ReactNode {
  if (field.selfErrors.length > 0)
    return (
      <div className="form-error" id={fieldErrorId(field)} role="alert">
        {field.selfErrors.join("；")}
      </div>
    );
  const checked = field.data?.[ASKING] === true ? "核对中…" : field.selfWarnings.join("；");
  if (checked !== "") return <output className="form-hint">{checked}</output>;
  const hint = decorationOf(field).reason || field.description;
  return hint ? <div className="form-hint">{hint}</div> : null;
}

export function showBroken(error: Error) {
  return <BrokenMark message={failureText(error)} />;
}
