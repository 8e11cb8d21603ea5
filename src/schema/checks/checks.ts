import { suppressionCheck } from "./allowance.ts";
import { askingRule } from "./asking-rule.ts";
import { beside } from "./beside.ts";
import { blockKind } from "./block-kind.ts";
import { blockUnknown } from "./block-unknown.ts";
import { canUnknown } from "./can-unknown.ts";
import { catalogueExample } from "./catalogue-example.ts";
import { catalogueOperation } from "./catalogue-operation.ts";
import { catalogueTitle } from "./catalogue-title.ts";
import type { Check, Rule } from "./check-context.ts";
import { cellHint } from "./cell-hint.ts";
import { chartNumbers } from "./chart-numbers.ts";
import { closeStep } from "./close-step.ts";
import { codeTableUnknown } from "./code-table-unknown.ts";
import { columnAction } from "./column-action.ts";
import { columnPreview } from "./column-preview.ts";
import { columnField } from "./column-field.ts";
import { columnsOf } from "./columns-of.ts";
import { computedColumn } from "./computed-column.ts";
import { constantCondition } from "./constant-condition.ts";
import { contextFilter } from "./context-filter.ts";
import { contextParameter } from "./context-parameter.ts";
import { contextUse } from "./context-use.ts";
import { contextWrite } from "./context-write.ts";
import { controlOption } from "./control-option.ts";
import { countedList } from "./counted-list.ts";
import { dateLiteral } from "./date-literal.ts";
import { dialogKind } from "./dialog-kind.ts";
import { dialogSteps } from "./dialog-steps.ts";
import { dialogUnknown } from "./dialog-unknown.ts";
import { duplicateId } from "./duplicate-id.ts";
import { editedRows } from "./edited-rows.ts";
import { editionValue } from "./edition-value.ts";
import { example } from "./example.ts";
import { expressionScope } from "./expression-scope.ts";
import { expressionSyntax } from "./expression-syntax.ts";
import { failCount } from "./fail-count.ts";
import { fieldFormat } from "./field-format.ts";
import { fieldKind } from "./field-kind.ts";
import { fieldOptions } from "./field-options.ts";
import { fileField } from "./file-field.ts";
import { filterAll } from "./filter-all.ts";
import { filterField } from "./filter-field.ts";
import { filterFormat } from "./filter-format.ts";
import { filterParts } from "./filter-parts.ts";
import { firstValue } from "./first-value.ts";
import { formField } from "./form-field.ts";
import { formFunction } from "./form-function.ts";
import { givenUnknown } from "./given-unknown.ts";
import { grammar } from "./grammar.ts";
import { handedOver } from "./handed-over.ts";
import { handlerUnknown } from "./handler-unknown.ts";
import { input } from "./input.ts";
import { jobOperation } from "./job-operation.ts";
import { jsonSyntax } from "./json-syntax.ts";
import { linkageCycle } from "./linkage-cycle.ts";
import { linkagePath } from "./linkage-path.ts";
import { listTabs } from "./list-tabs.ts";
import { nameCycle } from "./name-cycle.ts";
import { nameHides } from "./name-hides.ts";
import { listSource } from "./list-source.ts";
import { onRows } from "./on-rows.ts";
import { openObject } from "./open-object.ts";
import { openOperation } from "./open-operation.ts";
import { operationAddress } from "./operation-address.ts";
import { operationDeprecated } from "./operation-deprecated.ts";
import { operationGuard } from "./operation-guard.ts";
import { operationParameters } from "./operation-parameters.ts";
import { operationUnknown } from "./operation-unknown.ts";
import { operationVersion } from "./operation-version.ts";
import { optionSource } from "./option-source.ts";
import { partField } from "./part-field.ts";
import { permissionImplies } from "./permission-implies.ts";
import { permissionMissing } from "./permission-missing.ts";
import { permissionUnknown } from "./permission-unknown.ts";
import { planned } from "./planned.ts";
import { keptList } from "./kept-list.ts";
import { liveRecord } from "./live-record.ts";
import { pollOperation } from "./poll-operation.ts";
import { question } from "./question.ts";
import { recordKind } from "./record-kind.ts";
import { recordOperation } from "./record-operation.ts";
import { reference } from "./reference.ts";
import { reloadByItself } from "./reload-by-itself.ts";
import { reloadTarget } from "./reload-target.ts";
import { requestLimit } from "./request-limit.ts";
import { rowsAdded } from "./rows-added.ts";
import { routeInput } from "./route-input.ts";
import { routeScreen } from "./route-screen.ts";
import { rowKey } from "./row-key.ts";
import { screenUnknown } from "./screen-unknown.ts";
import { selectable } from "./selectable.ts";
import { setField } from "./set-field.ts";
import { shortcut } from "./shortcut.ts";
import { sectionBody } from "./section-body.ts";
import { sortColumn } from "./sort-column.ts";
import { stateCode } from "./state-code.ts";
import { statePredicate } from "./state-predicate.ts";
import { stateUnknown } from "./state-unknown.ts";
import { stepArguments } from "./step-arguments.ts";
import { stepByHand } from "./step-by-hand.ts";
import { tableKeys } from "./table-keys.ts";
import { treeRows } from "./tree-rows.ts";
import { tableType } from "./table-type.ts";
import { transferOperation } from "./transfer-operation.ts";
import { unreachableReason } from "./unreachable-reason.ts";
import { unused } from "./unused.ts";
import { unusedName } from "./unused-name.ts";
import { view } from "./view.ts";
import { vulnerableRegex } from "./vulnerable-regex.ts";

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
  operationUnknown,
  operationDeprecated,
  operationParameters,
  planned,
  contextParameter,
  contextUse,
  contextFilter,
  contextWrite,
  input,
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
  codeTableUnknown,
  stateUnknown,
  statePredicate,
  permissionUnknown,
  permissionMissing,
  permissionImplies,
  editionValue,
  dialogUnknown,
  beside,
  dialogKind,
  dialogSteps,
  blockUnknown,
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
  handedOver,
  handlerUnknown,
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
