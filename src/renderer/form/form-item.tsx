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
  return (
    <div className="form-item">
      <label className="form-label" htmlFor={fieldId(field)}>
        <FieldTitle field={field} />
      </label>
      <div className="form-control">
        <ErrorBoundary fallback={showBroken}>{children}</ErrorBoundary>
        <FieldMessage field={field} />
      </div>
    </div>
  );
});

interface FieldPartProps {
  readonly field: Field;
}

/** The field's title with the mark of a required one, and of one whose expressions fail. */
export const FieldTitle = observer(({ field }: FieldPartProps) => (
  <>
    {field.required && (
      <span className="form-required" aria-hidden="true">
        *
      </span>
    )}
    {field.title}
    <FieldProblem field={field} />
  </>
));

export const FieldProblem = observer(({ field }: FieldPartProps) => {
  const problem: unknown = field.data?.problem;
  return typeof problem === "string" ? <BrokenMark message={problem} /> : null;
});

/** What is wrong with the field, else its help. */
export const FieldMessage = observer(({ field }: FieldPartProps) =>
  field.selfErrors.length > 0 ? (
    <div className="form-error" id={fieldErrorId(field)} role="alert">
      {field.selfErrors.join("；")}
    </div>
  ) : field.description ? (
    <div className="form-hint">{field.description}</div>
  ) : null,
);

export function showBroken(error: Error) {
  return <BrokenMark message={error.message} />;
}
