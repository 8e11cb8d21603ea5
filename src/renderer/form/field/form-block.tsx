import "../form.css";
import type { Field } from "@formily/core";
import { observer, useField } from "@formily/react";
import type { ReactNode } from "react";
import { ErrorBoundary } from "../../error-boundary.tsx";
import { nodeMark } from "../../probe.ts";
import { spanStyle } from "./decoration.ts";
import { fieldErrorId, fieldId } from "./field-id.ts";
import { fieldMessage, fieldTitle, showBroken } from "./form-item.tsx";

/** Title, content and error of a list of entries; nothing of one that is not shown while it is empty. */
export const FormBlock = observer(({ children }: { children?: ReactNode }) => {
  const field = useField<Field>();
  if (isLeftOut(field)) return null;
  const titleId = `${fieldId(field)}-title`;
  return (
    <div
      className="form-block"
      style={spanStyle(field)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is never narrower than the table inside it
      role="group"
      id={fieldId(field)}
      tabIndex={-1}
      aria-labelledby={titleId}
      {...nodeMark?.(`field:${field.address.toString()}`)}
      {...(field.selfErrors.length > 0 && { "aria-describedby": fieldErrorId(field) })}
    >
      <div className="form-block-title" id={titleId}>
        {fieldTitle(field)}
      </div>
      <ErrorBoundary fallback={showBroken}>{children}</ErrorBoundary>
      {fieldMessage(field)}
    </div>
  );
});

function isLeftOut({ value, componentProps }: Field): boolean {
  return componentProps?.hideEmpty === true && Array.isArray(value) && value.length === 0;
}
