import { runCall } from "./actions/call/run.ts";
import { runClose } from "./actions/close/run.ts";
import { runCopy } from "./actions/copy/run.ts";
import { runConfirm } from "./actions/confirm/run.ts";
import { runDownload } from "./actions/download/run.ts";
import { runForEach } from "./actions/for-each/run.ts";
import { runJob } from "./actions/job/run.ts";
import { runNavigate } from "./actions/navigate/run.ts";
import { runNotify } from "./actions/notify/run.ts";
import { runOpen } from "./actions/open/run.ts";
import { runPoll } from "./actions/poll/run.ts";
import { runPreview } from "./actions/preview/run.ts";
import { runPrint } from "./actions/print/run.ts";
import { runReload } from "./actions/reload/run.ts";
import { runRun } from "./actions/run/run.ts";
import { runSaveForms } from "./actions/save-forms/run.ts";
import { runSet } from "./actions/set/run.ts";
import { runToast } from "./actions/toast/run.ts";
import { runUpload } from "./actions/upload/run.ts";
import type { VerbRunner } from "./actions/verb-runner.ts";
import type { FieldView } from "./fields/field-view.ts";
import { booleanCell } from "./fields/boolean/cell.tsx";
import { booleanContract } from "./fields/boolean/contract.ts";
import { BooleanControl } from "./fields/boolean/control.tsx";
import { cascaderCell } from "./fields/cascader/cell.tsx";
import { cascaderContract } from "./fields/cascader/contract.ts";
import { CascaderControl } from "./fields/cascader/control.tsx";
import { companyCell } from "./fields/company/cell.tsx";
import { companyContract } from "./fields/company/contract.ts";
import { dateCell } from "./fields/date/cell.tsx";
import { dateContract } from "./fields/date/contract.ts";
import { DateControl } from "./fields/date/control.tsx";
import { dateRangeCell } from "./fields/date-range/cell.tsx";
import { dateRangeContract } from "./fields/date-range/contract.ts";
import { DateRangeControl } from "./fields/date-range/control.tsx";
import { datetimeCell } from "./fields/datetime/cell.tsx";
import { datetimeContract } from "./fields/datetime/contract.ts";
import { DatetimeControl } from "./fields/datetime/control.tsx";
import { enumCell } from "./fields/enum/cell.tsx";
import { enumContract } from "./fields/enum/contract.ts";
import { EnumControl } from "./fields/enum/control.tsx";
import { filesCell } from "./fields/files/cell.tsx";
import { filesContract } from "./fields/files/contract.ts";
import { FilesControl } from "./fields/files/control.tsx";
import { idcardCell } from "./fields/idcard/cell.tsx";
import { idcardContract } from "./fields/idcard/contract.ts";
import { IdcardControl } from "./fields/idcard/control.tsx";
import { imageCell } from "./fields/image/cell.tsx";
import { imageContract } from "./fields/image/contract.ts";
import { linkCell } from "./fields/link/cell.tsx";
import { linkContract } from "./fields/link/contract.ts";
import { markupCell } from "./fields/markup/cell.tsx";
import { markupContract } from "./fields/markup/contract.ts";
import { MarkupControl } from "./fields/markup/control.tsx";
import { moneyCell } from "./fields/money/cell.tsx";
import { moneyContract } from "./fields/money/contract.ts";
import { MoneyControl } from "./fields/money/control.tsx";
import { numberCell } from "./fields/number/cell.tsx";
import { numberContract } from "./fields/number/contract.ts";
import { NumberControl } from "./fields/number/control.tsx";
import { numberRangeCell } from "./fields/number-range/cell.tsx";
import { numberRangeContract } from "./fields/number-range/contract.ts";
import { NumberRangeControl } from "./fields/number-range/control.tsx";
import { optionsCell } from "./fields/options/cell.tsx";
import { optionsContract } from "./fields/options/contract.ts";
import { OptionsControl } from "./fields/options/control.tsx";
import { percentCell } from "./fields/percent/cell.tsx";
import { percentContract } from "./fields/percent/contract.ts";
import { PercentControl } from "./fields/percent/control.tsx";
import { periodCell } from "./fields/period/cell.tsx";
import { periodContract } from "./fields/period/contract.ts";
import { PeriodControl } from "./fields/period/control.tsx";
import { permissionTreeCell } from "./fields/permission-tree/cell.tsx";
import { permissionTreeContract } from "./fields/permission-tree/contract.ts";
import { PermissionTreeControl } from "./fields/permission-tree/control.tsx";
import { phoneCell } from "./fields/phone/cell.tsx";
import { phoneContract } from "./fields/phone/contract.ts";
import { PhoneControl } from "./fields/phone/control.tsx";
import { qrcodeCell } from "./fields/qrcode/cell.tsx";
import { qrcodeContract } from "./fields/qrcode/contract.ts";
import { stateCell } from "./fields/state/cell.tsx";
import { stateContract } from "./fields/state/contract.ts";
import { StateControl } from "./fields/state/control.tsx";
import { tagsCell } from "./fields/tags/cell.tsx";
import { tagsContract } from "./fields/tags/contract.ts";
import { taxNumberCell } from "./fields/tax-number/cell.tsx";
import { taxNumberContract } from "./fields/tax-number/contract.ts";
import { TaxNumberControl } from "./fields/tax-number/control.tsx";
import { textCell } from "./fields/text/cell.tsx";
import { textContract } from "./fields/text/contract.ts";
import { TextControl } from "./fields/text/control.tsx";
import { timePickerCell } from "./fields/time-picker/cell.tsx";
import { timePickerContract } from "./fields/time-picker/contract.ts";
import { TimePickerControl } from "./fields/time-picker/control.tsx";
import { transferCell } from "./fields/transfer/cell.tsx";
import { transferContract } from "./fields/transfer/contract.ts";
import { TransferControl } from "./fields/transfer/control.tsx";
import { treeCell } from "./fields/tree/cell.tsx";
import { treeContract } from "./fields/tree/contract.ts";
import { TreeControl } from "./fields/tree/control.tsx";

/** The React half of every field kind, by kind. */
export const fieldViews: { readonly [kind: string]: FieldView } = {
  boolean: { kind: "boolean", cell: booleanCell, text: booleanContract.format, Control: BooleanControl },
  Cascader: { kind: "Cascader", cell: cascaderCell, text: cascaderContract.format, Control: CascaderControl },
  company: {
    kind: "company",
    cell: companyCell,
    text: companyContract.format,
    beside: companyContract.beside,
    Control: TextControl,
    tidy: companyContract.tidy,
  },
  date: {
    kind: "date",
    cell: dateCell,
    text: dateContract.format,
    Control: DateControl,
    tidy: dateContract.tidy,
  },
  "date-range": {
    kind: "date-range",
    cell: dateRangeCell,
    text: dateRangeContract.format,
    Control: DateRangeControl,
    send: dateRangeContract.send,
    resolve: dateRangeContract.resolve,
    isWide: true,
  },
  datetime: { kind: "datetime", cell: datetimeCell, text: datetimeContract.format, Control: DatetimeControl },
  enum: {
    kind: "enum",
    cell: enumCell,
    text: enumContract.format,
    Control: EnumControl,
    send: enumContract.send,
  },
  files: {
    kind: "files",
    cell: filesCell,
    text: filesContract.format,
    Control: FilesControl,
    controlReads: true,
  },
  idcard: {
    kind: "idcard",
    cell: idcardCell,
    text: idcardContract.format,
    Control: IdcardControl,
    tidy: idcardContract.tidy,
  },
  image: { kind: "image", cell: imageCell, text: imageContract.format },
  link: {
    kind: "link",
    cell: linkCell,
    text: linkContract.format,
    Control: TextControl,
    tidy: linkContract.tidy,
  },
  markup: { kind: "markup", cell: markupCell, text: markupContract.format, Control: MarkupControl },
  money: {
    kind: "money",
    cell: moneyCell,
    text: moneyContract.format,
    cellValue: moneyContract.cellValue,
    Control: MoneyControl,
    tidy: moneyContract.tidy,
  },
  number: {
    kind: "number",
    cell: numberCell,
    text: numberContract.format,
    cellValue: numberContract.cellValue,
    Control: NumberControl,
    tidy: numberContract.tidy,
  },
  "number-range": {
    kind: "number-range",
    cell: numberRangeCell,
    text: numberRangeContract.format,
    Control: NumberRangeControl,
    send: numberRangeContract.send,
    isWide: true,
  },
  options: {
    kind: "options",
    cell: optionsCell,
    text: optionsContract.format,
    Control: OptionsControl,
    send: optionsContract.send,
  },
  percent: {
    kind: "percent",
    cell: percentCell,
    text: percentContract.format,
    Control: PercentControl,
    tidy: percentContract.tidy,
  },
  period: {
    kind: "period",
    cell: periodCell,
    text: periodContract.format,
    Control: PeriodControl,
    send: periodContract.send,
  },
  "permission-tree": {
    kind: "permission-tree",
    cell: permissionTreeCell,
    text: permissionTreeContract.format,
    Control: PermissionTreeControl,
  },
  phone: {
    kind: "phone",
    cell: phoneCell,
    text: phoneContract.format,
    Control: PhoneControl,
    tidy: phoneContract.tidy,
  },
  qrcode: { kind: "qrcode", cell: qrcodeCell, text: qrcodeContract.format },
  state: {
    kind: "state",
    cell: stateCell,
    text: stateContract.format,
    Control: StateControl,
    send: stateContract.send,
  },
  tags: { kind: "tags", cell: tagsCell, text: tagsContract.format },
  "tax-number": {
    kind: "tax-number",
    cell: taxNumberCell,
    text: taxNumberContract.format,
    Control: TaxNumberControl,
    tidy: taxNumberContract.tidy,
  },
  text: {
    kind: "text",
    cell: textCell,
    text: textContract.format,
    Control: TextControl,
    tidy: textContract.tidy,
  },
  TimePicker: {
    kind: "TimePicker",
    cell: timePickerCell,
    text: timePickerContract.format,
    Control: TimePickerControl,
  },
  Transfer: { kind: "Transfer", cell: transferCell, text: transferContract.format, Control: TransferControl },
  tree: { kind: "tree", cell: treeCell, text: treeContract.format, Control: TreeControl },
};

/** The acting half of every verb, by verb. */
export const verbRunners: { readonly [verb: string]: VerbRunner } = {
  call: runCall,
  confirm: runConfirm,
  close: runClose,
  copy: runCopy,
  download: runDownload,
  forEach: runForEach,
  job: runJob,
  navigate: runNavigate,
  notify: runNotify,
  open: runOpen,
  poll: runPoll,
  preview: runPreview,
  print: runPrint,
  reload: runReload,
  run: runRun,
  saveForms: runSaveForms,
  set: runSet,
  toast: runToast,
  upload: runUpload,
};
