import "../fields.css";
import type { ReactNode } from "react";
import type { FieldOptions } from "../../schema/contracts.ts";

/** A label in its colour, as a badge unless the option `as` says otherwise. */
export function coloredLabel(label: string, color: string | undefined, { as }: FieldOptions): ReactNode {
  if (as === "text" || color === undefined) return label;
  return <span className={`field-${as === "tag" ? "tag" : "badge"} field-${color}`}>{label}</span>;
}
