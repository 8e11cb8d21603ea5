import type { FieldEnvironment, FieldView } from "../../../fields/field-view.ts";
import { compileValueCell } from "../../field-cell.tsx";
import type { Difference } from "./find-differences.ts";

interface DifferenceValueProps {
  readonly plan: Difference["plan"];
  readonly value: unknown;
  readonly fields: { readonly [kind: string]: FieldView };
  readonly environment: FieldEnvironment;
}

/** A value as its kind of field draws it; names that the server gives are looked up by the control itself. */
export function DifferenceValue({ plan, value, fields, environment }: DifferenceValueProps) {
  if (!plan) return Array.isArray(value) ? `${value.length} 行` : "—";
  if (value === null || value === undefined || value === "") return "（空）";
  const view = fields[plan.kind];
  const Control = plan.options["source"] === undefined ? undefined : view?.Control;
  if (Control)
    return (
      <Control
        id=""
        value={value}
        options={plan.options}
        environment={environment}
        readOnly
        onChange={() => undefined}
      />
    );
  return compileValueCell(plan, view, environment)(value, {});
}
