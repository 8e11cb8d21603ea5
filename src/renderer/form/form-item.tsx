import "./form.css";
import type { Field } from "@formily/core";
import { observer, useField } from "@formily/react";
import type { ReactNode } from "react";
import { BrokenMark } from "../broken-mark.tsx";
import { ErrorBoundary } from "../error-boundary.tsx";
import { fieldErrorId, fieldId } from "./field-id.ts";

/** Label, control and error of one field. */
export const FormItem = observer(({ children }: { children?: ReactNode }) => {
  const field = useField<Field>();
  const problem: unknown = field.data?.problem;
  return (
    <div className="form-item">
      <label className="form-label" htmlFor={fieldId(field)}>
        {field.required && (
          <span className="form-required" aria-hidden="true">
            *
          </span>
        )}
        {field.title}
        {typeof problem === "string" && <BrokenMark message={problem} />}
      </label>
      <div className="form-control">
        <ErrorBoundary fallback={showFailure}>{children}</ErrorBoundary>
        {field.selfErrors.length > 0 ? (
          <div className="form-error" id={fieldErrorId(field)} role="alert">
            {field.selfErrors.join("；")}
          </div>
        ) : (
          field.description && <div className="form-hint">{field.description}</div>
        )}
      </div>
    </div>
  );
});

function showFailure(error: Error) {
  return <BrokenMark message={error.message} />;
}
