import type { ReactNode } from "react";
import type { FieldView } from "../field-view.ts";
import { blankCell } from "../formatted-cell.tsx";
import { isBlank } from "../plain-text.ts";
import { enumContract } from "./contract.ts";
import { enumEntries } from "./enum-labels.ts";

/** Elements are made once per value of the code table, not once per row. */
export const enumCell: FieldView["cell"] = (options, environment) => {
  const { enums } = environment;
  const style = options.as === "tag" ? "tag" : "badge";
  const elements = new Map<unknown, ReactNode>(
    enumEntries(options, enums).map(({ value, label, color }) => [
      value,
      options.as === "text" || color === undefined ? (
        label
      ) : (
        <span className={`field-${style} field-${color}`}>{label}</span>
      ),
    ]),
  );
  return (value, row) => {
    if (isBlank(value)) return blankCell;
    return elements.get(value) ?? enumContract.format(value, options, environment, row);
  };
};
