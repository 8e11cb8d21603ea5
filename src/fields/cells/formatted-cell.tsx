import "../fields.css";
import type { ReactNode } from "react";
import type { FieldView } from "../field-view.ts";
import type { FieldContract } from "../../schema/contracts.ts";
import { BLANK, isBlank } from "../../domain/plain-text.ts";

/** Shared by every cell that has nothing to show. */
export const blankCell: ReactNode = <span className="field-blank">{BLANK}</span>;

/** A cell that shows exactly the contract's text. */
export function formattedCell(contract: FieldContract): FieldView["cell"] {
  return (options, environment) => (value, row) =>
    isBlank(value) ? blankCell : contract.format(value, options, environment, row);
}
