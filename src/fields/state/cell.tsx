import type { ReactNode } from "react";
import { coloredLabel } from "../cells/colored-label.tsx";
import type { FieldView } from "../field-view.ts";
import { blankCell } from "../cells/formatted-cell.tsx";
import { plainText } from "../../domain/plain-text.ts";

/** Elements are made once per case, not once per row. */
export const stateCell: FieldView["cell"] = (options, { states }) => {
  const name = plainText(options.state);
  const state = states[name];
  if (!state) throw new Error(`没有名为「${name}」的状态`);
  const elements = new Map<string, ReactNode>(
    state.cases.map(({ value, label, color }) => [value, coloredLabel(label, color, options)]),
  );
  return (_value, row) => elements.get(state.caseOf(row)?.value ?? "") ?? blankCell;
};
