import type { VoidField } from "@formily/core";
import { observer, useField } from "@formily/react";
import type { CSSProperties, ReactNode } from "react";

/** Fields side by side, `columns` in a row; on a narrow page one below the other. */
export const FormGrid = observer(({ children }: { children?: ReactNode }) => {
  const { columns = 2 } = useField<VoidField>().componentProps as { readonly columns?: number };
  return (
    <div className="form-grid" style={{ "--form-columns": columns } as CSSProperties}>
      {children}
    </div>
  );
});
