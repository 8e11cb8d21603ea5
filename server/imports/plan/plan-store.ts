import { randomUUID } from "node:crypto";
import type { FirmContext } from "../../contracts/firm-context.ts";
import { Refusal } from "../../platform/errors.ts";
import type { ImportQuestion } from "../../contracts/import-kind.ts";
import type { PlanAnswers } from "./plan-answers.ts";

/** A plan as it is kept until its file is imported. */
export interface StoredPlan {
  readonly planKey: string;
  readonly kind: string;
  /** The operation that took the file in. */
  readonly operation: string;
  readonly target: object;
  readonly fileKey: string;
  readonly answers: PlanAnswers;
  readonly questions: readonly ImportQuestion[];
  readonly digest: string;
}

/** Keeps a plan; gives its key. */
export async function savePlan(
  plan: Omit<StoredPlan, "planKey">,
  { db, user, clock }: FirmContext,
): Promise<string> {
  const planKey = randomUUID();
  const { target, answers, questions, ...rest } = plan;
  await db
    .insertInto("importPlan")
    .values({
      ...rest,
      planKey,
      target: JSON.stringify(target),
      answers: JSON.stringify(answers),
      questions: JSON.stringify(questions),
      owner: user.id,
      createTime: clock.now(),
    })
    .execute();
  return planKey;
}

/** Keeps what the user has decided, and what would be done then. */
export async function changePlan(
  { planKey, answers, questions, digest }: Pick<StoredPlan, "planKey" | "answers" | "questions" | "digest">,
  { db }: FirmContext,
): Promise<void> {
  await db
    .updateTable("importPlan")
    .set({ answers: JSON.stringify(answers), questions: JSON.stringify(questions), digest })
    .where("planKey", "=", planKey)
    .execute();
}

/** The plan of the user; that of any other is missing to them. */
export async function readPlan(
  planKey: string,
  { db, user }: Pick<FirmContext, "db" | "user">,
): Promise<StoredPlan> {
  const plan = await db
    .selectFrom("importPlan")
    .select(["planKey", "kind", "operation", "target", "fileKey", "answers", "questions", "digest", "owner"])
    .where("planKey", "=", planKey)
    .executeTakeFirst();
  if (plan?.owner !== user.id) throw new Refusal("missing", "导入的文件已不存在，请重新上传");
  const { answers, questions } = plan;
  return { ...plan, answers: answers as PlanAnswers, questions: questions as readonly ImportQuestion[] };
}
