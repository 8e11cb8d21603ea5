import { Fragment, type ReactNode } from "react";
import { coloredLabel } from "../cells/colored-label.tsx";
import type { FieldView } from "../field-view.ts";
import { blankCell } from "../cells/formatted-cell.tsx";
import { isBlank, plainText } from "../../domain/plain-text.ts";
import { enumContract } from "./contract.ts";
import { enumEntries } from "./enum-labels.ts";

/** Elements are made once per value of the code table, not once per row. Several values are tags beside each other, or one text. */
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
    if (isBlank(value) || (Array.isArray(value) && value.length === 0)) return blankCell;
    if (options.as === "tag" && Array.isArray(value)) {
      return (
        <span className="field-tags" title={enumContract.format(value, options, environment, row)}>
          {value.map((held: unknown) => (
            <Fragment key={String(held)}>{elements.get(held) ?? plainText(held)}</Fragment>
          ))}
        </span>
      );
    }
    return enumContract.format(value, options, environment, row);
  };
};
