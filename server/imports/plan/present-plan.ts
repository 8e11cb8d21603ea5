import type { FirmContext, ImportKind } from "../../contracts/firm-context.ts";
import type { ImportPlan } from "./import-plan.ts";
import type { PlanAnswers } from "./plan-answers.ts";
import { answerOf } from "./plan-problems.ts";

/** The most faults that one answer lists; the file of the check has all. */
const MOST_FAULTS = 100;

interface Planned {
  readonly planKey: string;
  readonly fileName: string;
  readonly kind: ImportKind;
  readonly target: object;
  readonly answers: PlanAnswers;
}

/** The plan as the browser shows it. */
export function presentPlan(plan: ImportPlan, planned: Planned, context: FirmContext) {
  const { planKey, fileName, kind, target, answers } = planned;
  const titles = new Map(kind.columns(target, context).map(({ name, title }) => [name, title]));
  const { counts, faults, questions, tables, problems } = plan;
  return {
    planKey,
    fileName,
    title: kind.title,
    rowCount: counts.rows,
    newCount: counts.new,
    changedCount: counts.changed,
    sameCount: counts.same,
    faultCount: counts.faulty,
    faultTotal: faults.length,
    faults: faults.slice(0, MOST_FAULTS),
    facts: [...plan.facts],
    problems: problems
      .filter((problem) => questions.every(({ text }) => text !== problem))
      .map((content) => ({ content })),
    questions: questions.map((question) => ({
      id: question.id,
      text: question.text,
      answer: answerOf(question, answers) ?? null,
    })),
    columns: (tables[0]?.columns ?? []).map(({ place, title, examples, sum, field, state }) => ({
      place,
      title,
      examples: examples.join("；"),
      sum,
      field: state === "open" ? null : (field ?? NOT_IMPORTED),
      fieldTitle: field === null ? null : (titles.get(field) ?? field),
      state,
    })),
  };
}

/** The choice of a column that is not imported, where the names of ours stand. */
export const NOT_IMPORTED = "-";
