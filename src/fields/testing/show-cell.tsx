import { render } from "@testing-library/react";
import { fieldViews } from "../../views.ts";
import type { FieldOptions, SchemaRow, StateTables } from "../../schema/contracts.ts";
import type { FieldEnvironment } from "../field-view.ts";

interface ShowInput {
  readonly options?: FieldOptions;
  readonly row?: SchemaRow;
  readonly call?: FieldEnvironment["call"];
  readonly states?: StateTables;
}

const enums = {
  taxpayer: [
    { value: "1", label: "一般纳税人" },
    { value: "2", label: "小规模纳税人" },
  ],
  collection: [
    { value: null, label: "未采集" },
    { value: 1, label: "采集中" },
  ],
};

/** One cell of a column; gives the element around it. */
export function showCell(kind: string, value: unknown, input: ShowInput = {}): HTMLElement {
  const { options = {}, row = {}, states = {}, call = async () => undefined } = input;
  const cell = fieldViews[kind]?.cell(options, {
    enums,
    states,
    call,
    today: "2026-11-20",
    readFile: async () => new File([], ""),
  });
  return render(<>{cell?.(value, row)}</>).container;
}
