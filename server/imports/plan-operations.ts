import { mayCall } from "../access/grants.ts";
import type { FileAnswer } from "../contracts/file-answer.ts";
import type { FirmContext, ImportKind } from "../contracts/firm-context.ts";
import { type ParamsOf, operation, preparedOperation } from "../contracts/operation.ts";
import { Refusal } from "../platform/errors.ts";
import { type FileContent, readFile } from "../platform/files/stored-file.ts";
import { readSheets } from "../platform/spreadsheet/read-sheets.ts";
import { failedRowsFile } from "./keep/failed-rows-file.ts";
import type { PlanAnswers } from "./plan/plan-answers.ts";
import { planFile } from "./plan/plan-file.ts";
import { type StoredPlan, changePlan, readPlan } from "./plan/plan-store.ts";
import { NOT_IMPORTED, presentPlan } from "./plan/present-plan.ts";
import { enqueueImport } from "./plan/take-file.ts";
import type { Sheet } from "./table/sheet.ts";

/** Plans a file once more with what the user has decided. */
const answerPlan = preparedOperation("importPlan.answer", {
  prepare: readPlannedFile,
  handle: async (params, context, planned) => {
    const { stored, file, kind } = planned;
    const answers = answersOf(params);
    const plan = await planFile(requestOf(planned, answers), context);
    await changePlan({ ...plan, planKey: stored.planKey, answers }, context);
    const { planKey, target } = stored;
    return presentPlan(plan, { planKey, fileName: file.name, kind, target, answers }, context);
  },
});

/** Leaves the job that imports a file as the user has decided. Throws a Refusal while something has to be decided. */
const startPlan = preparedOperation("importPlan.start", {
  prepare: readPlannedFile,
  handle: async (params, context, planned) => {
    const { stored, kind } = planned;
    const answers = answersOf(params);
    const plan = await planFile(requestOf(planned, answers), context);
    const [problem] = plan.problems;
    if (problem !== undefined) throw new Refusal("rule", problem);
    await changePlan({ ...plan, planKey: stored.planKey, answers }, context);
    return await enqueueImport({ planKey: stored.planKey, fileKey: stored.fileKey, kind }, plan, context);
  },
});

/** The rows of a planned file that have faults, with all of them. */
const planFaults = operation("importPlan.faults", async (params, context): Promise<FileAnswer> => {
  const planned = await readPlannedFile(params, context);
  const { tables, rows, faults } = await planFile(requestOf(planned, planned.stored.answers), context);
  const read = tables.flatMap((table) => table.rows);
  const failed = rows.flatMap(({ line, faults: own }, index) =>
    own.length === 0
      ? []
      : [{ line, cells: read[index]?.cells ?? [], reason: own.map(({ message }) => message).join("；") }],
  );
  const titles = tables[0]?.titles ?? [];
  const { name } = planned.file;
  return { file: await failedRowsFile({ name, suffix: "检查结果", titles }, failed, faults, context) };
});

/** The columns of ours that a column of the file may be taken as, or the options of a question. */
const planChoices = operation("importPlan.choices", async ({ planKey, question }, context) => {
  const stored = await readPlan(planKey, context);
  const kind = kindOf(stored, context);
  if (question === undefined) return columnChoices(kind, stored.target, context);
  const { options = [] } = stored.questions.find(({ id }) => id === question) ?? {};
  return options.map(({ value, label }) => ({ value, label }));
});

interface PlannedFile {
  readonly stored: StoredPlan;
  readonly kind: ImportKind;
  readonly file: FileContent;
  readonly sheets: readonly Sheet[];
}

async function readPlannedFile(
  { planKey }: { readonly planKey: string },
  context: Parameters<typeof readSheets>[1] & FirmContext,
): Promise<PlannedFile> {
  const stored = await readPlan(planKey, context);
  const kind = kindOf(stored, context);
  const file = await readFile(context.db, stored.fileKey);
  if (!file) throw new Refusal("missing", "导入的文件已不存在，请重新上传");
  context.concerns(`${kind.title} ${file.name}`);
  return { stored, kind, file, sheets: await readSheets(file, context) };
}

/** The kind of a plan whose operation the user may still call. */
function kindOf({ kind: name, operation: id }: StoredPlan, context: FirmContext): ImportKind {
  const kind = context.importKindOf(name);
  const planned = context.project.operations.get(id);
  if (!planned) throw new Refusal("rule", "系统已更新，不再支持此导入，请重新发起");
  if (!mayCall(context.user.grants, planned.permission, "write")) throw new Refusal("permission");
  return kind;
}

function requestOf({ stored, kind, sheets }: PlannedFile, answers: PlanAnswers) {
  return { kind, target: stored.target, sheets, answers };
}

function answersOf({ columns = [], questions = [] }: ParamsOf<"importPlan.answer">): PlanAnswers {
  return {
    columns: columns.flatMap(({ place, field }) =>
      field === null || field === undefined ? [] : [{ place, field: field === NOT_IMPORTED ? null : field }],
    ),
    questions: Object.fromEntries(
      questions.flatMap(({ id, answer }) => (answer === null || answer === undefined ? [] : [[id, answer]])),
    ),
  };
}

function columnChoices(kind: ImportKind, target: object, context: FirmContext) {
  const columns = kind.columns(target, context);
  return [
    { value: NOT_IMPORTED, label: "不导入" },
    ...columns.map(({ name, title }) => ({ value: name, label: title })),
  ];
}

/** Decide about a planned file, and import it. */
export const importPlanOperations = [answerPlan, startPlan, planFaults, planChoices];
