import type { VoidField } from "@formily/core";
import { observer, useField } from "@formily/react";
import type { ReactNode } from "react";
import { fieldId } from "../field/field-id.ts";

/** Fields that belong together, under a title. */
export const FormSection = observer(({ children }: { children?: ReactNode }) => {
  const field = useField<VoidField>();
  const titleId = `${fieldId(field)}-title`;
  return (
    <section className="form-section" aria-labelledby={titleId}>
      <h3 className="form-section-title" id={titleId}>
        {field.title}
      </h3>
      {children}
    </section>
  );
});
