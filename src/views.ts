import { runCall } from "./actions/call/run.ts";
import { runConfirm } from "./actions/confirm/run.ts";
import { runNavigate } from "./actions/navigate/run.ts";
import { runOpen } from "./actions/open/run.ts";
import { runReload } from "./actions/reload/run.ts";
import { runToast } from "./actions/toast/run.ts";
import type { VerbRunner } from "./actions/verb-runner.ts";
import type { FieldView } from "./fields/field-view.ts";
import { booleanCell } from "./fields/boolean/cell.tsx";
import { BooleanControl } from "./fields/boolean/control.tsx";
import { dateCell } from "./fields/date/cell.tsx";
import { DateControl } from "./fields/date/control.tsx";
import { datetimeCell } from "./fields/datetime/cell.tsx";
import { DatetimeControl } from "./fields/datetime/control.tsx";
import { enumCell } from "./fields/enum/cell.tsx";
import { EnumControl } from "./fields/enum/control.tsx";
import { numberCell } from "./fields/number/cell.tsx";
import { NumberControl } from "./fields/number/control.tsx";
import { optionsCell } from "./fields/options/cell.tsx";
import { OptionsControl } from "./fields/options/control.tsx";
import { phoneCell } from "./fields/phone/cell.tsx";
import { PhoneControl } from "./fields/phone/control.tsx";
import { textCell } from "./fields/text/cell.tsx";
import { TextControl } from "./fields/text/control.tsx";
import { treeCell } from "./fields/tree/cell.tsx";
import { TreeControl } from "./fields/tree/control.tsx";

/** The React half of every field kind, by kind. */
export const fieldViews: { readonly [kind: string]: FieldView } = {
  boolean: { kind: "boolean", cell: booleanCell, Control: BooleanControl },
  date: { kind: "date", cell: dateCell, Control: DateControl },
  datetime: { kind: "datetime", cell: datetimeCell, Control: DatetimeControl },
  enum: { kind: "enum", cell: enumCell, Control: EnumControl },
  number: { kind: "number", cell: numberCell, Control: NumberControl },
  options: { kind: "options", cell: optionsCell, Control: OptionsControl },
  phone: { kind: "phone", cell: phoneCell, Control: PhoneControl },
  text: { kind: "text", cell: textCell, Control: TextControl },
  tree: { kind: "tree", cell: treeCell, Control: TreeControl },
};

/** The acting half of every verb, by verb. */
export const verbRunners: { readonly [verb: string]: VerbRunner } = {
  call: runCall,
  confirm: runConfirm,
  navigate: runNavigate,
  open: runOpen,
  reload: runReload,
  toast: runToast,
};
