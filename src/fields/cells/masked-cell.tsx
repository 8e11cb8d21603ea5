import "../fields.css";
import { compileTemplate } from "../../expression/template.ts";
import type { Json } from "../../schema/plan/plans/screen-plan.ts";
import { rowStates } from "../../schema/predicate/row-states.ts";
import type { FieldView, Row } from "../field-view.ts";
import { blankCell } from "./formatted-cell.tsx";
import { MaskedText } from "./masked-text.tsx";
import { isBlank, plainText } from "../../domain/plain-text.ts";

/** The text as the server masked it; with the option `reveal`, a button that fetches the whole of it. */
export function maskedCell(describe?: (whole: string) => string | undefined): FieldView["cell"] {
  return ({ reveal }, environment) => {
    const { call, params, value: property } = (reveal ?? {}) as { readonly [key: string]: Json };
    if (typeof call !== "string") {
      return (value) =>
        isBlank(value) ? blankCell : <span className="field-figures">{plainText(value)}</span>;
    }
    const paramsOf = compileTemplate(params ?? {});
    const seen = (row: Row) => ({ row, state: rowStates(environment.states, row) });
    return (value, row) => {
      if (isBlank(value)) return blankCell;
      const ask = async (signal: AbortSignal) => {
        const result = await environment.call(call, paramsOf(seen(row)) as Record<string, unknown>, signal);
        return readWhole(result, property);
      };
      const masked = plainText(value);
      // Another row's text must not stay in sight when a cell is used for a new row.
      return <MaskedText key={masked} masked={masked} ask={ask} {...(describe && { describe })} />;
    };
  };
}

function readWhole(result: unknown, property: Json | undefined): string {
  const whole =
    typeof property === "string" && typeof result === "object" && result !== null
      ? (result as { readonly [name: string]: unknown })[property]
      : result;
  if (typeof whole !== "string" || whole === "") throw new Error("没有取到完整内容，请稍后重试");
  return whole;
}
