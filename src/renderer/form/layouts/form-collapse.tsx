import type { VoidField } from "@formily/core";
import { observer, useField } from "@formily/react";
import type { ReactNode } from "react";
import { fieldId } from "../field/field-id.ts";
import { foldPart, partName, readLayout } from "../field/reveal-field.ts";
import { countErrors } from "./form-parts.ts";

/** Sections one below the other that can be folded away. */
export function FormCollapse({ children }: { children?: ReactNode }) {
  return <div className="form-collapse">{children}</div>;
}

/** One section of a collapse: open until it is folded. Its fields are checked all the same. */
export const FormFold = observer(({ children }: { children?: ReactNode }) => {
  const part = useField<VoidField>();
  const layout = part.parent as VoidField;
  const isFolded = (readLayout(layout).folded ?? []).includes(partName(part));
  const errors = countErrors(part);
  return (
    <section className="form-fold">
      <h3 className="form-fold-title">
        <button
          type="button"
          className="form-fold-button"
          aria-expanded={!isFolded}
          aria-controls={fieldId(part)}
          onClick={() => foldPart(layout, partName(part), !isFolded)}
        >
          {part.title}
          {errors > 0 && (
            <span className="form-tab-errors" aria-label={`${errors} 处有误`}>
              {errors}
            </span>
          )}
        </button>
      </h3>
      <div className="form-pane" id={fieldId(part)} hidden={isFolded}>
        {children}
      </div>
    </section>
  );
});
