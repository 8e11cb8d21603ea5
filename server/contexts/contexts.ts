import type { Project } from "../../src/schema/project/project.ts";
import type { ImportKind, RecordRuleBook } from "../contracts/firm-context.ts";
import type { JobAbandonments } from "../contracts/job-abandonments.ts";
import type { JobKinds } from "../contracts/job-kind.ts";
import type { ServedOperation } from "../contracts/operation.ts";
import type { Schedule } from "../platform/jobs/schedules.ts";
import { IMPORT_JOB, importJob } from "../imports/keep/import-job.ts";
import { importPlanOperations } from "../imports/plan-operations.ts";
import { recordImportKind } from "../records/import/record-import-kind.ts";
import { ROWS_CHANGE, changeRowsJob } from "../records/rows/change-rows.ts";
import { peopleJobs, peopleSchedules } from "./people/jobs.ts";
import { peopleOperations } from "./people/operations.ts";
import { clientsImports } from "./clients/imports.ts";
import { clientsJobs } from "./clients/jobs.ts";
import { clientsOperations } from "./clients/operations.ts";
import { clientsRules } from "./clients/rules.ts";
import { booksImports } from "./books/imports.ts";
import { booksJobs } from "./books/jobs.ts";
import { booksOperations } from "./books/operations.ts";
import { booksRules } from "./books/rules.ts";
import { taxAbandonments, taxJobs, taxSchedules } from "./tax/jobs.ts";
import { taxImports } from "./tax/imports.ts";
import { taxOperations } from "./tax/operations.ts";
import { systemRules } from "./system/rules.ts";
import { taxRules } from "./tax/rules.ts";
import { payrollAbandonments, payrollJobs } from "./payroll/jobs.ts";
import { payrollImports } from "./payroll/imports.ts";
import { payrollOperations } from "./payroll/operations.ts";
import { payrollRules } from "./payroll/rules.ts";
import { systemJobs, systemSchedules } from "./system/jobs.ts";
import { systemOperations } from "./system/operations.ts";
import { moneyJobs, moneySchedules } from "./money/jobs.ts";
import { moneyOperations } from "./money/operations.ts";
import { moneyRules } from "./money/rules.ts";
import { growthJobs } from "./growth/jobs.ts";
import { growthOperations } from "./growth/operations.ts";
import { growthRules } from "./growth/rules.ts";
import { workbenchJobs } from "./workbench/jobs.ts";
import { workbenchOperations } from "./workbench/operations.ts";
import { workbenchRules } from "./workbench/rules.ts";
import { mergeUnique } from "./merge-unique.ts";

/** The operations of the catalogue that have code of their own. */
export const operations: readonly ServedOperation[] = [
  ...importPlanOperations,
  ...peopleOperations,
  ...clientsOperations,
  ...booksOperations,
  ...taxOperations,
  ...payrollOperations,
  ...systemOperations,
  ...moneyOperations,
  ...growthOperations,
  ...workbenchOperations,
];

/** The rules about kinds of record that the catalogue cannot express. */
export const recordRules: RecordRuleBook = mergeUnique("record", [
  clientsRules,
  booksRules,
  systemRules,
  taxRules,
  payrollRules,
  moneyRules,
  growthRules,
  workbenchRules,
]);

const importKinds: ReadonlyMap<string, ImportKind> = new Map(
  [...clientsImports, ...booksImports, ...taxImports, ...payrollImports].map((kind) => [kind.kind, kind]),
);

/** The kind of file of this name; a name that no context has is that of a kind of record. */
export function importKindOf(kind: string, { records }: Pick<Project, "records">): ImportKind {
  return importKinds.get(kind) ?? recordImportKind(kind, records.get(kind)?.title ?? kind);
}

/** The work of every kind of job. */
export const jobKinds: JobKinds = mergeUnique("job", [
  { [IMPORT_JOB]: importJob, [ROWS_CHANGE]: changeRowsJob },
  peopleJobs,
  clientsJobs,
  booksJobs,
  taxJobs,
  payrollJobs,
  systemJobs,
  moneyJobs,
  growthJobs,
  workbenchJobs,
]);

/** The work that is left to do where a job is ended early. */
export const jobAbandonments: JobAbandonments = mergeUnique("abandoned job", [
  taxAbandonments,
  payrollAbandonments,
]);

/** The work done by the clock, for every firm. */
export const schedules: readonly Schedule[] = [
  ...peopleSchedules,
  ...systemSchedules,
  ...taxSchedules,
  ...moneySchedules,
];
