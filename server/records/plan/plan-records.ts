import type { Operation } from "../../../src/schema/project/operation.ts";
import type { Project } from "../../../src/schema/project/project.ts";
import type { RecordType, RecordUse } from "../../../src/schema/project/record-type.ts";
import { planFilters } from "./plan-filters.ts";
import { type ThroughPlan, planThrough } from "../query/read-through.ts";
import { type FieldPlan, type RecordPlan, planRecord, planShape } from "./record-plan.ts";

/** Records of a kind refer to another kind by this property. */
export interface Reference {
  readonly plan: RecordPlan;
  readonly field: FieldPlan;
  /** They are deleted with what they refer to. */
  readonly isPart: boolean;
}

/** An operation that says what it does to records. */
export interface OperationPlan {
  readonly operation: Operation;
  readonly use: RecordUse;
  readonly plan: RecordPlan;
  /** Parameters that find the records of a write. */
  readonly foundBy: readonly string[];
  readonly through: readonly ThroughPlan[];
}

/** The catalogue's word about records, in the form that requests need. */
export interface RecordPlans {
  /** Kind of record → its plan. */
  readonly records: ReadonlyMap<string, RecordPlan>;
  /** Kind of record → what refers to it. */
  readonly references: ReadonlyMap<string, readonly Reference[]>;
  readonly operations: ReadonlyMap<string, OperationPlan>;
}

const planned = new WeakMap<Project, RecordPlans>();

/** Made once for a project, before the server listens. Throws for what cannot be served. */
export function planRecords(project: Project): RecordPlans {
  const plans = planned.get(project) ?? Object.freeze(makePlans(project));
  planned.set(project, plans);
  return plans;
}

function makePlans(project: Project): RecordPlans {
  const records = new Map([...project.records].map(([name, record]) => [name, planRecord(record)]));
  const operations = [...project.operations.values()].flatMap((operation) => {
    const plan = planOperation(operation, project, records);
    return plan ? [[operation.id, plan] as const] : [];
  });
  const references = [...project.records.values()].map(
    (record) => [record.name, referencesTo(record, records)] as const,
  );
  return { records, references: new Map(references), operations: new Map(operations) };
}

function planOperation(
  operation: Operation,
  project: Project,
  records: RecordPlans["records"],
): OperationPlan | undefined {
  const { recordUse: use, row, result } = operation;
  const plan = use && records.get(use.record);
  if (!use || !plan) return undefined;
  planFilters(operation, plan);
  for (const shape of [row, result]) if (shape) planShape(plan, shape);
  const foundBy = use.by ?? [plan.record.key];
  return Object.freeze({ operation, use, plan, foundBy, through: planThrough(operation, plan, project) });
}

function referencesTo(target: RecordType, records: RecordPlans["records"]): Reference[] {
  return [...records.values()].flatMap((plan) =>
    [...plan.fields.values()].flatMap((field) =>
      field.property["x-ref"] === target.name && field.kind === "number"
        ? [{ plan, field, isPart: target.parts.includes(plan.record.name) }]
        : [],
    ),
  );
}
