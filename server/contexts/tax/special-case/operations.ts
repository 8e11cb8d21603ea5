import { type FirmOperation, operation } from "../../../contracts/operation.ts";
import { SPECIAL_CASE_TYPES } from "../../../../src/domain/tax/special-case-types.ts";
import { saveSpecialCases } from "./save-special-cases.ts";
import { specialCaseSheet } from "./special-case-sheet.ts";

/** The kinds of special cases; with `nsrType` those that such a taxpayer can have. */
const listTypes = operation("specialCase.typeList", async ({ nsrType }, { project }) => {
  const titles = project.enums.get("specialCaseType") ?? [];
  return SPECIAL_CASE_TYPES.filter(
    (type) => nsrType === undefined || (type.nsrType ?? nsrType) === nsrType,
  ).map((type) => ({ ...type, name: titles.find(({ value }) => value === type.code)?.label ?? type.code }));
});

export const specialCaseOperations: readonly FirmOperation[] = [
  specialCaseSheet,
  listTypes,
  saveSpecialCases,
];
