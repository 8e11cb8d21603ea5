import { suppressionCheck } from "./allowance.ts";
import { askingRule } from "./forms/asking-rule.ts";
import { beside } from "./lists/beside.ts";
import { blockKind } from "./pages/block-kind.ts";
import { canUnknown } from "./lists/can-unknown.ts";
import { catalogueExample } from "./catalogue/catalogue-example.ts";
import { catalogueOperation } from "./catalogue/catalogue-operation.ts";
import { catalogueTitle } from "./catalogue/catalogue-title.ts";
import type { Check, Rule } from "./check-context.ts";
import { cellHint } from "./lists/cell-hint.ts";
import { chartNumbers } from "./pages/chart-numbers.ts";
import { closeStep } from "./steps/close-step.ts";
import { saveFormsStep } from "./steps/save-forms-step.ts";
import { columnAction } from "./lists/column-action.ts";
import { columnPreview } from "./lists/column-preview.ts";
import { columnField } from "./lists/column-field.ts";
import { columnsOf } from "./lists/columns-of.ts";
import { computedColumn } from "./lists/computed-column.ts";
import { constantCondition } from "./expressions/constant-condition.ts";
import { contextFilter } from "./lists/context-filter.ts";
import { contextParameter } from "./inputs/context-parameter.ts";
import { contextUse } from "./inputs/context-use.ts";
import { contextWrite } from "./inputs/context-write.ts";
import { controlOption } from "./forms/control-option.ts";
import { countedList } from "./catalogue/counted-list.ts";
import { dateLiteral } from "./expressions/date-literal.ts";
import { dialogKind } from "./steps/dialog-kind.ts";
import { dialogSteps } from "./steps/dialog-steps.ts";
import { dialogUnknown } from "./steps/dialog-unknown.ts";
import { duplicateId } from "./written/duplicate-id.ts";
import { editedRows } from "./lists/edited-rows.ts";
import { editionValue } from "./rights/edition-value.ts";
import { example } from "./written/example.ts";
import { expressionScope } from "./expressions/expression-scope.ts";
import { expressionSyntax } from "./expressions/expression-syntax.ts";
import { failCount } from "./steps/fail-count.ts";
import { fieldFormat } from "./forms/field-format.ts";
import { fieldKind } from "./forms/field-kind.ts";
import { fieldOptions } from "./forms/field-options.ts";
import { fileField } from "./catalogue/file-field.ts";
import { filterAll } from "./lists/filter-all.ts";
import { filterField } from "./lists/filter-field.ts";
import { filterFormat } from "./lists/filter-format.ts";
import { filterParts } from "./lists/filter-parts.ts";
import { firstValue } from "./forms/first-value.ts";
import { formField } from "./forms/form-field.ts";
import { formFunction } from "./forms/form-function.ts";
import { givenUnknown } from "./inputs/given-unknown.ts";
import { grammar } from "./written/grammar.ts";
import { handedOver } from "./inputs/handed-over.ts";
import { importField } from "./imports/import-field.ts";
import { importLayout } from "./imports/import-layout.ts";
import { importTitle } from "./imports/import-title.ts";
import { input } from "./inputs/input.ts";
import { jobOperation } from "./catalogue/job-operation.ts";
import { jsonSyntax } from "./written/json-syntax.ts";
import { linkageCycle } from "./forms/linkage-cycle.ts";
import { linkagePath } from "./forms/linkage-path.ts";
import { listTabs } from "./lists/list-tabs.ts";
import { nameCycle } from "./expressions/name-cycle.ts";
import { nameHides } from "./expressions/name-hides.ts";
import { listSource } from "./lists/list-source.ts";
import { onRows } from "./lists/on-rows.ts";
import { openObject } from "./catalogue/open-object.ts";
import { openOperation } from "./catalogue/open-operation.ts";
import { operationAddress } from "./catalogue/operation-address.ts";
import { operationDeprecated } from "./steps/operation-deprecated.ts";
import { operationGuard } from "./catalogue/operation-guard.ts";
import { operationParameters } from "./steps/operation-parameters.ts";
import { operationVersion } from "./catalogue/operation-version.ts";
import { optionSource } from "./forms/option-source.ts";
import { partField } from "./pages/part-field.ts";
import { permissionImplies } from "./rights/permission-implies.ts";
import { permissionMissing } from "./rights/permission-missing.ts";
import { planned } from "./steps/planned.ts";
import { keptList } from "./catalogue/kept-list.ts";
import { liveRecord } from "./catalogue/live-record.ts";
import { pollOperation } from "./steps/poll-operation.ts";
import { question } from "./pages/question.ts";
import { recordKind } from "./catalogue/record-kind.ts";
import { recordOperation } from "./catalogue/record-operation.ts";
import { reference } from "./written/reference.ts";
import { reloadByItself } from "./steps/reload-by-itself.ts";
import { reloadTarget } from "./steps/reload-target.ts";
import { requestLimit } from "./catalogue/request-limit.ts";
import { rowsAdded } from "./lists/rows-added.ts";
import { routeInput } from "./inputs/route-input.ts";
import { routeScreen } from "./inputs/route-screen.ts";
import { rowKey } from "./lists/row-key.ts";
import { screenUnknown } from "./inputs/screen-unknown.ts";
import { selectable } from "./lists/selectable.ts";
import { setField } from "./forms/set-field.ts";
import { shortcut } from "./pages/shortcut.ts";
import { sectionBody } from "./pages/section-body.ts";
import { sortColumn } from "./lists/sort-column.ts";
import { stateCode } from "./expressions/state-code.ts";
import { statePredicate } from "./expressions/state-predicate.ts";
import { stepArguments } from "./steps/step-arguments.ts";
import { stepByHand } from "./steps/step-by-hand.ts";
import { tableKeys } from "./lists/table-keys.ts";
import { walk } from "./pages/walk.ts";
import { treeRows } from "./lists/tree-rows.ts";
import { tableType } from "./catalogue/table-type.ts";
import { transferOperation } from "./catalogue/transfer-operation.ts";
import { unreachableReason } from "./expressions/unreachable-reason.ts";
import { unused } from "./unused.ts";
import { unknownNames } from "./names/unknown-names.ts";
import { unusedName } from "./expressions/unused-name.ts";
import { view } from "./lists/view.ts";
import { vulnerableRegex } from "./expressions/vulnerable-regex.ts";

/** Found by the compiler, which runs apart: see `type-check`. */
export const EXPRESSION_TYPE = "expression-type";
/** Found by a validator of OpenAPI, which also runs apart: the checks themselves depend on their arguments alone. */
export const OPENAPI_DOCUMENT = "openapi-document";

const otherRules: readonly Rule[] = [
  {
    slug: EXPRESSION_TYPE,
    holds:
      "Every expression fits the types of the catalogue: the names it reads, what it compares, and what a parameter wants.",
    why: "A misspelt property is undefined at run time: a condition is quietly false, a parameter is not sent.",
  },
  {
    slug: OPENAPI_DOCUMENT,
    holds: "The documents of the catalogue are OpenAPI 3.1, as the standard's own description has it.",
    why: "Generators, gateways and testers of others read them too.",
  },
];

const rules: readonly Check[] = [
  jsonSyntax,
  givenUnknown,
  grammar,
  duplicateId,
  reference,
  catalogueOperation,
  catalogueTitle,
  catalogueExample,
  operationAddress,
  operationGuard,
  operationVersion,
  openOperation,
  openObject,
  requestLimit,
  fileField,
  tableType,
  fieldFormat,
  ...unknownNames,
  operationDeprecated,
  operationParameters,
  planned,
  contextParameter,
  contextUse,
  contextFilter,
  contextWrite,
  input,
  importField,
  importTitle,
  importLayout,
  jobOperation,
  keptList,
  liveRecord,
  pollOperation,
  recordKind,
  recordOperation,
  countedList,
  transferOperation,
  listTabs,
  partField,
  sectionBody,
  chartNumbers,
  walk,
  question,
  listSource,
  columnField,
  columnsOf,
  sortColumn,
  computedColumn,
  cellHint,
  treeRows,
  selectable,
  onRows,
  canUnknown,
  columnAction,
  columnPreview,
  tableKeys,
  editedRows,
  rowsAdded,
  filterAll,
  filterField,
  filterParts,
  filterFormat,
  formField,
  firstValue,
  rowKey,
  fieldKind,
  fieldOptions,
  optionSource,
  askingRule,
  controlOption,
  statePredicate,
  permissionMissing,
  permissionImplies,
  editionValue,
  dialogUnknown,
  beside,
  dialogKind,
  dialogSteps,
  blockKind,
  screenUnknown,
  routeInput,
  routeScreen,
  stepArguments,
  stepByHand,
  failCount,
  reloadByItself,
  reloadTarget,
  shortcut,
  setField,
  closeStep,
  saveFormsStep,
  handedOver,
  expressionSyntax,
  expressionScope,
  dateLiteral,
  constantCondition,
  stateCode,
  nameCycle,
  nameHides,
  unusedName,
  unreachableReason,
  formFunction,
  linkageCycle,
  linkagePath,
  view,
  vulnerableRegex,
  example,
  unused,
];

/** Every rule of the language, from the form of a file to its meaning. */
export const checks: readonly Check[] = [
  ...rules,
  suppressionCheck([...rules.map(({ slug }) => slug), EXPRESSION_TYPE, OPENAPI_DOCUMENT]),
];

/** All that a finding may be of, in the order of the checks. */
export const allRules: readonly Rule[] = [...checks, ...otherRules];
