import type { GeneralField } from "@formily/core";
import type { CSSProperties } from "react";

/** The `x-decorator-props` of a control. */
interface Decoration {
  /** Fields of a grid that it takes the room of. */
  readonly gridSpan?: number;
  /** The reason why the field is disabled; empty while it is not. */
  readonly reason?: string;
}

export function decorationOf(field: GeneralField): Decoration {
  return (field.decoratorProps ?? {}) as Decoration;
}

/** The room of a field in a grid. */
export function spanStyle(field: GeneralField): CSSProperties | undefined {
  const { gridSpan } = decorationOf(field);
  return gridSpan === undefined ? undefined : ({ "--form-span": gridSpan } as CSSProperties);
}
