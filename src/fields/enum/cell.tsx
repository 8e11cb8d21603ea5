import type { ReactNode } from "react";
import { coloredLabel } from "../cells/colored-label.tsx";
import type { FieldView } from "../field-view.ts";
import { blankCell } from "../cells/formatted-cell.tsx";
import { isBlank } from "../../domain/plain-text.ts";
import { enumContract } from "./contract.ts";
import { enumEntries } from "./enum-labels.ts";

/** Elements are made once per value of the code table, not once per row. */
export const enumCell: FieldView["cell"] = (options, environment) => {
  const elements = new Map<unknown, ReactNode>(
    enumEntries(options, environment.enums).map(({ value, label, color }) => [
      value,
      coloredLabel(label, color, options),
    ]),
  );
  return (value, row) => {
    const element = elements.get(value);
    if (element !== undefined) return element;
    return isBlank(value) ? blankCell : enumContract.format(value, options, environment, row);
  };
};
