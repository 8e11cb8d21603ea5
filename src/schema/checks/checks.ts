import { blockUnknown } from "./block-unknown.ts";
import type { Check } from "./check-context.ts";
import { codeTableUnknown } from "./code-table-unknown.ts";
import { columnField } from "./column-field.ts";
import { dialogUnknown } from "./dialog-unknown.ts";
import { duplicateId } from "./duplicate-id.ts";
import { example } from "./example.ts";
import { expressionScope } from "./expression-scope.ts";
import { expressionSyntax } from "./expression-syntax.ts";
import { fieldKind } from "./field-kind.ts";
import { fieldOptions } from "./field-options.ts";
import { filterField } from "./filter-field.ts";
import { formField } from "./form-field.ts";
import { formFunction } from "./form-function.ts";
import { grammar } from "./grammar.ts";
import { jsonSyntax } from "./json-syntax.ts";
import { operationParameters } from "./operation-parameters.ts";
import { operationUnknown } from "./operation-unknown.ts";
import { optionSource } from "./option-source.ts";
import { permissionImplies } from "./permission-implies.ts";
import { permissionMissing } from "./permission-missing.ts";
import { permissionUnknown } from "./permission-unknown.ts";
import { reference } from "./reference.ts";
import { routeScreen } from "./route-screen.ts";
import { rowKey } from "./row-key.ts";
import { screenUnknown } from "./screen-unknown.ts";
import { stepArguments } from "./step-arguments.ts";

/** Every rule of the language, from the form of a file to its meaning. */
export const checks: readonly Check[] = [
  jsonSyntax,
  grammar,
  duplicateId,
  reference,
  operationUnknown,
  operationParameters,
  columnField,
  filterField,
  formField,
  rowKey,
  fieldKind,
  fieldOptions,
  optionSource,
  codeTableUnknown,
  permissionUnknown,
  permissionMissing,
  permissionImplies,
  dialogUnknown,
  blockUnknown,
  screenUnknown,
  routeScreen,
  stepArguments,
  expressionSyntax,
  expressionScope,
  formFunction,
  example,
];
