import type { VoidField } from "@formily/core";
import { observer, useField } from "@formily/react";
import type { CSSProperties, ReactNode } from "react";

/** Fields side by side, `across` in a row; on a narrow page one below the other. */
export const FormGrid = observer(({ children }: { children?: ReactNode }) => {
  const { across = 2 } = useField<VoidField>().componentProps as { readonly across?: number };
  return (
    <div className="form-grid" style={{ "--form-across": across } as CSSProperties}>
      {children}
    </div>
  );
});
